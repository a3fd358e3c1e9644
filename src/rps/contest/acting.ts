import type { AnsweredContest, AnsweredSide } from "../../core/contest/kind.ts";
import { RuleError } from "../../core/rules/errors.ts";
import { RpsDiceRoll, RpsGrowthRoll } from "../rolls/rps-rolls.ts";
import { orderOf } from "./battle-options.ts";
import { actionOf, type DiceChoice, type HiddenDeclaration } from "./choices.ts";
import type { ActingSide, ActionFrame } from "./judge-action.ts";
import { readEarly, readLate } from "./rulings.ts";

/** The growth die of a declaration, as it fell. @throws if it is none. */
export function growthRollOf(hidden: object | null): RpsGrowthRoll {
  const roll: unknown = Roll.fromData((hidden as HiddenDeclaration | null)?.growth as never);
  if (roll instanceof RpsGrowthRoll) return roll;
  throw new RuleError("unknownChoice", { input: "growth", value: String(roll) });
}

/** A side with everything that its messages put on the table. @throws for what is none of ours. */
export function actingSide({ id, choice, declared, rolls }: AnsweredSide<DiceChoice>): ActingSide {
  if (!declared) throw new RuleError("unknownChoice", { input: "declaration" });
  const { reserve, limit, tk } = declared.hidden as HiddenDeclaration;
  const thrown = rolls.find((roll): roll is Roll => roll instanceof RpsDiceRoll);
  return {
    id,
    action: actionOf(declared),
    reserve,
    limit,
    tk,
    growthDie: growthRollOf(declared.hidden).face ?? 0,
    bought: choice.dice,
    dice: thrown instanceof RpsDiceRoll ? thrown.faces : [],
  };
}

/** What all sides of a contest share. */
export function frameOf({ options, early, ruling }: AnsweredContest): ActionFrame {
  const laidDown = readEarly(early);
  return {
    biggerThanDuel: laidDown.bigger ?? Boolean(options.biggerThanDuel),
    order: orderOf(options),
    early: laidDown,
    late: readLate(ruling),
  };
}
