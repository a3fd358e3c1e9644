import { describe, expect, it } from "vitest";
import { entryInLanguage } from "../../../src/core/welcome/rules-journals.ts";
import { type WelcomeFacts, welcomeView } from "../../../src/core/welcome/view.ts";
import { testReader } from "../../reader.ts";

const menu = {
  name: "QUARTET.Helix.Settings.Title",
  label: "",
  hint: "",
  icon: "fa-solid fa-book",
  type: null,
};
const scene = {
  id: "bridge",
  book: "helix",
  translations: {
    en: { name: "The ruined bridge", description: "A toll." },
    fi: { name: "Sortunut silta", description: "Siltamaksu." },
  },
  isHere: false,
};
const facts: WelcomeFacts = {
  books: ["noppa", "helix"],
  chosen: ["helix"],
  scenes: [scene],
  menus: { helix: [["helix.rules", menu]] },
  rules: { helix: "Compendium.quartet.helix-rules.JournalEntry.fi" },
  units: "imperial",
  rollsAtOnce: true,
};

describe("the welcome window", () => {
  it("lists every rule book and marks those of this world", () => {
    const { books } = welcomeView(facts, testReader("fi"));
    expect(books.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ["noppa", false],
      ["helix", true],
    ]);
  });

  it("offers scenes, rules and settings of the chosen books alone", () => {
    const view = welcomeView(facts, testReader("fi"));
    expect(view.rows.map(({ id, rules }) => [id, rules])).toEqual([
      ["helix", "Compendium.quartet.helix-rules.JournalEntry.fi"],
    ]);
    expect(view.scenes.map(({ name }) => name)).toEqual(["Sortunut silta"]);
    expect(welcomeView({ ...facts, chosen: ["noppa"] }, testReader("fi")).scenes).toEqual([]);
  });

  it("offers metres and feet, and marks what holds", () => {
    const { units } = welcomeView(facts, testReader("sv"));
    expect(units.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ["metric", false],
      ["imperial", true],
    ]);
    expect(units[1]?.name).toContain("Fot");
  });

  it("shows a scene that is here already, instead of importing it again", () => {
    const [fresh] = welcomeView(facts, testReader("en")).scenes;
    const [here] = welcomeView(
      { ...facts, scenes: [{ ...scene, isHere: true }] },
      testReader("en"),
    ).scenes;
    expect(fresh?.label).toBe("Import");
    expect(here?.label).toBe("Show");
    expect(here?.spoken).toBe("Show: The ruined bridge");
  });
});

describe("the rules of a book", () => {
  const written = (language: string) => ({ uuid: language, flags: { quartet: { language } } });

  it("open in the reader's language, or else in English", () => {
    const entries = [written("en"), written("sv")];
    expect(entryInLanguage(entries, "sv")).toBe("sv");
    expect(entryInLanguage(entries, "de")).toBe("en");
    expect(entryInLanguage([], "sv")).toBeUndefined();
  });
});
