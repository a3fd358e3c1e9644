import type { Reader } from "../../core/i18n/language.ts";
import { measuredNumbers } from "../../core/i18n/measures.ts";
import type { ItemFacts } from "../../core/sheets/item-facts.ts";
import { attributeName } from "../names.ts";
import type { AttributeScores } from "../rules/attributes.ts";
import {
  type CharacterFacts,
  type CharacterWarning,
  characterWarnings,
} from "../rules/character.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { BonusSign } from "../rules/special-bonuses.ts";
import type { Speeds } from "../rules/world.ts";
import { knownRace } from "./character-view.ts";

/** A character as its document holds it. */
export interface SheetFacts {
  readonly concept: string;
  readonly isNpc: boolean;
  readonly race: string;
  readonly level: number;
  readonly scores: AttributeScores;
  readonly tk: number;
  readonly speed: Speeds;
  readonly created: boolean;
}

/** The character as the rules read it; skills and bonuses by the id of their item. */
export function characterFacts(
  facts: SheetFacts,
  items: readonly ItemFacts[],
  settings: RpsSettings,
): CharacterFacts {
  const { concept, isNpc, level, scores, tk, speed } = facts;
  const ofType = (type: string) => items.filter((item) => item.type === type);
  return {
    concept,
    isNpc,
    race: knownRace(facts.race, settings)?.id ?? facts.race,
    level,
    attributes: scores,
    tk,
    speed,
    skills: ofType("rpsSkill").map(({ id, system }) => ({
      id,
      level: Number(system.level),
      specialisations: (system.specialisations as { value: number }[]).map(({ value }) => value),
    })),
    specialBonuses: ofType("rpsBonus").map(({ id, system }) => ({
      id,
      amount: Number(system.amount),
      sign: system.sign as BonusSign,
    })),
  };
}

/** What the book would say about the character as it stands: remarks, never walls. */
export function remarksView(
  facts: SheetFacts,
  items: readonly ItemFacts[],
  settings: RpsSettings,
  reader: Reader,
) {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const found = characterWarnings(characterFacts(facts, items, settings), settings, {
    creation: !facts.created,
  });
  return {
    list: found.map((one) => warningText(one, (id) => names.get(id) ?? "", reader)),
    title: reader.plural("QUARTET.Rps.Sheet.Remarks", found.length),
    isBad: found.some(({ severity }) => severity === "warning"),
  };
}

/** Remarks that are about an attribute; the others are about items, or about the whole. */
const OF_ATTRIBUTES = /^(value|nb)/;

/** A remark in the reader's words. @param nameOf The name of a skill or a special bonus. */
export function warningText(
  { id, severity, subjects, numbers }: CharacterWarning,
  nameOf: (subject: string) => string,
  reader: Reader,
) {
  const [subject = ""] = subjects;
  const name = OF_ATTRIBUTES.test(id) ? attributeName(subject, reader) : nameOf(subject);
  return {
    id,
    isBad: severity === "warning",
    text: reader.text(`QUARTET.Rps.Creation.Warning.${id}`, {
      name,
      ...(id === "slowerThanLowerPace" ? measuredNumbers("speed", numbers, reader) : numbers),
    }),
  };
}
