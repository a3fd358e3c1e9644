import { RuleError, requireInteger } from "../../core/rules/errors.ts";
import type { ActionValue, Chain } from "./action.ts";
import { type ContestOutcome, contest } from "./contest.ts";
import { type LpChange, loseLp } from "./damage.ts";
import { type PassiveOutcome, passiveCheck } from "./difficulty.ts";
import { requireArmour } from "./equipment.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";
import { requireSkill } from "./skills.ts";
import type { SpellError } from "./spell.ts";

/** The spell as the weaver meets it; what {@link file://./spell.ts spell} returns, or a number of the game master's. */
export interface Weave {
  readonly difficulty: number;
  readonly errors?: readonly SpellError[];
}

/** A target that may resist with will (setting `magicResistance`). */
export interface ResistingTarget {
  readonly will: number;
  readonly chain: Chain;
}

export type WeavingOutcome =
  | {
      readonly status: "refused";
      readonly rule: "notEnoughMp" | SpellError;
      readonly mpLeft: number;
    }
  | {
      readonly status: "woven";
      readonly rule: "spellSucceeds" | "spellFails" | "spellResisted";
      readonly check: PassiveOutcome;
      /** Whether the spell took form; each target may still resist it. */
      readonly success: boolean;
      readonly cost: number;
      readonly costRule: "fullCost" | "halfCost" | "noCost";
      readonly mpLeft: number;
      /** Seconds of weaving, also for a spell that fails. */
      readonly seconds: number;
      /** One for each target, while the setting is on and the spell took form; the caster is side 0. */
      readonly resistances: readonly ContestOutcome[];
      /** Places of the targets that are affected; null when nobody was asked to resist. */
      readonly affected: readonly number[] | null;
    };

/**
 * Weaving: the magic skill against the spell's difficulty. It takes as many seconds and magic points
 * as the difficulty; without the points it cannot begin (HELIX 002:61). A failed spell costs by the
 * setting `failedSpellCost` (half is rounded down). With `magicResistance` on, the caster's total must
 * also beat each target's roll on will (ours; 002:11 mentions resistance). @throws {RuleError}
 */
export function weave(
  woven: Weave,
  magic: ActionValue,
  chain: Chain,
  mp: number,
  targets: readonly ResistingTarget[] = [],
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): WeavingOutcome {
  const difficulty = requireInteger("difficulty", woven.difficulty, { min: 0 });
  requireInteger("mp", mp, { min: 0 });
  const error = woven.errors?.[0];
  if (error) return { status: "refused", rule: error, mpLeft: mp };
  if (mp < difficulty) return { status: "refused", rule: "notEnoughMp", mpLeft: mp };

  const check = passiveCheck(magic, chain, difficulty);
  const { cost, costRule } = weavingCost(difficulty, check.success, settings);
  const asks = requireSetting(settings, "magicResistance") === "on" && targets.length > 0;
  if (!asks && targets.length > 0)
    throw new RuleError("forbidden", { input: "targets", value: targets.length, max: 0 });
  const resistances =
    check.success && asks
      ? targets.map(({ will, chain: roll }) =>
          contest([
            { ...magic, chains: [chain] },
            { value: will, source: "attribute", id: "wil", chains: [roll] },
          ]),
        )
      : [];
  const affected = asks ? resistances.flatMap(({ winner }, i) => (winner === 0 ? [i] : [])) : null;
  const isResisted = check.success && affected?.length === 0;
  const rule = !check.success ? "spellFails" : isResisted ? "spellResisted" : "spellSucceeds";
  return {
    status: "woven",
    rule,
    check,
    success: check.success,
    cost,
    costRule,
    mpLeft: mp - cost,
    seconds: difficulty,
    resistances,
    affected,
  };
}

/** What a spell costs in magic points, by whether it succeeded (HELIX 002:61, setting `failedSpellCost`). @throws {RuleError} */
export function weavingCost(
  difficulty: number,
  success: boolean,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): { readonly cost: number; readonly costRule: "fullCost" | "halfCost" | "noCost" } {
  requireInteger("difficulty", difficulty, { min: 0 });
  const rule = requireSetting(settings, "failedSpellCost");
  if (success || rule === "full") return { cost: difficulty, costRule: "fullCost" };
  if (rule === "half") return { cost: Math.floor(difficulty / 2), costRule: "halfCost" };
  return { cost: 0, costRule: "noCost" };
}

/** How far a weaver's spells can go. */
export interface WeavingLimits {
  /** The highest difficulty the magic points pay for. */
  readonly affordable: number;
  /** The highest difficulty that cannot fail: the skill + 1, if the points pay for it. */
  readonly certain: number;
}

/** The limits of a weaver with this magic skill and these points (HELIX 002:31, 002:61). @throws {RuleError} */
export function weavingLimits(magic: number, mp: number): WeavingLimits {
  const affordable = requireInteger("mp", mp, { min: 0 });
  return { affordable, certain: Math.min(affordable, requireSkill(magic) + 1) };
}

export interface SpellHit {
  readonly rule: "directLoss" | "armourApplies";
  readonly points: number;
  readonly lp: LpChange;
}

/**
 * A spell's damage: straight from the life points, without location or armour, unless the game master
 * lets an armour value apply (ours; the book is silent). @throws {RuleError}
 */
export function spellDamage(
  points: number,
  lp: number,
  armour: number | null = null,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): SpellHit {
  requireInteger("points", points, { min: 0 });
  const left = armour === null ? points : Math.max(0, points - requireArmour(armour));
  const rule = armour === null ? "directLoss" : "armourApplies";
  return { rule, points: left, lp: loseLp(lp, left, settings) };
}

/** Life points after a healing spell: never above the maximum (HELIX 002:80). @throws {RuleError} */
export function spellHealing(points: number, lp: number, max: number): number {
  requireInteger("points", points, { min: 0 });
  requireInteger("max", max, { min: 0 });
  return Math.min(max, requireInteger("lp", lp) + points);
}
