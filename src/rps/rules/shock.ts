import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { requireSigned } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings, SHOCK_MODES } from "./settings.ts";

/** Shock (and blood) count up: 0 is well, 1 mild tiredness, 6 the deepest shock. Vehicles have ceilings of their own. RPS [125] */
export const MAX_SHOCK = 6;
/** A stage for the track; death is not among them: nobody is dead until the game master says so. RPS [125] */
export const SHOCK_STAGES = ["well", "mild", "hurt", "coma"] as const;
export type ShockStage = (typeof SHOCK_STAGES)[number];

/** @returns The shock of a human, 0–6. @throws {RuleError} otherwise. RPS [125] */
export const requireShock = (value: unknown): number =>
  requireInteger("shock", value, { min: 0, max: MAX_SHOCK });

/** @returns The stage of a shock of 0–6: the book describes 1 and 6. @throws {RuleError} RPS [125] */
export function shockStage(shock: number): ShockStage {
  const checked = requireShock(shock);
  if (checked === 0) return "well";
  return checked === 1 ? "mild" : checked === MAX_SHOCK ? "coma" : "hurt";
}

/** A change of shock on its track. */
export interface ShockChange {
  readonly before: number;
  readonly after: number;
  /** What lies beyond the end of the track: the game master's to tell. */
  readonly excess: number;
}

/**
 * Moves a track by a number that the game master chose; a weapon's damage is never applied by itself.
 * @param ceiling 6 for a human, the structure of a vehicle. @throws {RuleError} RPS [123][125][137]
 */
export function changeShock(
  shock: number,
  change: number,
  ceiling: number = MAX_SHOCK,
): ShockChange {
  const max = requireInteger("ceiling", ceiling, { min: 0 });
  const before = requireInteger("shock", shock, { min: 0, max });
  const wanted = before + requireSigned("change", change);
  const after = Math.max(0, Math.min(max, wanted));
  return { before, after, excess: wanted - after };
}

/** A penalty to suggest; the game master enters it, or another, or none. */
export interface ShockSuggestion {
  /** In steps of a specialisation, for opposed actions. */
  readonly steps: number;
  /** The same in percent, for percent actions. */
  readonly percent: number;
  readonly track: "shock" | "blood";
}

/**
 * The penalty that we suggest for a state of 0–6; of two tracks the worse one.
 * @param blood Only in worlds with two tracks. @throws {RuleError} RPS [125]
 */
export function suggestPenalty(
  shock: number,
  blood = 0,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): ShockSuggestion {
  const steps = (value: number): number =>
    requireSigned("shockSuggestion", settings.shockSuggestion[requireShock(value)]);
  const isDual = requireChoice("shockMode", settings.shockMode, SHOCK_MODES) === "dual";
  const [byShock, byBlood] = [steps(shock), steps(blood)];
  const track = isDual && byBlood < byShock ? "blood" : "shock";
  const chosen = track === "blood" ? byBlood : byShock;
  return { steps: chosen, percent: chosen * settings.percentPerSpecialisation + 0, track };
}
