import type { Reader } from "../i18n/language.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../rules/measures.ts";
import type { SettingsMenu } from "../settings/setting.ts";
import type { ReadyScene } from "./adventures.ts";

/** What the welcome window has to know. */
export interface WelcomeFacts {
  readonly books: readonly string[];
  readonly chosen: readonly string[];
  readonly scenes: readonly ReadyScene[];
  /** Windows of settings, by the rule book that they belong to. */
  readonly menus: Readonly<Record<string, readonly [key: string, menu: SettingsMenu][]>>;
  /** UUID of the rules of a book in the reader's language. */
  readonly rules: Readonly<Record<string, string | undefined>>;
  readonly units: UnitSystem;
  readonly rollsAtOnce: boolean;
}

/** What the welcome window shows. */
export function welcomeView(facts: WelcomeFacts, { text, language }: Reader) {
  const { books, chosen, scenes, menus, rules, units, rollsAtOnce } = facts;
  const isChosen = (book: string) => chosen.includes(book);
  const nameOf = (book: string) => text(`QUARTET.Book.${book}.Name`);
  return {
    books: books.map((id) => ({
      id,
      name: nameOf(id),
      hint: text(`QUARTET.Book.${id}.Hint`),
      isChosen: isChosen(id),
    })),
    scenes: books.filter(isChosen).flatMap((book) =>
      scenes
        .filter((scene) => scene.book === book)
        .map(({ id, translations, isHere }) => {
          const { name = "", description = "" } = translations[language] ?? translations.en ?? {};
          return {
            id,
            book: nameOf(book),
            name,
            description,
            isHere,
            label: text(`QUARTET.Welcome.${isHere ? "ShowScene" : "Import"}`),
            spoken: text(`QUARTET.Welcome.${isHere ? "ShowNamed" : "ImportNamed"}`, { name }),
          };
        }),
    ),
    units: UNIT_SYSTEMS.map((id) => ({
      id,
      name: text(`QUARTET.Settings.Units.Choice.${id}`),
      isChosen: id === units,
    })),
    rollsAtOnce,
    rows: books.filter(isChosen).map((id) => ({
      id,
      name: nameOf(id),
      rules: rules[id],
      rulesSpoken: text("QUARTET.Welcome.ReadNamed", { name: nameOf(id) }),
      tourSpoken: text("QUARTET.Welcome.TourNamed", { name: nameOf(id) }),
      menus: (menus[id] ?? []).map(([key, { name }]) => ({ key, name: text(name) })),
    })),
  };
}
