import { Distribution } from "../../core/rules/distribution.ts";
import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { D20, ROLL_MODES, type RollMode } from "./advantage.ts";
import { INJURY_DICE } from "./injury.ts";
import { distancePenalty } from "./stealth.ts";

/** How likely each kept face of the d20 is (Trauma 003:14). */
const KEPT: Readonly<Record<RollMode, Distribution>> = {
  normal: Distribution.die(D20),
  advantage: Distribution.die(D20).with(Distribution.die(D20), Math.max),
  disadvantage: Distribution.die(D20).with(Distribution.die(D20), Math.min),
};

/** The kept d20 of a mode (Trauma 003:14). @throws {RuleError} for an unknown mode. */
export function keptD20(mode: RollMode): Distribution {
  return KEPT[requireChoice("mode", mode, ROLL_MODES)];
}

/**
 * The chance that the kept d20 and the modifier reach a number: an armour class, an attention, a
 * difficulty (Trauma 003:14). With p for one die, advantage is 1 − (1 − p)² and disadvantage p². @throws {RuleError}
 */
export function reachChance(target: number, modifier: number, mode: RollMode = "normal"): Fraction {
  const needed = requireInteger("target", target) - requireInteger("modifier", modifier);
  const p = Fraction.of(Math.min(D20, Math.max(0, D20 + 1 - needed)), D20);
  switch (requireChoice("mode", mode, ROLL_MODES)) {
    case "normal":
      return p;
    case "advantage":
      return p.complement().power(2).complement();
    case "disadvantage":
      return p.power(2);
  }
}

/** The chance to sneak past this attention after moving, out of melee reach (Trauma 003:17-19). @throws {RuleError} */
export function stealthChance(
  attention: number,
  modifier: number,
  metres: number,
  mode: RollMode = "normal",
): Fraction {
  return reachChance(
    attention,
    requireInteger("modifier", modifier) + distancePenalty(metres),
    mode,
  );
}

/** 2d4: the days of an injury and the points of a night (Trauma 003:35, 003:38). */
export const TWO_D4 = Distribution.die(INJURY_DICE.faces).repeat(INJURY_DICE.count);
