import type { JsonObject } from "../../common/protocol.ts";
import { game } from "../globals.ts";
import { localizeDataModel, localizeSchema } from "./localize-model.ts";

declare module "../globals.ts" {
  interface Game {
    i18n: Localization;
  }
}

/** Nested texts; a leaf is a text. */
export interface Translations {
  [key: string]: string | Translations;
}

interface LanguageFile {
  lang: string;
  path: string;
  system?: string;
  module?: string;
}

const FALLBACK = "en";

/** The texts of the bench and the system in the chosen language, with English behind. */
export class Localization {
  lang: string;
  defaultModule = "core";
  translations: Translations = {};
  _fallback: Translations = {};
  #formatters = new Map<string, Intl.ListFormat>();

  static localizeDataModel = localizeDataModel;
  static localizeSchema = localizeSchema;

  constructor(serverLanguage: string = FALLBACK) {
    this.lang = serverLanguage;
  }

  /** Loads the language of this client. */
  async initialize(): Promise<void> {
    const chosen = game.settings.get("core", "language");
    await this.setLanguage(typeof chosen === "string" && chosen ? chosen : this.lang);
  }

  async setLanguage(lang: string): Promise<void> {
    this.lang = Intl.getCanonicalLocales(lang)[0]!;
    document.documentElement.lang = this.lang;
    this.#formatters.clear();
    [this.translations, this._fallback] = await Promise.all([
      loadLanguage(this.lang),
      this.lang === FALLBACK ? {} : loadLanguage(FALLBACK),
    ]);
  }

  /** Whether there is a text; `fallback` counts an English one. */
  has(stringId: string, fallback = true): boolean {
    return (
      lookUp(this.translations, stringId) !== undefined ||
      (fallback && lookUp(this._fallback, stringId) !== undefined)
    );
  }

  /** The text, or the key itself if there is none. */
  localize(stringId: string, data?: Record<string, unknown>): string {
    if (data && Object.keys(data).length > 0) return this.format(stringId, data);
    const text = lookUp(this.translations, stringId) ?? lookUp(this._fallback, stringId);
    return text ?? String(stringId);
  }

  /** The text with each `{name}` replaced; a name without a value stays as it is. */
  format(stringId: string, data: Record<string, unknown> = {}): string {
    return this.localize(stringId).replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
      data[name] === undefined ? whole : String(data[name]),
    );
  }

  getListFormatter(
    options: { style?: Intl.ListFormatStyle; type?: Intl.ListFormatType } = {},
  ): Intl.ListFormat {
    const { style = "long", type = "conjunction" } = options;
    const key = `${style}/${type}`;
    const formatter = this.#formatters.get(key) ?? new Intl.ListFormat(this.lang, { style, type });
    this.#formatters.set(key, formatter);
    return formatter;
  }

  /** Sorts objects in place by a text that they carry, in the order of the language. */
  sortObjects<T extends object>(objects: T[], key: string): T[] {
    const text = (object: T) =>
      String(
        key.split(".").reduce<unknown>((at, part) => (at as JsonObject)?.[part], object) ?? "",
      );
    return objects.sort((a, b) => text(a).localeCompare(text(b), this.lang));
  }
}

/** The bench's own texts, then the system's, which may override them. */
async function loadLanguage(lang: string): Promise<Translations> {
  const { id, languages = [] } = game.data.system as {
    id: string;
    languages?: LanguageFile[];
  } & JsonObject;
  const wanted = languages.filter(
    (file) =>
      Intl.getCanonicalLocales(file.lang)[0] === lang && (!file.system || file.system === id),
  );
  const files = await Promise.all([
    loadFile(`/bench/lang/${lang}.json`),
    ...wanted.map(({ path }) => loadFile(`/systems/${id}/${path}`)),
  ]);
  const merged: Translations = {};
  for (const file of files) addTexts(merged, file);
  return merged;
}

async function loadFile(path: string): Promise<Translations> {
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) {
    console.error(`The language file ${path} cannot be loaded: ${response.status}`);
    return {};
  }
  return (await response.json()) as Translations;
}

/** Adds nested or dotted keys to `target`. */
export function addTexts(target: Translations, source: Translations): void {
  for (const [key, value] of Object.entries(source)) {
    const parts = key.split(".");
    const last = parts.pop()!;
    const at = parts.reduce(branch, target);
    if (typeof value === "string") at[last] = value;
    else addTexts(branch(at, last), value);
  }
}

/** The texts below a key, which a text of the same key makes way for. */
function branch(texts: Translations, key: string): Translations {
  const present = texts[key];
  if (typeof present === "object") return present;
  const created: Translations = {};
  texts[key] = created;
  return created;
}

function lookUp(texts: Translations, key: string): string | undefined {
  let at: string | Translations | undefined = texts;
  for (const part of String(key).split(".")) {
    if (typeof at !== "object" || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === "string" ? at : undefined;
}
