import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { attributeName } from "../names.ts";

/** What names a value: where it comes from, its id, and the name of a skill. */
export interface NamedValue {
  readonly source: "skill" | "nb" | "untrained" | "bare";
  readonly id: string;
  readonly name: TranslatedName;
}

/** The name of a value as this reader knows it: a skill's own, that of the world's attribute, or that there is none. */
export function valueName({ source, id, name }: NamedValue, reader: Reader): string {
  if (source === "skill") return readerName(name, reader.language);
  if (source === "nb") return attributeName(id, reader);
  return reader.text(`QUARTET.Rps.Chance.Source.${source}`);
}
