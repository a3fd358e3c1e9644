import { RuleError, requireChoice, requireNumber } from "../../core/rules/errors.ts";
import { type AttributeScores, attributeDefinition, nbAsSkill } from "./attributes.ts";
import { type ModifierTerm, type NbUse, nbValueTerms } from "./modifiers.ts";
import { type Chance, percentChance } from "./percent.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";
import { type SpecialBonus, specialBonusTerm } from "./special-bonuses.ts";

/** What somebody does in a battle of wills; both, if the two attack each other. RPS [145] */
export const WILL_ROLES = ["attack", "defence"] as const;
export type WillRole = (typeof WILL_ROLES)[number];

/** A special bonus that helps only in attacking, or only in defending. RPS [145] */
export interface WillBonus extends SpecialBonus {
  readonly role: WillRole;
}

/** One side of a battle of wills. */
export interface WillInput {
  readonly attributes: AttributeScores;
  readonly roles: readonly WillRole[];
  readonly bonuses?: readonly WillBonus[];
}

/** One side, ready for an opposed action: what caps its dice, and what it adds. */
export interface WillSide {
  readonly skill: number;
  readonly terms: readonly ModifierTerm[];
}

/** @returns The attribute of magic in this world. @throws {RuleError} if magic is off or has no such attribute with an NB. RPS [145] */
export function magicAttribute(settings: RpsSettings): string {
  if (!settings.magic) throw new RuleError("forbidden", { input: "magic", value: false });
  return attributeDefinition(settings.magicAttribute, settings).id;
}

/**
 * The battle of wills: an opposed action of NB against NB of the magic attribute, whose values may count too.
 * Harri's defence helps him only when attacked, Vesa's attack only when attacking. @throws {RuleError} RPS [75][145]
 */
export function battleOfWills(
  a: WillInput,
  b: WillInput,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): { readonly a: WillSide; readonly b: WillSide } {
  const attribute = magicAttribute(settings);
  const [useA, useB] = [nbUse(a, attribute, settings), nbUse(b, attribute, settings)];
  const values = nbValueTerms(useA, useB, settings);
  const side = (input: WillInput, { nb }: NbUse, value: ModifierTerm | null): WillSide => ({
    skill: nb,
    terms: [...(value === null ? [] : [value]), ...bonusTerms(input, settings)],
  });
  return { a: side(a, useA, values.a), b: side(b, useB, values.b) };
}

function nbUse({ attributes }: WillInput, attribute: string, settings: RpsSettings): NbUse {
  const score = attributes[attribute] ?? {};
  return { attribute, nb: nbAsSkill(attribute, score, settings), value: score.value ?? 0 };
}

function bonusTerms({ roles, bonuses = [] }: WillInput, settings: RpsSettings): ModifierTerm[] {
  for (const role of roles) requireChoice("role", role, WILL_ROLES);
  return bonuses
    .filter(({ role }) => roles.includes(requireChoice("role", role, WILL_ROLES)))
    .map((bonus) => specialBonusTerm(bonus, settings));
}

/** What is missing for a spell. RPS [145][147] */
export const SPELL_REFUSALS = ["magicOff", "noNb", "noSpellbook"] as const;
export type SpellRefusal = (typeof SPELL_REFUSALS)[number];

/** @returns What stands against casting; nothing if it may be tried. Spells are read from a book at hand. RPS [145][147] */
export function spellRefusals(
  attributes: AttributeScores,
  hasSpellbook: boolean,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): SpellRefusal[] {
  const refusals: SpellRefusal[] = [];
  if (!settings.magic) refusals.push("magicOff");
  if ((attributes[settings.magicAttribute]?.nb ?? null) === null) refusals.push("noNb");
  if (!hasSpellbook) refusals.push("noSpellbook");
  return refusals;
}

/** What a spell is cast with. */
export interface SpellInput {
  readonly attributes: AttributeScores;
  readonly modifiers?: readonly ModifierTerm[];
  readonly points?: number;
}

/**
 * Casting is a percent action of the magic attribute's NB: 20, 35 or 50 %. In fights only wills are used.
 * @returns The chance, term by term. @throws {RuleError} RPS [36][145]
 */
export function spellChance(
  { attributes, modifiers, points }: SpellInput,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Chance {
  const attribute = magicAttribute(settings);
  const skill = nbAsSkill(attribute, attributes[attribute] ?? {}, settings);
  return percentChance(
    {
      skill,
      ...(modifiers === undefined ? {} : { modifiers }),
      ...(points === undefined ? {} : { points }),
    },
    settings,
  );
}

/** The many hours of battling wills on end that cost a couple of points of shock; the book has no number, three is ours. RPS [147] */
export const TIRING_WILL_HOURS = 3;

/** @returns The shock to suggest after so many hours of wills on end: 0, or a couple. Spells hardly tire. @throws {RuleError} RPS [147] */
export function willShockHint(hours: number): number {
  return requireNumber("hours", hours, { min: 0 }) >= TIRING_WILL_HOURS ? 2 : 0;
}
