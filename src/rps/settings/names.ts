import { LANGUAGES } from "../../core/i18n/language.ts";
import { Setting } from "../../core/settings/setting.ts";
import { redrawWindows } from "./redraw.ts";

/** What a thing of this world is called, by language. An empty or missing name takes the book's. */
export type NamesByLanguage = Readonly<Record<string, string | undefined>>;
/** Names that the game master gave to attributes, races and suggested skills, by their id. */
export type WorldNames = Readonly<Record<string, NamesByLanguage | undefined>>;

const NAMES = new Setting<unknown>("rps.names", () => ({
  scope: "world",
  type: Object,
  default: {},
}));

/** Kept between changes, so that views ask for names without asking Foundry. */
let names: WorldNames = {};

export function registerNames(): void {
  NAMES.register();
  NAMES.follow(follow);
  names = readNames(NAMES.get());
}

export function worldNames(): WorldNames {
  return names;
}

/** Gives one thing one name in one language; an empty one takes the book's again. */
export async function saveName(id: string, language: string, name: string): Promise<void> {
  await NAMES.set(readNames({ ...names, [id]: { ...names[id], [language]: name.trim() } }));
}

/** Takes away the names that these things were given. */
export async function forgetNames(ids: readonly string[]): Promise<void> {
  if (!ids.some((id) => names[id])) return;
  await NAMES.set(Object.fromEntries(Object.entries(names).filter(([id]) => !ids.includes(id))));
}

/** What is usable of a stored value: only names that are texts, in languages that we speak. */
export function readNames(stored: unknown): WorldNames {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored).filter(([, own]) => isRecord(own));
  const named = entries.map(([id, own]) => [id, textsOf(own as object)] as const);
  return Object.fromEntries(named.filter(([, own]) => Object.keys(own).length > 0));
}

function textsOf(own: object): NamesByLanguage {
  const texts = Object.entries(own).filter(
    ([language, name]) =>
      (LANGUAGES as readonly string[]).includes(language) && typeof name === "string" && name,
  );
  return Object.fromEntries(texts);
}

function follow(): void {
  names = readNames(NAMES.get());
  redrawWindows();
}
