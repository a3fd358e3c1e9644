import type { Reader } from "../core/i18n/language.ts";
import { type AttributeSetup, BOOK_ATTRIBUTES } from "./rules/attributes.ts";

/** The name of an attribute for this reader: as the game master wrote it, else as the book has it. */
export function attributeName({ id, names }: AttributeSetup, reader: Reader): string {
  const own = names[reader.language];
  if (own) return own;
  if (isOfBook(id)) return reader.text(`QUARTET.Noppa.Attribute.${id}`);
  return Object.values(names).find((name) => name) ?? id;
}

/** What stands for a name that nobody has written in a language. */
export function unwrittenName(attribute: AttributeSetup, language: string, reader: Reader): string {
  if (!isOfBook(attribute.id)) return attributeName(attribute, reader);
  if (language !== reader.language) return reader.text("QUARTET.Noppa.Attributes.NameOfBook");
  return attributeName({ ...attribute, names: {} }, reader);
}

function isOfBook(id: string): boolean {
  return BOOK_ATTRIBUTES.some((attribute) => attribute.id === id);
}
