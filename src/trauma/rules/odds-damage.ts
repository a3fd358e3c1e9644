import { Distribution } from "../../core/rules/distribution.ts";
import { requireInteger } from "../../core/rules/errors.ts";
import type { Fraction } from "../../core/rules/fraction.ts";
import { block, type PartArmour, requireArmour } from "./armour.ts";

/** The dice of a weapon, such as 2d6 + 1; the book has none, so they are the item's (ours). */
export interface DamageDice {
  readonly dice: readonly { readonly count: number; readonly faces: number }[];
  readonly bonus: number;
}

/** The most damage that odds are worked out for. */
export const MAX_ODDS_DAMAGE = 200;

/** How likely each amount of damage is, not below 0. @throws {RuleError} */
export function damageDistribution({ dice, bonus }: DamageDice): Distribution {
  requireInteger("bonus", bonus, { min: -MAX_ODDS_DAMAGE, max: MAX_ODDS_DAMAGE });
  const most = dice.reduce((sum, { count, faces }) => {
    requireInteger("count", count, { min: 0, max: MAX_ODDS_DAMAGE });
    return sum + count * requireInteger("faces", faces, { min: 2, max: 100 });
  }, bonus);
  requireInteger("damage", most, { max: MAX_ODDS_DAMAGE });
  return dice
    .reduce(
      (sum, { count, faces }) => sum.with(Distribution.die(faces).repeat(count)),
      Distribution.constant(bonus),
    )
    .map((damage) => Math.max(0, damage));
}

/** How much an armour stops of this much damage (Trauma 003:37). @throws {RuleError} */
export function blockDistribution(armour: PartArmour, raw: number): Distribution {
  return Distribution.die(requireArmour(armour).faces).map(
    (face) => block(armour, face, raw).blocked,
  );
}

/** The chance that this much damage wears the armour (Trauma 003:37). @throws {RuleError} */
export function wearChance(armour: PartArmour, raw: number): Fraction {
  return blockDistribution(armour, raw).chanceThat((blocked) => blocked > armour.durability);
}
