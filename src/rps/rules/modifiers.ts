import { requireChoice } from "../../core/rules/errors.ts";
import type { Term } from "../../core/rules/term.ts";
import { requireNb, requireSigned } from "./scales.ts";
import {
  DEFAULT_RPS_SETTINGS,
  MODIFIER_STACKINGS,
  NB_VALUE_MODIFIERS,
  type RpsSettings,
} from "./settings.ts";

/** Where a modifier comes from. All but `gm` count in steps of a specialisation. RPS [38][72–75] */
export const MODIFIER_SOURCES = [
  "specialisation",
  "specialBonus",
  "attributeValue",
  "untrained",
  "gm",
] as const;
export type ModifierSource = (typeof MODIFIER_SOURCES)[number];

/** One modifier: what it is, whose id it has, and how much it adds. */
export type ModifierTerm = Term<ModifierSource>;

/** A modifier, and whether it counts under the world's rule of stacking. */
export interface CountedTerm extends ModifierTerm {
  readonly counted: boolean;
}

/** @returns Which modifiers count, in the order given. @throws {RuleError} RPS [70–75] */
export function countModifiers(
  terms: readonly ModifierTerm[],
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): readonly CountedTerm[] {
  const stacking = requireChoice("modifierStacking", settings.modifierStacking, MODIFIER_STACKINGS);
  let [best, worst] = [-1, -1];
  terms.forEach((term, index) => {
    requireChoice("source", term.source, MODIFIER_SOURCES);
    requireSigned("modifier", term.value);
    if (!stacks(term)) return;
    if (term.value > Math.max(0, terms[best]?.value ?? 0)) best = index;
    if (term.value < Math.min(0, terms[worst]?.value ?? 0)) worst = index;
  });
  return terms.map((term, index) => {
    const counted = stacking === "sum" || !stacks(term) || index === best || index === worst;
    const { source, id, value } = term;
    // Not spread: every throw comes by here, and a spread with one key more is many times slower.
    return id === undefined ? { source, value, counted } : { source, id, value, counted };
  });
}

/** Only specialisations and special bonuses compete under `bestAndWorst`. */
const stacks = (term: ModifierTerm): boolean =>
  term.source === "specialisation" || term.source === "specialBonus";

/** @returns The sum of the modifiers that count. */
export function sumCounted(terms: readonly CountedTerm[]): number {
  return terms.reduce((sum, term) => (term.counted ? sum + term.value : sum), 0);
}

/** The attribute whose NB one side of a contest uses as its skill. */
export interface NbUse {
  readonly attribute: string;
  readonly nb: number;
  /** Absent if the attribute has an NB only: it adds 0. */
  readonly value?: number;
}

/** Why attribute values do or do not count in a contest. */
export const NB_VALUE_REASONS = [
  "allowed",
  "never",
  "notBothNb",
  "otherAttribute",
  "unequalNb",
] as const;
export type NbValueReason = (typeof NB_VALUE_REASONS)[number];

/** The modifiers of a contest of NBs, if its rule allows them. */
export interface NbValues {
  readonly reason: NbValueReason;
  readonly a: ModifierTerm | null;
  readonly b: ModifierTerm | null;
}

/**
 * When two contest with their NBs of the same attribute, its values may be added like specialisations.
 * The book says "equal" NBs, yet its wrestlers have 2 and 3: the example decides, unless the world says `onlyEqual`.
 * @param a What side A uses; null for a skill. @throws {RuleError} RPS [75]
 */
export function nbValueTerms(
  a: NbUse | null,
  b: NbUse | null,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): NbValues {
  const no = (reason: NbValueReason): NbValues => ({ reason, a: null, b: null });
  const rule = requireChoice("nbValueModifier", settings.nbValueModifier, NB_VALUE_MODIFIERS);
  if (rule === "never") return no("never");
  if (a === null || b === null) return no("notBothNb");
  const [nbA, nbB] = [requireNb(a.nb), requireNb(b.nb)];
  if (a.attribute !== b.attribute) return no("otherAttribute");
  if (rule === "onlyEqual" && nbA !== nbB) return no("unequalNb");
  return { reason: "allowed", a: valueTerm(a), b: valueTerm(b) };
}

const valueTerm = ({ attribute, value = 0 }: NbUse): ModifierTerm => ({
  source: "attributeValue",
  id: attribute,
  value: requireSigned("value", value),
});
