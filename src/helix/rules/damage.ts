import { requireInteger } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import { requireWeapon } from "./equipment.ts";
import { damageScale, type Scale } from "./scale.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

export type DamageSource = "winnerTotal" | "weapon" | "loserTotal" | "difficulty" | "armour";

export interface DamageInput {
  readonly winnerTotal: number;
  /** The total of the loser, or the difficulty a shot was made against. */
  readonly against: { readonly source: "loserTotal" | "difficulty"; readonly value: number };
  readonly weapon: number;
  /** The scale of what carries the weapon. */
  readonly scale?: Scale;
  /** The armour value where the hit landed. */
  readonly armour: number;
}

export interface Damage {
  /** The winner's total and weapon, less the loser's total and armour. */
  readonly terms: readonly Term<DamageSource>[];
  /** The sum of the terms, which may be negative. */
  readonly raw: number;
  /** What the whole is multiplied with: 1, or 10 for a vehicle's weapon under `vehicleDamageScope` total. */
  readonly factor: number;
  /** Life points lost, 0 or more. */
  readonly points: number;
  readonly rule: "damageDealt" | "armourStopped";
}

/** 0 − value without the negative zero. */
export function less(value: number): number {
  return 0 - value;
}

/**
 * The winner's total and weapon value, less the loser's total and armour value (HELIX 002:44).
 * Armour can stop all of it but never heals (ours). @throws {RuleError}
 */
export function damage(
  input: DamageInput,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): Damage {
  const scale = damageScale(input.scale ?? "person", settings);
  const { source, value } = input.against;
  const terms: Term<DamageSource>[] = [
    { source: "winnerTotal", value: requireInteger("winnerTotal", input.winnerTotal) },
    { source: "weapon", value: requireWeapon(input.weapon) * scale.weapon },
    { source, value: less(requireInteger(source, value)) },
    { source: "armour", value: less(requireInteger("armour", input.armour, { min: 0 })) },
  ];
  const raw = sumTerms(terms);
  const points = Math.max(0, raw) * scale.total;
  const rule = points > 0 ? "damageDealt" : "armourStopped";
  return { terms, raw, factor: scale.total, points, rule };
}

/** Life points before and after a loss. */
export interface LpChange {
  readonly before: number;
  readonly lost: number;
  /** May be below 0: the book sets no floor, and what it means is the game master's. */
  readonly after: number;
  readonly isSpent: boolean;
  /** Whether a marker is shown: at 0 or below, if the setting `zeroLpStatus` wants one. */
  readonly marker: boolean;
}

/** Takes life points away (HELIX 002:44). @throws {RuleError} for a loss below 0. */
export function loseLp(
  lp: number,
  points: number,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): LpChange {
  const before = requireInteger("lp", lp);
  const lost = requireInteger("points", points, { min: 0 });
  const after = before - lost;
  const isSpent = after <= 0;
  const marker = isSpent && requireSetting(settings, "zeroLpStatus") === "marker";
  return { before, lost, after, isSpent, marker };
}
