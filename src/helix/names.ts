import type { Reader } from "../core/i18n/language.ts";
import { readerName } from "../core/i18n/translations.ts";
import type { ValueChoice } from "./rolls/check-config.ts";
import type { AttributeId } from "./rules/attributes.ts";
import type { HitLocation } from "./rules/hit-location.ts";

/** The name of an attribute, such as Strength. */
export function attributeName(id: AttributeId, { text }: Reader): string {
  return text(`QUARTET.Helix.Attribute.${id}.Label`);
}

/** Its abbreviation, such as STR. */
export function attributeShort(id: AttributeId, { text }: Reader): string {
  return text(`QUARTET.Helix.Attribute.${id}.Short`);
}

/** The name of a part of the body. */
export function locationName(id: HitLocation, { text }: Reader): string {
  return text(`QUARTET.Helix.Body.${id}`);
}

/** The name of a value that is rolled with: a skill's own, an attribute's, or none. */
export function valueName({ source, id, name }: ValueChoice, reader: Reader): string {
  if (source === "attribute") return attributeName(id as AttributeId, reader);
  if (name?.name) return readerName(name, reader.language);
  return reader.text(
    source === "untrained" ? "QUARTET.Helix.Untrained" : "QUARTET.Helix.BareValue",
  );
}
