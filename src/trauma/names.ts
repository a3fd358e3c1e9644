import type { Reader } from "../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../core/i18n/translations.ts";
import type { TraumaCharacterModel } from "./data/character.ts";
import type { AbilityId } from "./rules/abilities.ts";
import { BODY_PARTS, type PartRole } from "./rules/body.ts";
import type { VitalStatus } from "./rules/condition.ts";
import type { PainBand } from "./rules/pain.ts";

/** The name of an ability, such as Strength. */
export function abilityName(id: AbilityId, { text }: Reader): string {
  return text(`QUARTET.Trauma.Ability.${id}.Label`);
}

/** Its abbreviation, such as STR. */
export function abilityShort(id: AbilityId, { text }: Reader): string {
  return text(`QUARTET.Trauma.Ability.${id}.Short`);
}

/** What an ability is for. */
export function abilityHint(id: AbilityId, { text }: Reader): string {
  return text(`QUARTET.Trauma.Ability.${id}.Hint`);
}

/** What the words of a body call the translated name of one of its own parts. */
export const partWord = (id: string): string => `part-${id}`;

/** A part of a body, as a message keeps it. A humanoid's parts have no names of their own. */
export interface NamedPart {
  readonly id: string;
  readonly name: TranslatedName;
}

/** The names of the parts that somebody has of its own; none for humanoids and for plain hit points. */
export function ownPartNames({
  body,
  translations,
}: Pick<TraumaCharacterModel, "body" | "translations">): NamedPart[] {
  if (body.kind !== "own") return [];
  return body.own.map(({ id, name }) => {
    const words = Object.entries(translations).map(([language, texts]) => [
      language,
      { name: texts.words?.[partWord(id)] ?? "" },
    ]);
    return { id, name: { name, translations: Object.fromEntries(words) } };
  });
}

/** The name of a part of the body: a humanoid's, or one of its own. */
export function partName(id: string, own: readonly NamedPart[], reader: Reader): string {
  const named = own.find((part) => part.id === id);
  const name = named && readerName(named.name, reader.language);
  if (name) return name;
  const isHumanoid = (BODY_PARTS as readonly string[]).includes(id);
  return isHumanoid ? reader.text(`QUARTET.Trauma.Part.${id}`) : id;
}

/** What an injury of such a part does. */
export function roleName(role: PartRole, { text }: Reader): string {
  return text(`QUARTET.Trauma.Role.${role === "other" ? "neither" : role}`);
}

/** The name of a row of the pain table. */
export function bandName(band: PainBand, { text }: Reader): string {
  return text(`QUARTET.Trauma.Band.${band}.Label`);
}

/** What a row of the pain table does, in words. */
export function bandEffect(band: PainBand, { text }: Reader): string {
  return text(`QUARTET.Trauma.Band.${band}.Hint`);
}

/** How somebody is: conscious, unconscious or dead. */
export function vitalName(vital: VitalStatus, { text }: Reader): string {
  return text(`QUARTET.Trauma.Vital.${vital}`);
}
