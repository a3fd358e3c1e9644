import type { Reader } from "../core/i18n/language.ts";
import { SKILL_SUGGESTIONS } from "./rules/settings.ts";
import { ATTRIBUTE_IDS, HUMAN } from "./rules/world.ts";
import { worldNames } from "./settings/names.ts";
import { rpsSettings } from "./settings/rules.ts";

/** The attribute that magic uses until the game master chooses another. RPS [145] */
export const MAGIC_ID = "magic";

/** The name of an attribute: as the game master wrote it, else as the book has it. */
export function attributeName(id: string, reader: Reader): string {
  return worldName(id, reader) ?? bookAttributeName(id, reader) ?? anyName(id);
}

/** The name of a race of this world. */
export function raceName(id: string, reader: Reader): string {
  return worldName(id, reader) ?? bookRaceName(id, reader) ?? anyName(id);
}

/** The name of a skill that the world suggests to new characters. */
export function skillSuggestionName(id: string, reader: Reader): string {
  return worldName(id, reader) ?? bookSkillName(id, reader) ?? anyName(id);
}

/** The name of the attribute that magic uses in this world. */
export function magicName(reader: Reader): string {
  return attributeName(rpsSettings().magicAttribute, reader);
}

/** The book's own name of an attribute; null if the book has no such attribute. */
export function bookAttributeName(id: string, { text }: Reader): string | null {
  return isOne([...ATTRIBUTE_IDS, MAGIC_ID], id) ? text(`QUARTET.Rps.Attribute.${id}`) : null;
}

/** The book's own name of a race; null if the book has no such race. */
export function bookRaceName(id: string, { text }: Reader): string | null {
  return id === HUMAN.id ? text(`QUARTET.Rps.Race.${id}`) : null;
}

/** The book's own name of a skill; null if the book suggests no such skill. */
export function bookSkillName(id: string, { text }: Reader): string | null {
  return isOne(SKILL_SUGGESTIONS, id) ? text(`QUARTET.Rps.SkillSuggestion.${id}`) : null;
}

const isOne = (ids: readonly string[], id: string): boolean => ids.includes(id);

const worldName = (id: string, { language }: Reader): string | null =>
  worldNames()[id]?.[language] || null;

/** A name in another language says more than an id. */
const anyName = (id: string): string =>
  Object.values(worldNames()[id] ?? {}).find((name) => name) ?? id;
