import { unitSystem } from "../settings/units.ts";
import { type MeasureWords, measureWords } from "./measures.ts";
import { formatChance, formatChange, formatNumber } from "./numbers.ts";

export { LANGUAGES, type Language } from "./languages.ts";

/** What a view model needs of the reader's language. Passed in, so that view models stay pure. */
export interface Reader extends MeasureWords {
  /** The language of the interface, such as `fi`. */
  readonly language: string;
  /** The text of a key, with its placeholders filled. */
  text(key: string, data?: Readonly<Record<string, string | number>>): string;
  /** The text of `key.one`, `key.few`… that suits the count, which fills `{count}`. */
  plural(key: string, count: number, data?: Readonly<Record<string, string | number>>): string;
  number(value: number): string;
  change(value: number): string;
  chance(value: number): string;
}

/** The reader at this client. */
export function reader(): Reader {
  const { lang: language } = game.i18n;
  const text: Reader["text"] = (key, data) =>
    data
      ? game.i18n.format(
          key,
          mapValues(data, (v) => (typeof v === "number" ? number(v) : v)),
        )
      : game.i18n.localize(key);
  const number = (value: number): string => formatNumber(value, language);
  return {
    language,
    text,
    plural: (key, count, data) =>
      text(`${key}.${pluralCategory(key, count, language)}`, { count, ...data }),
    number,
    change: (value) => formatChange(value, language),
    chance: (value) => formatChance(value, language),
    ...measureWords(language, unitSystem()),
  };
}

function mapValues<A, B>(object: Readonly<Record<string, A>>, change: (value: A) => B) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** The category that the language has for the count, or `other` where the key lacks it. */
function pluralCategory(key: string, count: number, language: string): string {
  const category = new Intl.PluralRules(language).select(count);
  return game.i18n.has(`${key}.${category}`) ? category : "other";
}

/** Sorts in the order of the reader's language. Translate before sorting. */
export function sortedByName<T extends { readonly name: string }>(
  items: Iterable<T>,
  language: string,
): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...items].sort((a, b) => compare(a.name, b.name));
}
