import { RuleError, requireFace, requireInteger } from "../../core/rules/errors.ts";
import { DIE_FACES, requireCount, requireLevel, requireSkill } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** Did growth meet the limit? `exact` succeeds critically, `over` fails. RPS [77] */
export const LIMIT_STATES = ["none", "exact", "over"] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

/** @returns The reserve that a character of this level starts and wakes with: the level itself. RPS [55] */
export function baseReserve(level: number): number {
  return requireLevel(level);
}

/** @returns The limit of a character of this level (1–6). @throws {RuleError} RPS [57][77] */
export function limitOf(level: number, settings: RpsSettings = DEFAULT_RPS_SETTINGS): number {
  return requireInteger("limit", settings.limits[requireLevel(level) - 1], { min: 1 });
}

/**
 * @param skill The full level of the skill in use (1–6; an NB uses rows 1–3), never capped by TK. RPS [65]
 * @param die The face of the growth die.
 * @returns The points gained. @throws {RuleError} RPS [5]
 */
export function gainOf(
  skill: number,
  die: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): number {
  const row = settings.gain[requireSkill(skill) - 1];
  return requireInteger("gain", row?.[requireFace(die, DIE_FACES) - 1], { min: 0, max: 15 });
}

/** How the reserve grew at the start of an opposed turn. */
export interface Growth {
  readonly skill: number;
  readonly die: number;
  readonly before: number;
  readonly gain: number;
  /** Before + gain: what was held against the limit. */
  readonly raised: number;
  readonly limit: number;
  readonly state: LimitState;
  /** What is left: `raised`, or 0 after an event. */
  readonly reserve: number;
}

/** What {@link grow} needs: the reserve before, the limit, the full skill and the growth die. */
export interface GrowthInput {
  readonly reserve: number;
  readonly limit: number;
  readonly skill: number;
  readonly die: number;
}

/**
 * Growth at the start of an opposed turn, and the limit that is checked at once, before dice are bought.
 * Percent actions never grow the reserve. @throws {RuleError} RPS [5][38][77]
 */
export function grow(input: GrowthInput, settings: RpsSettings = DEFAULT_RPS_SETTINGS): Growth {
  const before = requireCount("reserve", input.reserve);
  const limit = requireInteger("limit", input.limit, { min: 1 });
  const gain = gainOf(input.skill, input.die, settings);
  const raised = before + gain;
  const state: LimitState = raised < limit ? "none" : raised === limit ? "exact" : "over";
  const { skill, die } = input;
  return { skill, die, before, gain, raised, limit, state, reserve: state === "none" ? raised : 0 };
}

/** Points that left the reserve; they are gone whatever the roll brings. RPS [5][38] */
export interface Spending {
  readonly before: number;
  readonly spent: number;
  readonly after: number;
}

/** @returns The reserve after paying. @throws {RuleError} `notEnough` if it does not hold the points. RPS [5][38] */
export function spend(reserve: number, points: number): Spending {
  const before = requireCount("reserve", reserve);
  const spent = requireCount("points", points);
  if (spent > before)
    throw new RuleError("notEnough", { input: "reserve", value: before, min: spent });
  return { before, spent, after: before - spent };
}

/** What sets the reserve to its base: a new session, a full night, a few hours of relaxing. RPS [79] */
export const REST_KINDS = ["start", "night", "relaxation"] as const;
export type RestKind = (typeof REST_KINDS)[number];

/** Rest sets the reserve to its base, upwards or downwards. @throws {RuleError} RPS [79] */
export function rest(reserve: number, level: number): Omit<Spending, "spent"> & { change: number } {
  const before = requireCount("reserve", reserve);
  const after = baseReserve(level);
  return { before, after, change: after - before };
}

/** How the character feels: at ease up to the base, nervous above it. Colour only. RPS [77] */
export const MOODS = ["calm", "nervous", "limit"] as const;
export type Mood = (typeof MOODS)[number];

/** The gauge of a reserve: its marks, and how far into the nervous zone it is. */
export interface ReserveGauge {
  readonly mood: Mood;
  readonly base: number;
  readonly limit: number;
  /** Points above the base: 0 while calm. */
  readonly above: number;
  /** Points that are missing to the limit: 0 at or beyond it. */
  readonly left: number;
  /** 0 while calm, 1 at the limit. */
  readonly nervousness: number;
}

/** @returns What to draw for a reserve; nothing in the rules follows from it. @throws {RuleError} RPS [77] */
export function reserveGauge(
  reserve: number,
  level: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): ReserveGauge {
  const held = requireCount("reserve", reserve);
  const [base, limit] = [baseReserve(level), limitOf(level, settings)];
  const above = Math.max(0, held - base);
  const mood: Mood = held >= limit ? "limit" : above > 0 ? "nervous" : "calm";
  const nervousness = mood === "limit" ? 1 : mood === "calm" ? 0 : above / (limit - base);
  return { mood, base, limit, above, left: Math.max(0, limit - held), nervousness };
}

/** What a change of level does: new marks, the same reserve, and a word with the game master if that is too much. */
export interface LevelChange {
  readonly base: number;
  readonly limit: number;
  readonly reserve: number;
  /** The reserve lies at or beyond the new limit: the game master sets it. */
  readonly needsGm: boolean;
}

/** @returns The marks of the new level; the points stay as they are. @throws {RuleError} RPS [57][77] */
export function changeLevel(
  reserve: number,
  level: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): LevelChange {
  const held = requireCount("reserve", reserve);
  const limit = limitOf(level, settings);
  return { base: baseReserve(level), limit, reserve: held, needsGm: held >= limit };
}
