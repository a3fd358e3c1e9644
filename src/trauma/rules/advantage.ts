import { requireChoice, requireDice, requireInteger } from "../../core/rules/errors.ts";
import { DEFAULT_TRAUMA_SETTINGS, requireSetting, type TraumaSettings } from "./settings.ts";

/** How the d20 is rolled (Trauma 003:14). */
export const ROLL_MODES = ["disadvantage", "normal", "advantage"] as const;
export type RollMode = (typeof ROLL_MODES)[number];

export const D20 = 20;

/** Where an advantage or a disadvantage comes from. */
export const EDGE_SOURCES = ["situation", "severePain", "moderatePain", "injuredArm"] as const;
export type EdgeSource = (typeof EDGE_SOURCES)[number];

/** One reason to roll with advantage or disadvantage. */
export interface Edge {
  readonly kind: "advantage" | "disadvantage";
  readonly source: EdgeSource;
  /** Identifier of the thing behind it, such as an item's or a body part's. */
  readonly id?: string;
}

export interface Netting {
  readonly mode: RollMode;
  readonly advantages: number;
  readonly disadvantages: number;
  readonly rule: "noEdge" | "advantageRemains" | "disadvantageRemains" | "edgesCancel";
}

/**
 * Advantages and disadvantages are subtracted from each other but never stack: two are as good as one,
 * one of each is a single die (Trauma 003:14). Two against one leave one, or cancel if only their
 * presence counts (setting `advantageNetting`). @throws {RuleError} for a count below 0.
 */
export function netAdvantage(
  advantages: number,
  disadvantages: number,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): Netting {
  requireInteger("advantages", advantages, { min: 0 });
  requireInteger("disadvantages", disadvantages, { min: 0 });
  const isCounted = requireSetting(settings, "advantageNetting") === "count";
  const weigh = (count: number) => (isCounted ? count : Math.min(count, 1));
  const net = weigh(advantages) - weigh(disadvantages);
  const counts = { advantages, disadvantages };
  if (net > 0) return { mode: "advantage", ...counts, rule: "advantageRemains" };
  if (net < 0) return { mode: "disadvantage", ...counts, rule: "disadvantageRemains" };
  return { mode: "normal", ...counts, rule: advantages > 0 ? "edgesCancel" : "noEdge" };
}

/** The netting of a list of reasons. @throws {RuleError} */
export function netEdges(
  edges: readonly Edge[],
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): Netting {
  for (const { kind, source } of edges) {
    requireChoice("kind", kind, ["advantage", "disadvantage"]);
    requireChoice("source", source, EDGE_SOURCES);
  }
  const count = (kind: Edge["kind"]) => edges.filter((edge) => edge.kind === kind).length;
  return netAdvantage(count("advantage"), count("disadvantage"), settings);
}

/** How many d20 a mode rolls: 1 or 2. @throws {RuleError} */
export function diceOf(mode: RollMode): number {
  return requireChoice("mode", mode, ROLL_MODES) === "normal" ? 1 : 2;
}

export interface KeptD20 {
  readonly mode: RollMode;
  readonly faces: readonly number[];
  readonly kept: number;
  /** The place of the kept die: of two equal ones, the first. */
  readonly keptIndex: number;
  readonly rule: "singleDie" | "betterDie" | "worseDie";
}

/** The die that counts: the only one, the better of two or the worse (Trauma 003:14). @throws {RuleError} for a wrong number of faces. */
export function keepD20(mode: RollMode, faces: readonly number[]): KeptD20 {
  requireDice(faces, diceOf(mode), D20);
  const kept = mode === "disadvantage" ? Math.min(...faces) : Math.max(...faces);
  const rule = mode === "normal" ? "singleDie" : mode === "advantage" ? "betterDie" : "worseDie";
  return { mode, faces: [...faces], kept, keptIndex: faces.indexOf(kept), rule };
}
