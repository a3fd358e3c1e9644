import { describe, expect, it } from "vitest";
import type { ItemFacts } from "../../../src/core/sheets/item-facts.ts";
import { BOOK_ATTRIBUTES } from "../../../src/noppa/rules/attributes.ts";
import { DEFAULT_NOPPA_SETTINGS } from "../../../src/noppa/rules/settings.ts";
import {
  armourRows,
  attributeRows,
  type CharacterFacts,
  skillRows,
  weaponRows,
} from "../../../src/noppa/sheets/character-view.ts";
import { testReader } from "../../reader.ts";

function item(type: string, name: string, system: Record<string, unknown>, sort = 0): ItemFacts {
  return { id: name, uuid: `Item.${name}`, type, name, img: "", sort, system };
}

const facts: CharacterFacts = {
  attributes: BOOK_ATTRIBUTES,
  values: { strength: 2, endurance: 6, perception: 3, agility: 0 },
  items: [
    item("noppaSkill", "Åska", { level: 1, attribute: "agility", identifier: "a" }),
    item("noppaSkill", "Ampuminen", { level: 3, attribute: "perception", identifier: "shooting" }),
    item("noppaSkill", "Ruoka", { level: 0, attribute: "strength", identifier: "r" }),
    item("noppaWeapon", "Pistooli", {
      skill: "shooting",
      difficultyChange: 1,
      ammunition: { value: 0, max: 6 },
    }),
    item("noppaWeapon", "Veitsi", { skill: "blades", difficultyChange: 0, ammunition: {} }),
  ],
  settings: DEFAULT_NOPPA_SETTINGS,
};

describe("attributes", () => {
  it("show value and die in the reader's notation", () => {
    const rows = attributeRows(facts, testReader("sv"));
    expect(rows.map(({ name, value, die }) => [name, value, die])).toEqual([
      ["Styrka", 2, "T6"],
      ["Uthållighet", 6, "T12"],
      ["Uppfattning", 3, "T8"],
      ["Smidighet", 0, "–"],
    ]);
  });
  it("take the game master's names", () => {
    const renamed = { ...facts, attributes: [{ id: "x", names: { en: "Luck", fi: "Tuuri" } }] };
    expect(attributeRows(renamed, testReader("fi"))[0]?.name).toBe("Tuuri");
    expect(attributeRows(renamed, testReader("ru"))[0]?.name).toBe("Luck");
  });
});

describe("skills", () => {
  const rows = skillRows(facts, testReader("fi"));

  it("are sorted as the reader sorts", () => {
    expect(rows.map(({ name }) => name)).toEqual(["Ampuminen", "Ruoka", "Åska"]);
  });
  it("show dice, level and the chance against a normal task", () => {
    expect(rows[0]).toMatchObject({
      dice: "3n8",
      levelName: "Ammattilainen",
      attribute: "Havainnoiminen",
    });
    expect(rows[0]?.chance.replace(/\s/, " ")).toBe("75,6 %");
  });
  it("say why they cannot be rolled", () => {
    expect(rows[1]).toMatchObject({ dice: "–", tip: "Ilman taitoa ei voi heittää." });
    expect(rows[2]?.tip).toBe("Alle 1:n ominaisuudella ei ole noppaa.");
  });
  it("keep the order that somebody has given them by hand", () => {
    const sorted = {
      ...facts,
      items: facts.items.map((entry) => ({ ...entry, sort: entry.name === "Åska" ? -1 : 0 })),
    };
    expect(skillRows(sorted, testReader("fi"))[0]?.name).toBe("Åska");
  });
});

describe("weapons", () => {
  it("find their skill by identifier, whatever its name", () => {
    const [pistol, knife] = weaponRows(facts, testReader("fi"));
    expect(pistol).toMatchObject({
      skill: "Ampuminen",
      change: "+1",
      isEmpty: true,
      countsShots: true,
    });
    expect(knife).toMatchObject({
      skill: "ei taitoa",
      hasSkill: false,
      countsShots: false,
      change: "",
    });
  });
});

describe("what is written in words", () => {
  const translations = {
    en: { name: "Stunner", words: { range: "20 m", protection: "4 h" } },
    ru: { name: "Парализатор", words: { range: "20 м", protection: "4 ч" } },
  };
  const withItem = (type: string, system: object): CharacterFacts => ({
    ...facts,
    items: [item(type, "x", { ammunition: {}, translations, ...system })],
  });

  it("is read in the reader's language until somebody writes something else", () => {
    const range = (text: string, language: "en" | "ru") =>
      weaponRows(withItem("noppaWeapon", { range: text }), testReader(language))[0]?.range;
    expect(range("20 m", "ru")).toBe("20 м");
    expect(range("20 m", "en")).toBe("20 m");
    expect(range("25 m", "ru")).toBe("25 m");
  });

  it("is so with armour, too", () => {
    const worn = withItem("noppaArmor", { protection: "4 h" });
    expect(armourRows(worn, testReader("ru"))[0]?.protection).toBe("4 ч");
    expect(armourRows(worn, testReader("fi"))[0]?.protection).toBe("4 h");
  });
});
