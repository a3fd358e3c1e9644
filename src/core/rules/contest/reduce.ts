import { commitment, type Hash } from "./commitment.ts";
import {
  type ContestMove,
  type ContestOffer,
  type ContestState,
  isInPlay,
  type MoveType,
  type Phase,
  type SideState,
} from "./state.ts";

/** What the reducer must be told of the world. */
export interface Referee {
  /** Ids of the users who are game masters. */
  readonly gameMasters: ReadonlySet<string>;
  readonly hash: Hash;
}

/** Clocks may differ by this much, in milliseconds. */
const CLOCK_TOLERANCE = 2000;

type Verdict = "counts" | "tooEarly" | "ignored";
type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The contest while its moves are played through. */
class Play {
  readonly sides: Changeable<SideState>[];
  readonly deadline: number | null;
  ended: { readonly phase: Phase; readonly move: ContestMove } | null = null;
  ruling: ContestMove | null = null;

  constructor(
    readonly offer: ContestOffer,
    readonly referee: Referee,
  ) {
    const { timeLimit, time } = offer;
    this.deadline = timeLimit === null ? null : time + timeLimit * 1000;
    this.sides = offer.sides.map(({ id }) => {
      return { id, status: "waiting", commit: null, answer: null, again: [], isVoid: false };
    });
  }

  get phase(): Phase {
    if (this.ended) return this.ended.phase;
    const inPlay = this.sides.filter(isInPlay);
    if (inPlay.length < 2)
      return this.sides.some(({ status }) => status === "late") ? "timedOut" : "declined";
    if (inPlay.every(({ status }) => status === "answered")) return "answered";
    return inPlay.some(({ status }) => status === "waiting") ? "open" : "committed";
  }

  isGameMaster({ author }: ContestMove): boolean {
    return this.referee.gameMasters.has(author);
  }

  leads(move: ContestMove): boolean {
    return move.author === this.offer.author || this.isGameMaster(move);
  }

  /** The side that the move is for, if its author may act for it. */
  ownSide(move: ContestMove): Changeable<SideState> | undefined {
    const users = this.offer.sides.find(({ id }) => id === move.side)?.users ?? [];
    const mayAct = users.includes(move.author) || this.isGameMaster(move);
    return mayAct ? this.sides.find(({ id }) => id === move.side) : undefined;
  }

  /** Whether everything that this user may have committed is on the table already. */
  hasShownAll(user: string): boolean {
    return this.offer.sides
      .filter(({ users }) => users.includes(user))
      .every(({ id }) => this.sides.find((side) => side.id === id)?.answer != null);
  }

  end(phase: Phase, move: ContestMove): Verdict {
    this.ended = { phase, move };
    return "counts";
  }
}

const JUDGES: Readonly<Record<MoveType, (play: Play, move: ContestMove) => Verdict>> = {
  commit(play, move) {
    const side = play.ownSide(move);
    const isFit = play.offer.secret && typeof move.data.hash === "string";
    if (side?.status !== "waiting" || !isFit) return "ignored";
    Object.assign(side, { status: "committed", commit: move });
    return "counts";
  },

  answer(play, move) {
    const side = play.ownSide(move);
    if (side?.status !== "waiting" || play.offer.secret) return "ignored";
    Object.assign(side, { status: "answered", answer: move });
    return "counts";
  },

  /** Clocks differ: a reveal that seems to come before the last commitment waits for it. */
  reveal(play, move) {
    const side = play.ownSide(move);
    if (!side || side.status === "answered" || !isInPlay(side)) return "ignored";
    if (play.phase !== "committed") return "tooEarly";
    if (fits(play, side, move)) Object.assign(side, { status: "answered", answer: move });
    else side.isVoid = true;
    return side.answer === move ? "counts" : "ignored";
  },

  again(play, move) {
    const side = play.ownSide(move);
    if (!side || !isInPlay(side)) return "ignored";
    if (play.phase !== "answered") return "tooEarly";
    const round = side.again.length + 1;
    if (typeof move.data.round !== "number" || move.data.round < round) return "ignored";
    if (move.data.round > round) return "tooEarly";
    side.again = [...side.again, move];
    return "counts";
  },

  decline(play, move) {
    const side = play.ownSide(move);
    if (side?.status !== "waiting") return "ignored";
    side.status = "declined";
    return "counts";
  },

  /** Only while nobody has shown anything: the opener cannot run away from what others reveal. */
  withdraw(play, move) {
    if (!play.leads(move) || play.phase !== "open") return "ignored";
    return play.end("withdrawn", move);
  },

  close(play, move) {
    const mayClose =
      play.isGameMaster(move) ||
      (play.leads(move) &&
        (play.phase === "open" || (play.phase === "committed" && play.hasShownAll(move.author))));
    return mayClose ? play.end("closed", move) : "ignored";
  },

  timeout(play, move) {
    const isDue = play.deadline !== null && move.time >= play.deadline - CLOCK_TOLERANCE;
    if (!isDue || !play.leads(move) || play.phase !== "open") return "ignored";
    for (const side of play.sides) if (side.status === "waiting") side.status = "late";
    return "counts";
  },

  ruling(play, move) {
    if (!play.isGameMaster(move)) return "ignored";
    if (play.phase !== "answered") return "tooEarly";
    play.ruling = move;
    return "counts";
  },
};

/**
 * Whether a reveal is what its side committed, and whether the commitment is the one that those
 * saw who revealed before: a commitment that was changed afterwards is void.
 */
function fits(play: Play, side: SideState, move: ContestMove): boolean {
  const { nonce, choice } = move.data;
  const hash = side.commit?.data.hash;
  if (typeof nonce !== "string" || choice === undefined) return false;
  const witnesses = play.sides.flatMap(({ answer }) => witnessed(answer, side.id) ?? []);
  if (witnesses.some((seen) => seen !== hash)) return false;
  try {
    return commitment(play.referee.hash, play.offer.id, side.id, { nonce, choice }) === hash;
  } catch {
    return false;
  }
}

/** What the author of a reveal saw as the commitment of a side. */
function witnessed(reveal: ContestMove | null, side: string): unknown {
  const seen = reveal?.data.seen;
  return typeof seen === "object" && seen !== null
    ? (seen as Record<string, unknown>)[side]
    : undefined;
}

/** Every move once, in the order in which the server got them. */
export function inOrder(moves: Iterable<ContestMove>): ContestMove[] {
  const byId = new Map([...moves].map((move) => [move.id, move]));
  return [...byId.values()].sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
}

/**
 * The state of a contest, from its offer and whatever moves have arrived, in any order and any
 * number. The first valid move of a side counts; moves of people who may not act count for nothing.
 */
export function reduceContest(
  offer: ContestOffer,
  moves: Iterable<ContestMove>,
  referee: Referee,
): ContestState {
  const play = new Play(offer, referee);
  const ignored: ContestMove[] = [];
  let early: ContestMove[] = [];
  for (const move of inOrder(moves)) {
    let due = [move];
    // What came too early may count once something else has.
    while (due.length > 0) {
      const verdicts = due.map((entry) => [entry, judge(play, entry)] as const);
      const counted = verdicts.some(([, verdict]) => verdict === "counts");
      const stillEarly = verdicts.filter(([, verdict]) => verdict === "tooEarly");
      ignored.push(...verdicts.flatMap(([entry, verdict]) => (verdict === "ignored" ? entry : [])));
      early = [...early, ...stillEarly.map(([entry]) => entry)];
      due = counted ? early : [];
      if (counted) early = [];
    }
  }
  const { phase, sides, deadline, ended, ruling } = play;
  return {
    phase,
    sides,
    deadline,
    endedBy: ended?.move ?? null,
    ruling,
    ignored: inOrder([...ignored, ...early]),
  };
}

function judge(play: Play, move: ContestMove): Verdict {
  return play.ended ? "ignored" : (JUDGES[move.type]?.(play, move) ?? "ignored");
}
