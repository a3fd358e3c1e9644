import { type ContestMove, type ContestState, isInPlay } from "../rules/contest/state.ts";
import type { Contest, ContestSide } from "./joined.ts";
import type { AnsweredContest, AnsweredSide, ContestKind } from "./kind.ts";

/** What a kind judges, once all have answered. */
export function answeredContest(
  id: string,
  sides: readonly ContestSide[],
  { early, ruling }: ContestState,
  options: Contest["options"],
): AnsweredContest {
  const inPlay = sides.filter(({ state }) => isInPlay(state));
  return {
    id,
    options,
    opener: sides[0]?.id ?? "",
    early: early?.data ?? null,
    ruling: ruling?.data ?? null,
    sides: inPlay.map(answeredSide),
  };
}

function answeredSide(side: ContestSide): AnsweredSide {
  const { id, name, uuid, state, declaration, hidden } = side;
  const { answer, again } = state;
  return {
    id,
    name,
    actor: uuid,
    choice: (answer?.data.choice ?? {}) as object,
    declared: declaration && { open: declaration.open, hidden: hidden ?? {} },
    rolls: rollsOf(answer),
    rolledAmong: (answer?.data.sides ?? []) as readonly string[],
    again: again.map((move) => ({ data: move.data, rolls: rollsOf(move) })),
  };
}

function rollsOf(move: ContestMove | null): readonly Roll[] {
  return (move && (game.messages.get(move.id)?.rolls as readonly Roll[] | undefined)) ?? [];
}

/** Data from other clients may be anything: what the rules refuse spoils only this one contest. */
export function judge(kind: ContestKind, answered: AnsweredContest) {
  try {
    const outcome = kind.resolve(answered);
    const costs = answered.sides.flatMap(({ choice, id }) => kind.costs?.(choice, id) ?? []);
    const isSettled = outcome.again.length === 0;
    const settlements = (isSettled && kind.settle?.(outcome, answered)) || [];
    const consequences = kind.consequences?.(outcome, answered) ?? [];
    return { outcome, settlements, proposals: [...costs, ...settlements, ...consequences] };
  } catch (error) {
    console.warn(`${kind.id}: this contest cannot be judged.`, error);
    return null;
  }
}
