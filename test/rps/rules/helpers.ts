import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { RuleError, type RuleErrorCode } from "../../../src/core/rules/errors.ts";
import type { Combatant, Declaration } from "../../../src/rps/rules/battle.ts";
import type { MeleeWeapon } from "../../../src/rps/rules/melee-weapons.ts";
import type { ModifierTerm } from "../../../src/rps/rules/modifiers.ts";
import {
  type OpposedOutcome,
  type OpposedSide,
  resolveOpposed,
} from "../../../src/rps/rules/opposed.ts";
import type { RangedWeapon } from "../../../src/rps/rules/ranged-weapons.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../../../src/rps/rules/settings.ts";

/** Reads one of the fixtures of the rules. */
export function fixture<T>(name: string): T {
  const url = new URL(`../../fixtures/rules/${name}`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8")) as T;
}

/** A modifier of the game master's, which always counts. */
export const gm = (value: number): ModifierTerm => ({ source: "gm", value });
export const spec = (value: number, id = "s"): ModifierTerm => ({
  source: "specialisation",
  id,
  value,
});

export const side = (
  dice: readonly number[],
  modifier = 0,
  limit: OpposedSide["limit"] = "none",
): OpposedSide => ({ dice, modifiers: modifier === 0 ? [] : [gm(modifier)], limit });

/** Winner, degree, rule: the short form of an outcome. */
export const verdict = (a: OpposedSide, b: OpposedSide): string => short(resolveOpposed(a, b));
export const short = ({ winner, degree, rule }: OpposedOutcome): string =>
  winner === null ? `tie by ${rule}` : `${winner} ${degree} by ${rule}`;

/** The book's world with some changes. */
export const world = (changes: Partial<RpsSettings>): RpsSettings => ({
  ...DEFAULT_RPS_SETTINGS,
  ...changes,
});

/** Expects a RuleError, of a certain code if one is given. */
export function refuses(act: () => unknown, code?: RuleErrorCode): void {
  let thrown: unknown = null;
  try {
    act();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(RuleError);
  if (code !== undefined) expect((thrown as RuleError).code).toBe(code);
}

export const ids = (warnings: readonly { readonly id: string }[]): string[] =>
  warnings.map(({ id }) => id);

/** One who takes part in a fight. */
export const fighter = (id: string, changes: Partial<Combatant> = {}): Combatant => ({
  id,
  tk: 3,
  base: 5,
  die: 3,
  gm: 0,
  reserve: 4,
  limit: 11,
  weapons: [],
  ...changes,
});
/** What somebody declares. */
export const says = (
  actor: string,
  targets: string[],
  more: Partial<Declaration> = {},
): Declaration => ({
  actor,
  targets,
  skill: 4,
  way: "opposed",
  ...more,
});

/** Two weapons that have nothing odd. */
export const sword: MeleeWeapon = {
  size: 1,
  damage: 3,
  types: ["slashing", "piercing"],
  otherText: "",
};
export const pistol: RangedWeapon = {
  ...sword,
  class: "firearm",
  types: ["piercing"],
  ranges: {
    short: { from: 0, to: 10 },
    optimum: { from: 10, to: 30 },
    max: { from: 40, to: 100 },
  },
  magazine: 12,
  fireRate: { kind: "perSecond", shots: 2 },
  reloadTime: 3,
  action: "semiAuto",
};
