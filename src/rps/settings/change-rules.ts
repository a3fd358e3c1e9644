import { reader } from "../../core/i18n/language.ts";
import { warn } from "../../core/notify.ts";
import { typedNumber } from "../../core/sheets/changed-data.ts";
import { bookAttributeName, bookRaceName, bookSkillName } from "../names.ts";
import { attributeBounds } from "../rules/attributes.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { isUsable } from "../rules/settings-shape.ts";
import { bookValue, edited, valueAt } from "./edit.ts";
import { isList } from "./layout.ts";
import { forgetNames, saveName, worldNames } from "./names.ts";
import { restoreRules, rpsSettings, saveRule } from "./rules.ts";
import { namedIds } from "./view.ts";

/*
 * What the editor does to the rules. Each must run in turn: it begins with the rules as they are
 * and saves one of them.
 */

/** Takes over what somebody typed, chose or ticked. What cannot be is explained, and the old value stays. */
export async function changeRule(control: HTMLInputElement | HTMLSelectElement): Promise<void> {
  const settings = rpsSettings();
  const path = control.name;
  const value = controlValue(settings, control);
  if (value !== null) await saveIfUsable(settings, path, value);
  // The field shows what holds, even if nothing was saved and nothing is drawn anew.
  if (control instanceof HTMLInputElement) control.value = control.defaultValue;
}

async function saveIfUsable(settings: RpsSettings, path: string, value: unknown): Promise<void> {
  const { key, value: next } = edited(settings, path, value);
  if (isUsable(key, next)) await saveRule(key, next);
  else warn(`QUARTET.Rps.Settings.Refused.${/\.(min|max)$/.test(path) ? "range" : "value"}`);
}

function controlValue(
  settings: RpsSettings,
  control: HTMLInputElement | HTMLSelectElement,
): unknown {
  if (control instanceof HTMLSelectElement) return chosen(control.value);
  if (control.type === "checkbox") return control.checked;
  const derived = derivedBound(settings, control.name);
  if (derived !== null && control.value.trim() === "") return derived;
  const current = valueAt(settings, control.name.split("."));
  return typedNumber(control, typeof current === "number" ? current : (derived ?? 0));
}

/** The choices of our lists are words or numbers, and no word is a number. */
const chosen = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value);

/** The bound that a race has for an attribute unless it is told otherwise; null for all other paths. */
function derivedBound(settings: RpsSettings, path: string): number | null {
  const [head, id, part, attribute, end] = path.split(".");
  if (head !== "races" || part !== "bounds" || (end !== "min" && end !== "max")) return null;
  const race = settings.races.find((entry) => entry.id === id);
  const definition = settings.attributes.find((entry) => entry.id === attribute);
  if (!race || !definition) return null;
  return attributeBounds(definition, { ...race, bounds: {} })[end];
}

/** Calls something by another name in one language. */
export const changeName = saveName;

/** Puts the book's value (or our default) back at a path: a setting, a row of a table, an entry of a list. */
export async function restoreRule(path: string): Promise<void> {
  const here = reader();
  const { key, value } = edited(rpsSettings(), path, bookValue(path));
  await saveRule(key, value);
  const [, id] = path.split(".");
  await forgetNames(id && isList(key) ? [id] : namedIds(key, rpsSettings(), here));
}

/** Puts everything back, and the book's names for the book's things. */
export async function restoreEverything(): Promise<void> {
  const here = reader();
  await restoreRules();
  const ofBook = [bookAttributeName, bookRaceName, bookSkillName];
  const ids = Object.keys(worldNames());
  await forgetNames(ids.filter((id) => ofBook.some((name) => name(id, here) !== null)));
}
