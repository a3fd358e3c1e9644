import type { Reader } from "../i18n/language.ts";

/** More names than these make a notice too long to read; the console has all. */
const MOST = 8;

/** Names in one line, each once; how many more there are, if there are too many. */
export function failureNames(labels: readonly string[], reader: Reader): string {
  const names = [...new Set(labels)];
  const shown = names.length > MOST ? names.slice(0, MOST - 1) : names;
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, reader.plural("QUARTET.Migration.More", rest)] : shown;
  return new Intl.ListFormat(reader.language, { type: "conjunction" }).format(parts);
}
