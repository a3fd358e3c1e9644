import type { QuartetActor } from "../documents/actor.ts";
import { isInPlay } from "../rules/contest/state.ts";
import type { Contest, ContestSide } from "./joined.ts";
import type { ChooseContext, DeclaredSoFar, RollContext } from "./kind.ts";

/** What a kind is told when somebody is to declare or to choose for a side. */
export function chooseContext(
  contest: Contest,
  side: ContestSide,
  actor: QuartetActor,
  skipDialog: boolean,
): ChooseContext {
  return {
    ...common(contest, side),
    contest: contest.id,
    actor,
    name: side.name,
    opponents: contest.sides.filter(({ id }) => id !== side.id).map(({ name }) => name),
    preset: {},
    skipDialog,
  };
}

/** What a kind is told when dice of a side are to fall. */
export function rollContext(contest: Contest, side: ContestSide): RollContext {
  const again = contest.outcome?.again.find((request) => request.side === side.id) ?? null;
  return { ...common(contest, side), again };
}

function common(contest: Contest, side: ContestSide) {
  const inPlay = contest.sides.filter(({ state }) => isInPlay(state));
  return {
    ...declaredSoFar(contest, side),
    options: contest.options,
    side: side.id,
    opener: contest.sides[0]?.id ?? "",
    sides: inPlay.map(({ id }) => id),
  };
}

function declaredSoFar({ sides, state }: Contest, { hidden }: ContestSide): DeclaredSoFar {
  return {
    declarations: Object.fromEntries(
      sides.flatMap(({ id, declaration }) => (declaration ? [[id, declaration]] : [])),
    ),
    hidden,
    names: Object.fromEntries(sides.map(({ id, name }) => [id, name])),
    ruling: state.early?.data ?? null,
  };
}
