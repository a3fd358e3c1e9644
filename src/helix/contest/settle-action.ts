import type { Chain } from "../rules/action.ts";
import { severalOpponents } from "../rules/combat.ts";
import { type ContestOutcome, type ContestSide, contest } from "../rules/contest.ts";
import type { HelixSettings } from "../rules/settings.ts";
import { type ActionChoice, actionValueOf } from "./choices.ts";

/** A side with all the dice that it has thrown. */
export interface RolledAction {
  readonly choice: ActionChoice;
  /** Its roll, then those after ties. There may be more than the rules have asked for. */
  readonly chains: readonly Chain[];
}

/** A side as the rules read it, with the term for several opponents. */
function contestSide({ choice }: RolledAction, chains: readonly Chain[]): ContestSide {
  const action = actionValueOf(choice);
  const several = severalOpponents(choice.opponents);
  const modifiers = [...(action.modifiers ?? []), ...(several.value === 0 ? [] : [several])];
  return { ...action, modifiers, agility: choice.agility, chains };
}

/**
 * Judges an action contest of two and more sides (HELIX 002:31). Dice that nobody has asked for do
 * not count: after a tie, each side in it adds its next roll, as long as all of them have one.
 * @throws {RuleError} for choices or dice that the rules refuse.
 */
export function settleAction(
  sides: readonly RolledAction[],
  settings: HelixSettings,
): ContestOutcome {
  const used = sides.map(() => 1);
  for (;;) {
    const outcome = contest(
      sides.map((side, place) => contestSide(side, side.chains.slice(0, used[place]))),
      settings,
    );
    const mayGoOn =
      outcome.status === "reroll" &&
      outcome.tied.every((place) => sides[place]!.chains.length > used[place]!);
    if (!mayGoOn) return outcome;
    for (const place of outcome.tied) used[place] = used[place]! + 1;
  }
}
