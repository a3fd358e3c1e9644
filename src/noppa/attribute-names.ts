import type { Reader } from "../core/i18n/language.ts";
import { type AttributeSetup, BOOK_ATTRIBUTES } from "./rules/attributes.ts";

/** The name of an attribute for this reader: as the game master wrote it, else as the book has it. */
export function attributeName({ id, names }: AttributeSetup, reader: Reader): string {
  const own = names[reader.language];
  if (own) return own;
  if (BOOK_ATTRIBUTES.some((attribute) => attribute.id === id))
    return reader.text(`QUARTET.Noppa.Attribute.${id}`);
  return Object.values(names).find((name) => name) ?? id;
}
