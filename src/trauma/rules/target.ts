import { requireInteger } from "../../core/rules/errors.ts";
import { type Block, block, type PartArmour } from "./armour.ts";
import { freshBody } from "./body.ts";
import { type Condition, condition } from "./condition.ts";
import type { TraumaSettings } from "./settings.ts";

/**
 * Something without the six parts of a humanoid: a vehicle, a beast, a machine. The book has no rules
 * for it; ours are plain hit points behind one piece of armour, without pain or injury.
 */
export interface PlainTarget {
  readonly hp: number;
  readonly armour: PartArmour | null;
}

export interface PlainHit {
  readonly rule: "damaged" | "blockedAll" | "destroyed";
  readonly block: Block | null;
  readonly dealt: number;
  readonly before: number;
  readonly after: number;
}

/** Damage to something without parts: not below 0, where it is destroyed (ours). @throws {RuleError} */
export function strikePlain(
  target: PlainTarget,
  damage: number,
  armourFace: number | null = null,
): PlainHit {
  const before = requireInteger("hp", target.hp, { min: 0 });
  requireInteger("damage", damage, { min: 0 });
  const stopped = target.armour ? block(target.armour, armourFace ?? Number.NaN, damage) : null;
  const dealt = stopped?.dealt ?? damage;
  const after = Math.max(0, before - dealt);
  const rule = after === 0 ? "destroyed" : dealt === 0 ? "blockedAll" : "damaged";
  return { rule, block: stopped, dealt, before, after };
}

/**
 * The condition of something without parts: whole until its hit points are used up, and then destroyed,
 * which counts as dead (ours). @param wasDead Once destroyed, it stays so. @throws {RuleError}
 */
export function plainCondition(
  { hp }: Pick<PlainTarget, "hp">,
  settings: TraumaSettings,
  wasDead = false,
): Condition {
  const isDead = wasDead || requireInteger("hp", hp, { min: 0 }) === 0;
  return condition(freshBody(1, []), settings, 0, isDead ? "dead" : "conscious");
}
