import en from "../lang/en.json";
import fi from "../lang/fi.json";
import ru from "../lang/ru.json";
import sv from "../lang/sv.json";
import type { Reader } from "../src/core/i18n/language.ts";
import { measureWords } from "../src/core/i18n/measures.ts";
import { formatChance, formatChange, formatNumber } from "../src/core/i18n/numbers.ts";
import type { UnitSystem } from "../src/core/rules/measures.ts";

const FILES: Record<string, object> = { en, fi, sv, ru };

/**
 * A reader of the language files, as Foundry would read them, in a world of metres or of feet. A
 * missing key is an error.
 */
export function testReader(language: keyof typeof FILES, units: UnitSystem = "metric"): Reader {
  const find = (key: string): unknown =>
    key
      .split(".")
      .reduce<unknown>(
        (value, part) => (value as Record<string, unknown>)?.[part],
        FILES[language],
      );
  const text: Reader["text"] = (key, data = {}) => {
    const found = find(key);
    if (typeof found !== "string") throw new Error(`${language} has no text ${key}`);
    return found.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = data[name];
      return typeof value === "number" ? formatNumber(value, String(language)) : String(value);
    });
  };
  return {
    language: String(language),
    text,
    plural: (key, count, data) =>
      text(`${key}.${new Intl.PluralRules(String(language)).select(count)}`, { count, ...data }),
    number: (value) => formatNumber(value, String(language)),
    change: (value) => formatChange(value, String(language)),
    chance: (value) => formatChance(value, String(language)),
    ...measureWords(String(language), units),
  };
}
