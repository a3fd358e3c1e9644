import { game } from "../../globals.ts";
import { localize } from "../text.ts";

/** Text of the bench's own interface: `t("Combat.Round", { round: 2 })` reads `BENCH.Combat.Round`. */
export function t(key: string, data?: Record<string, unknown>): string {
  return localize(`BENCH.${key}`, data);
}

let collator: { language: string; compare: Intl.Collator["compare"] } | null = null;

/** Compare two words as readers of the interface's language sort them, numbers by their value. */
export function compareWords(a: string, b: string): number {
  const language = game.i18n?.lang ?? "en";
  if (collator?.language !== language) {
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
    collator = { language, compare };
  }
  return collator.compare(a, b);
}

/**
 * The localised name of a document's kind: its sub-type if it has a label, else its document name.
 * @param documentName Such as `Actor`.
 * @param type         Sub-type, such as `noppaCharacter`; `base` counts as none.
 */
export function kindName(documentName: string, type?: string): string {
  if (type && type !== "base") {
    const key = `TYPES.${documentName}.${type}`;
    const label = localize(key);
    return label === key ? type : label;
  }
  return localize(`DOCUMENT.${documentName}`);
}
