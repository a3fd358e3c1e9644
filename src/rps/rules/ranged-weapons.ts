import {
  RuleError,
  requireChoice,
  requireInteger,
  requireNumber,
} from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import type { FireRate } from "./fire-rate.ts";
import { type MeleeWeapon, type WeaponWarning, weaponWarnings } from "./melee-weapons.ts";
import { parseDecimal } from "./numerals.ts";

/** Strings, powder, throwers of shells and stones, and all else. RPS [96] */
export const RANGED_CLASSES = ["bow", "firearm", "launcher", "other"] as const;
export type RangedClass = (typeof RANGED_CLASSES)[number];

/** How the magazine is used: T, P, V, E of the book, and `none` for weapons without such a letter. RPS [111] */
export const FIRE_ACTIONS = ["fullAuto", "semiAuto", "manual", "single", "none"] as const;
export type FireAction = (typeof FIRE_ACTIONS)[number];
/** The book's letters of {@link FIRE_ACTIONS}. RPS [111] */
export const ACTION_LETTERS: Readonly<Record<FireAction, string>> = {
  fullAuto: "T",
  semiAuto: "P",
  manual: "V",
  single: "E",
  none: "–",
};

/** @returns The action that a letter of the book means, in either case. @throws {RuleError} RPS [111] */
export function parseAction(letter: string): FireAction {
  const wanted = /^[-\u2010-\u2015\u2212\uFFFD]$/.test(letter.trim())
    ? ACTION_LETTERS.none
    : letter.trim().toUpperCase();
  const found = FIRE_ACTIONS.find((action) => ACTION_LETTERS[action] === wanted);
  if (found !== undefined) return found;
  throw new RuleError("unknownChoice", {
    input: "action",
    value: letter,
    choices: Object.values(ACTION_LETTERS),
  });
}

/** How many shots it holds; `own` if it is its own missile (a throwing axe), `singleUse` for one shot ever. RPS [108] */
export type Magazine = number | "own" | "singleUse";

/** What a weapon is loaded from: a magazine of so many shots, or as a {@link Magazine} without a number. RPS [108] */
export const MAGAZINE_KINDS = ["counted", "own", "singleUse"] as const;

/** Reads the book's magazine column: a number, `oma` or `x`. @throws {RuleError} RPS [108] */
export function parseMagazine(text: string): Magazine {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "oma") return "own";
  if (trimmed === "x") return "singleUse";
  if (!/^\d+$/.test(trimmed)) throw new RuleError("notInteger", { input: "magazine", value: text });
  return requireInteger("magazine", Number(trimmed), { min: 1 });
}

/** From and to, in metres. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}
/** The three ranges of a weapon; the book gives them no numbers to roll with. RPS [105] */
export interface Ranges {
  readonly short: Interval;
  readonly optimum: Interval;
  readonly max: Interval;
}
/** Where a target is; `gap` lies between the ranges or before them all. RPS [105] */
export const RANGE_ZONES = ["optimum", "short", "max", "beyond", "gap"] as const;
export type RangeZone = (typeof RANGE_ZONES)[number];

/** Reads an interval such as `50-100`, with any dash. @throws {RuleError} RPS [105] */
export function parseInterval(text: string): Interval {
  const parts = text.split(/[-\u2010-\u2015\u2212\uFFFD]/);
  const [from = "", to = from] = parts;
  if (parts.length > 2) throw new RuleError("notFinite", { input: "range", value: text });
  return requireInterval({
    from: parseDecimal("range", from).toNumber(),
    to: parseDecimal("range", to).toNumber(),
  });
}

function requireInterval({ from, to }: Interval): Interval {
  requireNumber("range", from, { min: 0 });
  requireNumber("range", to, { min: from });
  return { from, to };
}

/** @param distance In metres. @returns The best zone that holds it: optimum, then short, then maximum. @throws {RuleError} RPS [105] */
export function rangeZone(distance: number, ranges: Ranges): RangeZone {
  const metres = requireNumber("distance", distance, { min: 0 });
  const zones = ["optimum", "short", "max"] as const;
  for (const zone of zones) requireInterval(ranges[zone]);
  const found = zones.find((zone) => metres >= ranges[zone].from && metres <= ranges[zone].to);
  if (found !== undefined) return found;
  return metres > Math.max(...zones.map((zone) => ranges[zone].to)) ? "beyond" : "gap";
}

/** The numbers of a ranged weapon. RPS [104–112] */
export interface RangedWeapon extends MeleeWeapon {
  readonly class: RangedClass;
  readonly ranges: Ranges;
  readonly magazine: Magazine;
  readonly fireRate: FireRate;
  /** Seconds to swap the magazine; null if there is none. RPS [110] */
  readonly reloadTime: number | null;
  readonly action: FireAction;
}

export const RANGED_WARNINGS = [
  "fireRateNotExpected",
  "fireRateMissing",
  "reloadNotExpected",
  "reloadMissing",
  "actionMissing",
  "actionNotExpected",
  "magazineWithoutMagazine",
] as const;
export type RangedWarning = WeaponWarning | Warning<(typeof RANGED_WARNINGS)[number]>;

/** Looks through a ranged weapon: do its columns fit each other? @throws {RuleError} RPS [104–112] */
export function rangedWeaponWarnings(
  weapon: RangedWeapon,
  { mounted = false }: { mounted?: boolean } = {},
): RangedWarning[] {
  requireChoice("class", weapon.class, RANGED_CLASSES);
  requireChoice("action", weapon.action, FIRE_ACTIONS);
  rangeZone(0, weapon.ranges);
  const found: RangedWarning[] = weaponWarnings(weapon, mounted);
  const { magazine, fireRate, reloadTime, action } = weapon;
  if (reloadTime !== null) requireNumber("reloadTime", reloadTime, { min: 0 });
  if (typeof magazine === "number") {
    requireInteger("magazine", magazine, { min: 1 });
    if (fireRate.kind === "none") found.push(warning("fireRateMissing", "109"));
    if (action === "none") found.push(warning("actionMissing", "111"));
    if (action === "single" && magazine > 1)
      found.push(warning("magazineWithoutMagazine", "110", { magazine }));
    if (action === "single" && reloadTime !== null)
      found.push(warning("reloadNotExpected", "110", { reloadTime }));
    if (action !== "single" && action !== "none" && reloadTime === null)
      found.push(warning("reloadMissing", "110"));
    return found;
  }
  requireChoice("magazine", magazine, ["own", "singleUse"]);
  if (fireRate.kind !== "none") found.push(warning("fireRateNotExpected", "109"));
  if (reloadTime !== null) found.push(warning("reloadNotExpected", "110", { reloadTime }));
  if (action !== "none") found.push(warning("actionNotExpected", "111", {}, { severity: "info" }));
  return found;
}

/**
 * A ranged weapon swung as a club, if the game master allows it: the same size, blunt.
 * @param damage What the game master gives it. @throws {RuleError} RPS [106]
 */
export function asClub(weapon: Pick<MeleeWeapon, "size">, damage: number): MeleeWeapon {
  const { size } = weapon;
  return {
    size: requireInteger("size", size, { min: 0 }),
    damage: requireInteger("damage", damage, { min: 0 }),
    types: ["crushing"],
    otherText: "",
  };
}
