import { reader } from "../../core/i18n/language.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { measuredBy, movedUp, newAttribute } from "./edit.ts";
import type { ListKey } from "./layout.ts";
import { saveName } from "./names.ts";
import { rpsSettings, saveRule } from "./rules.ts";

/*
 * What the editor does to the lists of things with names. Each must run in turn, as those of the
 * single rules.
 */

const idOf = (entry: string | { readonly id: string }): string =>
  typeof entry === "string" ? entry : entry.id;

function saveList(list: ListKey, entries: readonly unknown[]): Promise<void> {
  return saveRule(list, entries as RpsSettings[typeof list]);
}

/** Adds something new at the end, with a name in the language of whoever adds it. */
export async function addEntry(list: ListKey): Promise<void> {
  const id = foundry.utils.randomID();
  const entries = {
    attributes: newAttribute(id),
    races: { id, averages: {} },
    skillSuggestions: id,
  } as const;
  const { language, text } = reader();
  await saveName(id, language, text(`QUARTET.Rps.Settings.New.${list}`));
  await saveList(list, [...rpsSettings()[list], entries[list]]);
}

/** Adds the attribute that magic asks for. */
export async function addMagicAttribute(): Promise<void> {
  const { attributes, magicAttribute } = rpsSettings();
  if (attributes.some(({ id }) => id === magicAttribute)) return;
  await saveRule("attributes", [...attributes, newAttribute(magicAttribute, true)]);
}

/** Takes something off a list. What characters have of it stays with them. A world keeps one race. */
export async function removeEntry(list: ListKey, id: string): Promise<void> {
  const entries: readonly (string | { readonly id: string })[] = rpsSettings()[list];
  const left = entries.filter((entry) => idOf(entry) !== id);
  if (list !== "races" || left.length > 0) await saveList(list, left);
}

export async function moveUp(list: ListKey, id: string): Promise<void> {
  const entries: readonly (string | { readonly id: string })[] = rpsSettings()[list];
  const index = entries.findIndex((entry) => idOf(entry) === id);
  await saveList(list, movedUp(entries, index));
}

/** Makes a race the measure of all others. RPS [142] */
export async function makeBaseline(id: string): Promise<void> {
  const { races, attributes } = rpsSettings();
  await saveRule("races", measuredBy(races, id, attributes));
}
