import { describe, expect, it } from "vitest";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../../../src/rps/rules/settings.ts";
import {
  armourRows,
  explosiveRows,
  shieldRows,
  weaponRows,
  weightInHand,
  withDistances,
} from "../../../src/rps/sheets/gear-rows.ts";
import {
  bonusRows,
  magicRemarks,
  skillRows,
  spellRows,
} from "../../../src/rps/sheets/item-rows.ts";
import { testReader } from "../../reader.ts";
import { item, MIKKO } from "./facts.ts";

const finnish = testReader("fi");
const english = testReader("en");
const BOOK = DEFAULT_RPS_SETTINGS;
const calm = { value: 4, limit: 11 };

describe("skills", () => {
  it("have their chance, and what they are especially good and bad at (RPS 36, 70)", () => {
    const [cook, melee] = skillRows(MIKKO, calm, BOOK, finnish);
    expect([cook?.level, cook?.chance.replace(/\s/, " ")]).toEqual(["3", "50 %"]);
    expect(cook?.specialisations.map(({ name, value }) => `${name} ${value}`)).toEqual([
      "Itämaiset ruoat +2",
      "Mausteet +1",
      "Esillepano +2",
      "Italialaiset ruoat −3",
      "Määrän arviointi −2",
    ]);
    expect(melee?.chance.replace(/\s/, " ")).toBe("80 %");
  });
  it("warn where growth can meet the limit (RPS 77)", () => {
    const risks = (value: number) =>
      skillRows(MIKKO, { value, limit: 11 }, BOOK, english).map(({ risk }) => risk);
    expect(risks(5)).toEqual(["", ""]);
    expect(risks(7)[1]).toBe(
      "In an opposed action growth meets the limit exactly: 50%, goes past it: 33.3%",
    );
  });
  it("show specialisations in the reader's language", () => {
    const burglary = item("rpsSkill", "Burglary", {
      identifier: "burglary",
      level: 3,
      specialisations: [{ id: "alarm", name: "This kind of alarm", value: -3 }],
      translations: {
        en: { name: "Burglary", words: { "specialisation-alarm": "This kind of alarm" } },
        fi: { name: "Murtautuminen", words: { "specialisation-alarm": "Tällaiset hälyttimet" } },
      },
    });
    const names = (reader: typeof finnish) =>
      skillRows([burglary], calm, BOOK, reader)[0]?.specialisations.map(({ name }) => name);
    expect(names(finnish)).toEqual(["Tällaiset hälyttimet"]);
    expect(names(english)).toEqual(["This kind of alarm"]);
  });
});

describe("special bonuses (RPS 61, 74)", () => {
  it("help or hinder, with a condition and what they are for", () => {
    const [fear, eye] = bonusRows(MIKKO, BOOK, finnish);
    expect([fear?.value, fear?.details]).toEqual(["−1", []]);
    expect([eye?.value, eye?.details]).toEqual(["+2", ["pimeässä", "Meleeaseet, Ketteryys"]]);
    expect(eye?.tip).toContain("+6");
  });
});

describe("weapons", () => {
  it("say what they are used with, and what they do", () => {
    const [axe] = weaponRows(MIKKO, "rpsMeleeWeapon", null, BOOK, finnish);
    expect(axe?.details).toEqual(["Meleeaseet", "viiltävä, murskaava", "koko 2", "voima 0"]);
    expect(axe).toMatchObject({ damage: "4", isHeld: true });
    const [gun] = weaponRows(MIKKO, "rpsRangedWeapon", null, BOOK, finnish);
    expect(gun?.details).toEqual([
      "ei taitoa",
      "lävistävä",
      "koko 1",
      "täysin automaattinen",
      "t-nopeus 5/sec",
    ]);
    expect(gun).toMatchObject({ countsShots: true, isEmpty: true, isHeld: false });
  });
  it("say in which of its ranges each target stands (RPS 105)", () => {
    const ranges = {
      short: { from: 0, to: 10 },
      optimum: { from: 10, to: 50 },
      max: { from: 50, to: 100 },
    };
    const gun = item("rpsRangedWeapon", "Gun", { ranges });
    const bare = item("rpsRangedWeapon", "Bare", {
      ranges: { short: { from: 0, to: 0 }, optimum: { from: 0, to: 0 }, max: { from: 0, to: 0 } },
    });
    const targets = [
      { name: "Ymir", metres: 40 },
      { name: "Hagar", metres: null },
    ];
    const [first, second] = withDistances([gun, bare], targets, english);
    expect(first?.distances.map(({ zone }) => zone)).toEqual(["optimum", "unknown"]);
    expect(second?.distances).toEqual([]);
  });
  it("slow by their size in hand, twice in the round in which they are drawn (RPS 101)", () => {
    const weight = (fight: { combat: string; round: number } | null) => weightInHand(MIKKO, fight);
    expect(weight(null)).toBe(2);
    expect(weight({ combat: "brawl", round: 3 })).toBe(4);
    expect(weight({ combat: "brawl", round: 4 })).toBe(2);
    expect(weight({ combat: "another", round: 3 })).toBe(2);
  });
  it("tell so on their switch", () => {
    const tip = (round: number) =>
      weaponRows(MIKKO, "rpsMeleeWeapon", { combat: "brawl", round }, BOOK, english)[0]?.heldTip;
    expect(tip(3)).toBe("Put it away. Drawn this round: initiative −4.");
    expect(tip(4)).toBe("Put it away. In hand: initiative −2.");
  });
});

describe("protection", () => {
  it("of a shield wears down (RPS 119)", () => {
    const [lid] = shieldRows(MIKKO, null, BOOK, english);
    expect(lid).toMatchObject({ durability: "0 / 2", isBroken: true });
    expect(lid?.details).toEqual(["Meleeaseet", "size 0"]);
  });
  it("of armour has two numbers (RPS 121)", () => {
    expect(armourRows(MIKKO, english)[0]?.details).toEqual(["damping 1", "durability 2"]);
  });
});

describe("explosives", () => {
  it("show their force as the book writes it (RPS 115)", () => {
    const [grenade] = explosiveRows(MIKKO, finnish);
    expect(grenade?.details).toEqual([expect.stringMatching(/^sirpale/), "voima 2/5/10\u00a0m"]);
    expect(grenade).toMatchObject({ damage: "5", shots: 2 });
  });
});

describe("spells (RPS 145–147)", () => {
  const magic: RpsSettings = {
    ...BOOK,
    magic: true,
    attributes: [
      ...BOOK.attributes,
      { id: "magic", kind: "valueAndNb", initiative: false, bounds: { min: -3, max: 3 } },
    ],
  };
  const spells = [
    item("rpsSpell", "Nuotio", { modifier: 0, hours: null }),
    item("rpsSpell", "Suoja", { modifier: -10, hours: 2 }),
  ];
  const vesa = { magic: { value: 2, nb: 3 } };

  it("are cast with the NB of magic, and the game master's change", () => {
    const rows = spellRows(spells, vesa, magic, english);
    expect(rows.map(({ chance, details }) => [chance, details])).toEqual([
      ["50%", []],
      ["40%", ["game master −10%", "2 h"]],
    ]);
  });
  it("have no chance without magic or an NB, and the sheet says why", () => {
    expect(spellRows(spells, vesa, BOOK, english)[0]?.chance).toBe("");
    expect(spellRows(spells, {}, magic, english)[0]?.chance).toBe("");
    expect(magicRemarks({}, " ", magic, english)).toEqual([
      "Spells need a normal bonus: Magic.",
      "Spells are read from a book, and there is none at hand.",
    ]);
    expect(magicRemarks(vesa, "Musta kirja", magic, english)).toEqual([]);
    const without = magicRemarks(vesa, "", BOOK, english);
    expect(without).toHaveLength(1);
    expect(without[0]).toContain("no magic in this world");
  });
});
