import { JUDGES } from "./judges.ts";
import { Play, type Referee, type Verdict } from "./play.ts";
import type { ContestMove, ContestOffer, ContestState } from "./state.ts";

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
  return {
    phase: play.phase,
    stage: play.stage,
    sides: play.sides,
    deadline: play.deadline,
    endedBy: play.ended?.move ?? null,
    early: play.early,
    ruling: play.ruling,
    ignored: inOrder([...ignored, ...early]),
  };
}

function judge(play: Play, move: ContestMove): Verdict {
  if (play.ended) return "ignored";
  const { stage } = play;
  const verdict = JUDGES[move.type]?.(play, move) ?? "ignored";
  if (stage === "declare" && play.stage === "choose") play.startChoosing(move.time);
  return verdict;
}
