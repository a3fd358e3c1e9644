import { RuleError, requireInteger } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import { hasNb } from "./attributes.ts";
import { requireRoundLength, speedOf, speedWarnings } from "./movement.ts";
import { marginOf } from "./opposed.ts";
import { LEVELS, requireSkill } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";
import { MAX_SHOCK } from "./shock.ts";
import { PACES } from "./world.ts";

/** What can be odd about the game master's tables. */
export const SETTINGS_WARNINGS = [
  "gainZero",
  "gainFallsWithDie",
  "gainFallsWithSkill",
  "gainDiffersFromExample",
  "limitNotAboveLevel",
  "limitFallsWithLevel",
  "chanceFallsWithSkill",
  "halfCellNotHigh",
  "slowerThanLowerPace",
  "magicAttributeMissing",
  "magicAttributeWithoutNb",
] as const;
export type SettingsWarning = Warning<(typeof SETTINGS_WARNINGS)[number]>;

/** The four cells of the gain table that the book's car chase gives away: skill, die, gain. RPS [15][26] */
export const TEXT_GAINS = [
  [3, 2, 2],
  [3, 5, 3],
  [4, 3, 3],
  [4, 5, 4],
] as const;

/** Settings that stand in the book itself, so that a change is a change of its rules. RPS [8][36][38][72] */
export const TEXT_FIXED_SETTINGS = [
  "chance",
  "percentPerSpecialisation",
  "percentPerPoint",
  "margin",
] as const satisfies readonly (keyof RpsSettings)[];

/** @returns The settings that are not as in the book (or, where its table is missing, as in our default). */
export function changedSettings(settings: RpsSettings): (keyof RpsSettings)[] {
  const keys = Object.keys(DEFAULT_RPS_SETTINGS) as (keyof RpsSettings)[];
  return keys.filter((key) => !isBookValue(key, settings[key]));
}

/** Whether a value is the book's (or, where its table is missing, our default). */
export function isBookValue(key: keyof RpsSettings, value: unknown): boolean {
  return isSame(value, DEFAULT_RPS_SETTINGS[key]);
}

/** Whether two values hold the same data. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return Object.is(a, b);
  const [x, y] = [Object.entries(a), Object.entries(b)];
  return x.length === y.length && x.every(([key, v]) => key in b && isSame(v, Reflect.get(b, key)));
}

/** Looks through the tables. @throws {RuleError} for a table with missing or impossible cells. */
export function settingsWarnings(settings: RpsSettings): SettingsWarning[] {
  requireNumbers(settings);
  return [
    ...gainWarnings(settings.gain),
    ...limitWarnings(settings.limits),
    ...chanceWarnings(settings.chance),
    ...allotmentWarnings(settings),
    ...speedWarnings(settings.speeds),
    ...magicWarnings(settings),
  ];
}

/** The single numbers of the settings, which are right or wrong, never odd. */
function requireNumbers(settings: RpsSettings): void {
  marginOf(settings);
  requireInteger("minDice", settings.minDice, { min: 0, max: 1 });
  requireInteger("percentPerSpecialisation", settings.percentPerSpecialisation);
  requireInteger("percentPerPoint", settings.percentPerPoint);
  const { min, max } = settings.specialBonusRange;
  requireInteger("specialBonus", max, { min: requireInteger("specialBonus", min, { min: 1 }) });
  requireSkill(settings.untrained.level);
  requireInteger("modifier", settings.untrained.modifier);
  for (let shock = 0; shock <= MAX_SHOCK; shock++)
    requireInteger("shockSuggestion", settings.shockSuggestion[shock]);
  for (const pace of PACES) speedOf(settings.speeds, pace);
  requireRoundLength(settings.roundLength);
  for (const list of [settings.races, settings.attributes]) {
    const ids = new Set(list.map(({ id }) => id));
    if (ids.size !== list.length)
      throw new RuleError("forbidden", { input: "id", value: list.map(({ id }) => id).join() });
  }
}

function six<T>(input: string, list: readonly T[] | undefined): readonly T[] {
  if (list?.length !== LEVELS.length)
    throw new RuleError("outOfRange", { input, value: list?.length, min: 6, max: 6 });
  return list;
}

function gainWarnings(table: RpsSettings["gain"]): SettingsWarning[] {
  const found: SettingsWarning[] = [];
  const rows = six("gain", table).map((row) =>
    six("gain", row).map((gain) => requireInteger("gain", gain, { min: 0, max: 15 })),
  );
  rows.forEach((row, s) => {
    row.forEach((gain, d) => {
      const numbers = { skill: s + 1, die: d + 1, gain };
      if (gain === 0) found.push(warning("gainZero", "5", numbers));
      if (gain < (row[d - 1] ?? 0)) found.push(warning("gainFallsWithDie", "5", numbers));
      if (gain < (rows[s - 1]?.[d] ?? 0)) found.push(warning("gainFallsWithSkill", "5", numbers));
    });
  });
  for (const [skill, die, expected] of TEXT_GAINS) {
    const gain = rows[skill - 1]?.[die - 1] ?? 0;
    if (gain !== expected)
      found.push(warning("gainDiffersFromExample", "15", { skill, die, gain, expected }));
  }
  return found;
}

function limitWarnings(limits: readonly number[]): SettingsWarning[] {
  return six("limits", limits).flatMap((value, index) => {
    const limit = requireInteger("limit", value, { min: 1 });
    const numbers = { level: index + 1, limit };
    const found: SettingsWarning[] = [];
    if (limit <= index + 1) found.push(warning("limitNotAboveLevel", "79", numbers));
    if (limit < (limits[index - 1] ?? 0)) found.push(warning("limitFallsWithLevel", "77", numbers));
    return found;
  });
}

function chanceWarnings(chances: readonly number[]): SettingsWarning[] {
  return six("chance", chances).flatMap((value, index) => {
    const chance = requireInteger("chance", value);
    return chance < (chances[index - 1] ?? chance)
      ? [warning("chanceFallsWithSkill", "36", { skill: index + 1, chance })]
      : [];
  });
}

function allotmentWarnings({ allotment }: RpsSettings): SettingsWarning[] {
  return six("allotment", allotment).flatMap(({ halfFrom, cells }, row) => {
    requireInteger("halfFrom", halfFrom, { min: 1, max: 7 });
    return six("allotment", cells).flatMap((cell, index) => {
      if (typeof cell === "number") requireInteger("allotment", cell, { min: 0 });
      return cell === "half" && index + 1 < halfFrom
        ? [warning("halfCellNotHigh", "56", { level: row + 1, skill: index + 1, halfFrom })]
        : [];
    });
  });
}

/** Magic needs an attribute that can be rolled with. RPS [145] */
function magicWarnings({ magic, magicAttribute, attributes }: RpsSettings): SettingsWarning[] {
  if (!magic) return [];
  const about = { subjects: [magicAttribute] };
  const found = attributes.find(({ id }) => id === magicAttribute);
  if (!found) return [warning("magicAttributeMissing", "145", {}, about)];
  return hasNb(found.kind) ? [] : [warning("magicAttributeWithoutNb", "145", {}, about)];
}
