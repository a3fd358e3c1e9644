import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { WillRole } from "../rules/magic.ts";
import type { BonusSign } from "../rules/special-bonuses.ts";

/** A specialisation or a special bonus that may fit the situation: the player ticks it. RPS [72][74] */
export interface OfferedTerm {
  readonly source: "specialisation" | "specialBonus";
  /** Of the specialisation within its skill, or of the bonus's item. */
  readonly id: string;
  /** For conditions, too: `readerWord("condition", condition, name.translations, language)`. */
  readonly name: TranslatedName;
  /** Steps with their sign. */
  readonly value: number;
  /** When it holds, in words; empty for none. */
  readonly condition: string;
  /** Made for this very value and bound to no condition: ticked from the start. */
  readonly suggested: boolean;
}

/** Something that a character can act with. */
export interface ActionValue {
  /** Identifier of the skill, or id of the attribute; empty for no skill at all. */
  readonly id: string;
  readonly source: "skill" | "nb" | "untrained";
  /** Of the skill. Empty for an NB, which the world names: show it with `valueName`. */
  readonly name: TranslatedName;
  /** 1–6. */
  readonly level: number;
  /** Steps that come with it whatever is ticked: what lacking the skill costs. */
  readonly modifier: number;
  readonly terms: readonly OfferedTerm[];
}

/** A special bonus as its item has it. */
export interface Bonus {
  readonly id: string;
  readonly name: TranslatedName;
  readonly amount: number;
  readonly sign: BonusSign;
  readonly condition: string;
  /** Identifiers of skills and ids of attributes that it is made for; none: any. */
  readonly skills: readonly string[];
  /** The half of a battle of wills that it counts in; empty for any use. */
  readonly will: "" | WillRole;
}

export const NO_NAME: TranslatedName = { name: "", translations: {} };

/** An NB beyond the book's 3 is a game master's affair: it is used as it is, up to the best skill. */
export const levelOf = (nb: number): number => Math.min(Math.max(nb, 1), 6);

interface Specialisation {
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

/** What the words of a skill call the translated name of a specialisation: a dot would open a level below. */
export const specialisationWord = (id: string): string => `specialisation-${id}`;

/** The specialisations of a skill, each with its translated name. */
export function specialisationTerms(
  specialisations: readonly Specialisation[],
  translations: TranslatedName["translations"],
): OfferedTerm[] {
  return specialisations.map(({ id, name, value }) => ({
    source: "specialisation",
    id,
    name: specialisationName({ id, name }, translations),
    value,
    condition: "",
    suggested: false,
  }));
}

/** The name of a specialisation in all languages that its skill's words have. */
export function specialisationName(
  { id, name }: Pick<Specialisation, "id" | "name">,
  translations: TranslatedName["translations"],
): TranslatedName {
  const words = Object.entries(translations).flatMap(([language, text]) => {
    const word = text?.words?.[specialisationWord(id)];
    return word ? [[language, { name: word }] as const] : [];
  });
  return { name, translations: Object.fromEntries(words) };
}

/** The special bonuses for a value: those made for it, those for anything, those for something else. */
export function bonusTerms(bonuses: readonly Bonus[], value: string): OfferedTerm[] {
  const rank = ({ skills }: Bonus) => (skills.length === 0 ? 1 : skills.includes(value) ? 0 : 2);
  return bonuses
    .filter(({ will }) => will === "")
    .toSorted((a, b) => rank(a) - rank(b))
    .map((bonus) => termOfBonus(bonus, value));
}

/** A special bonus as it is offered for a value. */
export function termOfBonus(bonus: Bonus, value: string): OfferedTerm {
  const { id, name, amount, sign, condition, skills } = bonus;
  return {
    source: "specialBonus",
    id,
    name,
    value: sign === "hinder" ? -amount : amount,
    condition,
    suggested: condition === "" && skills.includes(value),
  };
}
