import { describe, expect, it } from "vitest";
import { filesBelow, readJson } from "./files.ts";

const LANGUAGES = ["en", "fi", "sv", "ru"] as const;
/** The forms that our languages have; `zero` is a choice of a setting. */
const PLURAL = /\.(one|few|many|other)$/;

type Nested = { [key: string]: string | Nested };

function flatten(object: Nested, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(object)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === "string") flat.set(path, value);
    else for (const [inner, text] of flatten(value, path)) flat.set(inner, text);
  }
  return flat;
}

const read = (folder: string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      flatten(readJson<Nested>(`${folder}/${language}.json`)),
    ]),
  ) as Record<(typeof LANGUAGES)[number], Map<string, string>>;

const system = read("lang");
const bench = read("bench/client/lang");

/** Keys, with the forms of one plural counted as one. */
function stems(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, "")))].sort();
}

const placeholders = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();

describe.each([
  ["lang", system],
  ["bench/client/lang", bench],
])("%s", (_folder, texts) => {
  it.each(LANGUAGES)("%s has the keys of all", (language) => {
    expect(stems(texts[language])).toEqual(stems(texts.en));
  });

  it.each(LANGUAGES)("%s has the placeholders of English", (language) => {
    const wrong = [...texts[language]]
      .filter(([key, text]) => {
        const english = texts.en.get(key) ?? texts.en.get(key.replace(PLURAL, ".other"));
        return english !== undefined && placeholders(text) !== placeholders(english);
      })
      .map(([key]) => key);
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)("%s has no empty text and no stray space", (language) => {
    const wrong = [...texts[language]].filter(([, text]) => text === "" || text !== text.trim());
    expect(wrong).toEqual([]);
  });
});

describe("plurals", () => {
  const plurals = [...system.en.keys()]
    .filter((key) => PLURAL.test(key))
    .map((key) => key.replace(PLURAL, ""));

  it.each(LANGUAGES)("%s has every form that its grammar needs", (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = plurals.flatMap((stem) =>
      categories
        .filter((form) => !system[language].has(`${stem}.${form}`))
        .map((form) => `${stem}.${form}`),
    );
    expect(missing).toEqual([]);
  });

  it("Russian counts as Russians do", () => {
    const rules = new Intl.PluralRules("ru");
    const text = (n: number) =>
      system.ru.get(`QUARTET.Noppa.Successes.${rules.select(n)}`)?.replace("{count}", String(n));
    expect([1, 2, 5, 11, 21, 22, 25, 101, 111].map(text)).toEqual([
      "1 успех",
      "2 успеха",
      "5 успехов",
      "11 успехов",
      "21 успех",
      "22 успеха",
      "25 успехов",
      "101 успех",
      "111 успехов",
    ]);
  });
});

describe("translation", () => {
  /** Words that are the same in both languages, or names. */
  const SAME =
    /Noppajärjestelmä|^RPS$|^Trauma$|^\{.*\}$|^Sisu$|^Normal$|^[Aa]ttack\b|^Bonus$|^Humanoid$|^Expert$|^Under attack$|^Ammunition$|^torso$|\/sec$/;
  /** Abbreviations, units and signs have no word in them. */
  const hasWord = (text: string) =>
    /\p{Letter}{3,}/u.test(text.replace(/\{\w+\}|HELIX|\bINT\b/g, ""));

  it.each(["fi", "sv", "ru"] as const)("%s is not English", (language) => {
    const same = [...system[language]].filter(
      ([key, text]) => system.en.get(key) === text && !SAME.test(text) && hasWord(text),
    );
    expect(same).toEqual([]);
  });

  it("Russian is written in Cyrillic", () => {
    const latin = [...system.ru].filter(([, text]) =>
      /[A-Za-z]{3,}/.test(
        text.replace(
          /\{\w+\}|Noppajärjestelmä|HELIX|RPS|Shift|\/noppa|\/helix|\/rps|\/trauma|Quartet/g,
          "",
        ),
      ),
    );
    expect(latin).toEqual([]);
  });

  it.each([
    ["quotation marks of another language", /["'“”„]/],
    ["a hyphen for a dash", / - /],
    ["a dash without spaces", /[^\s—]—|—[^\s—]/],
    ["three dots", /\.\.\./],
    [
      "a number that a line break can part from its unit",
      /[\d}] (?:%|м|м²|м\/с|кг|ОП|ОЖ|ОМ|ОО)(?!\p{L})/u,
    ],
  ])("Russian has no %s", (_fault, pattern) => {
    expect([...system.ru].filter(([, text]) => pattern.test(text))).toEqual([]);
  });
});

describe("use", () => {
  const files = [
    ...filesBelow("src", ".ts"),
    ...filesBelow("templates", ".hbs"),
    ...filesBelow("", "system.json").filter(({ path }) => path === "system.json"),
  ];
  const named = files
    .flatMap(({ text }) => [
      ...text.matchAll(/\b(?:QUARTET|TYPES)\.\w[\w.]*(?:\$\{[^}]*\}[\w.]*)*/g),
    ])
    .map(([key]) => key.replace(/\.$/, ""));
  const literal = new Set(named.filter((key) => !key.includes("${")));
  const patterns = named
    .filter((key) => key.includes("${"))
    .map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.]+")}$`));
  /** Asked for by Foundry or by a prefix that a class holds. */
  const PREFIXES = [
    /^TYPES\./,
    /^QUARTET\.(Trauma\.)?Tab\./,
    /^QUARTET\.(Noppa|Helix|Trauma)\.Settings\./,
  ];

  it("every key that is named exists", () => {
    const stemsOfEnglish = new Set(stems(system.en));
    const isPrefix = (key: string) =>
      [...stemsOfEnglish].some((stem) => stem.startsWith(`${key}.`));
    const missing = [...literal].filter((key) => !stemsOfEnglish.has(key) && !isPrefix(key));
    expect(missing).toEqual([]);
  });

  it("every key is used", () => {
    const unused = stems(system.en).filter(
      (key) =>
        !literal.has(key) &&
        !patterns.some((pattern) => pattern.test(key)) &&
        !PREFIXES.some((prefix) => prefix.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
