import type { Hash } from "./commitment.ts";
import {
  type ContestMove,
  type ContestOffer,
  isInPlay,
  type Phase,
  type SideState,
  type SideStatus,
  type Stage,
} from "./state.ts";

/** What the reducer must be told of the world. */
export interface Referee {
  /** Ids of the users who are game masters. */
  readonly gameMasters: ReadonlySet<string>;
  readonly hash: Hash;
}

/** What becomes of a move. What comes too early may count once something else has. */
export type Verdict = "counts" | "tooEarly" | "ignored";

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The contest while its moves are played through. */
export class Play {
  readonly sides: Changeable<SideState>[];
  deadline: number | null;
  ended: { readonly phase: Phase; readonly move: ContestMove } | null = null;
  early: ContestMove | null = null;
  ruling: ContestMove | null = null;

  constructor(
    readonly offer: ContestOffer,
    readonly referee: Referee,
  ) {
    this.deadline = this.deadlineFrom(offer.time);
    this.sides = offer.sides.map(({ id }) => ({
      id,
      status: "waiting",
      declare: null,
      aside: null,
      commit: null,
      answer: null,
      again: [],
      isVoid: false,
    }));
  }

  get phase(): Phase {
    if (this.ended) return this.ended.phase;
    const inPlay = this.sides.filter(isInPlay);
    if (inPlay.length < 2)
      return this.sides.some(({ status }) => status === "late") ? "timedOut" : "declined";
    if (inPlay.every(({ status }) => status === "answered")) return "answered";
    const isChoosing = inPlay.some(({ status }) => status === "waiting" || status === "declared");
    return isChoosing ? "open" : "committed";
  }

  get stage(): Stage {
    const isDeclaring = this.sides.some(({ status }) => status === "waiting");
    return this.offer.declares && isDeclaring ? "declare" : "choose";
  }

  /** The status of those who may choose. */
  get readyToChoose(): SideStatus {
    return this.offer.declares ? "declared" : "waiting";
  }

  /** Each stage has its own time, the second from the move that ended the first. */
  startChoosing(time: number): void {
    this.deadline = this.deadlineFrom(time);
  }

  private deadlineFrom(time: number): number | null {
    const { timeLimit } = this.offer;
    return timeLimit === null ? null : time + timeLimit * 1000;
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

  /** Whether any side has chosen, in secret or openly. */
  hasChosen(): boolean {
    return this.sides.some(({ commit, answer }) => commit !== null || answer !== null);
  }

  end(phase: Phase, move: ContestMove): Verdict {
    this.ended = { phase, move };
    return "counts";
  }
}
