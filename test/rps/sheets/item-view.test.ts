import { describe, expect, it } from "vitest";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { plainNumber } from "../../../src/rps/sheets/item-sheet-fields.ts";
import { skillGroups } from "../../../src/rps/sheets/item-sheet-skills.ts";
import { bonusView, explosionView, skillView } from "../../../src/rps/sheets/item-sheet-view.ts";
import { itemWarnings, warningLines } from "../../../src/rps/sheets/item-sheet-warnings.ts";
import { rangeLines } from "../../../src/rps/sheets/range-view.ts";
import {
  intervalText,
  type RangedFacts,
  rateOf,
  rateText,
  volleyLines,
  weaponView,
} from "../../../src/rps/sheets/weapon-view.ts";
import { testReader } from "../../reader.ts";

const finnish = testReader("fi");
const english = testReader("en");
const settings = DEFAULT_RPS_SETTINGS;
const plain = (text: string) => text.replace(/\s/g, " ");

describe("a skill", () => {
  const cook = {
    level: 4,
    specialisations: [
      { id: "a", name: "Fish", value: 2 },
      { id: "b", name: "Sauces", value: -3 },
    ],
    translations: {
      en: { name: "Cooking", words: { "specialisation-a": "Fish" } },
      fi: { name: "Kokki", words: { "specialisation-a": "Kala" } },
    },
  };

  it("shows its chance, and each specialisation in steps and per cent (RPS [36][72])", () => {
    const { levels, specialisations, sum } = skillView(cook, settings, finnish);
    expect(plain(levels.find(({ isChosen }) => isChosen)?.label ?? "")).toBe(
      "4 (vastukseton 65 %)",
    );
    expect(
      specialisations.map(({ name, value, percent }) => plain(`${name} ${value} ${percent}`)),
    ).toEqual(["Kala +2 +6 %", "Sauces −3 −9 %"]);
    expect(sum).toBe("Yhteensä −1");
  });

  it("warns of what is above the level, and of balance while the character is made (RPS [70])", () => {
    const ids = (values: number[], isCreated: boolean) =>
      itemWarnings(
        "rpsSkill",
        { specialisations: values.map((value) => ({ value })) },
        { level: 4, isCreated },
        settings,
      ).map(({ id }) => id);
    expect(ids([5, -5], false)).toEqual(["specialisationAboveLevel"]);
    expect(ids([2, 1], false)).toEqual(["specialisationsNotBalanced"]);
    expect(ids([2, 1], true)).toEqual([]);
    expect(itemWarnings("rpsSkill", cook, null, settings)).toEqual([]);
  });
});

describe("a special bonus", () => {
  it("hinders with a minus, and knows wills only in worlds with magic", () => {
    const view = bonusView({ amount: 2, sign: "hinder", will: "" }, settings, english);
    expect(view.effect).toBe("−2 in opposed actions, −6% in unopposed ones");
    expect(view.showsWill).toBe(false);
    expect(
      bonusView({ amount: 2, sign: "help", will: "attack" }, settings, english).showsWill,
    ).toBe(true);
  });

  it("outside the world's range is told", () => {
    const narrow = { ...settings, specialBonusRange: { min: 1, max: 3 } };
    const found = itemWarnings("rpsBonus", { amount: 5, sign: "help" }, null, narrow);
    expect(warningLines(found, english)).toEqual([
      {
        text: "A special bonus of 5 lies outside 1–3.",
        source: "(line 61 of the book)",
        isBad: true,
      },
    ]);
  });
});

describe("what things are used with", () => {
  it("comes in groups, each once, and an unknown id stays to be seen", () => {
    const known = {
      own: [{ id: "riding", name: "Ratsastus" }],
      others: [
        { id: "riding", name: "Riding" },
        { id: "boxing", name: "Nyrkkeily" },
        { id: "axes", name: "Kirveet" },
      ],
      attributes: [{ id: "agility", name: "Ketteryys" }],
    };
    const groups = skillGroups(known, ["lost"], finnish);
    expect(groups.map(({ entries }) => entries.map(({ name }) => name))).toEqual([
      ["Ratsastus"],
      ["Kirveet", "Nyrkkeily"],
      ["Ketteryys"],
      ["lost"],
    ]);
    expect(groups.at(-1)?.entries[0]?.isChosen).toBe(true);
  });
});

const GUN: RangedFacts = {
  class: "firearm",
  ranges: { short: { from: 0, to: 5 }, optimum: { from: 5, to: 25.5 }, max: { from: 50, to: 30 } },
  magazine: "counted",
  ammunition: { value: 7, max: 30 },
  fireRate: "5/sec",
  reloadTime: 3,
  action: "fullAuto",
};
const weapon = { size: 0, damage: 4, types: ["piercing"], otherText: "", mounted: false };

describe("a weapon", () => {
  it("offers the explosive kind to melee weapons only to take it back (RPS [107])", () => {
    const offered = (type: string, types: string[]) =>
      weaponView(type, { size: 1, types, mounted: false }, english).types.map(({ id }) => id);
    expect(offered("rpsMeleeWeapon", [])).not.toContain("explosive");
    expect(offered("rpsMeleeWeapon", ["explosive"])).toContain("explosive");
    expect(offered("rpsRangedWeapon", [])).toContain("explosive");
  });

  it("is held against the book's columns (RPS [102][108–111])", () => {
    const ids = (changes: object) =>
      itemWarnings("rpsRangedWeapon", { ...GUN, ...weapon, ...changes }, null, settings).map(
        ({ id }) => id,
      );
    expect(ids({})).toEqual([]);
    expect(ids({ damage: 60 })).toEqual(["damageOutOfScale"]);
    expect(ids({ damage: 60, mounted: true })).toEqual([]);
    expect(ids({ fireRate: "–", reloadTime: null })).toEqual(["fireRateMissing", "reloadMissing"]);
    expect(ids({ magazine: "own", reloadTime: null, action: "none" })).toEqual([
      "fireRateNotExpected",
    ]);
    expect(ids({ ammunition: { value: 0, max: 0 } })).toEqual([]);
  });

  it("has a sentence for every warning in every language", () => {
    const every = {
      ...GUN,
      ...weapon,
      size: 9,
      damage: 0,
      types: [],
      magazine: "own",
      action: "single",
    };
    const found = itemWarnings("rpsRangedWeapon", every, null, settings);
    expect(found.length).toBeGreaterThan(4);
    for (const language of ["en", "fi", "sv", "ru"])
      expect(() => warningLines(found, testReader(language))).not.toThrow();
  });
});

describe("shots in a round", () => {
  const lines = (changes: Partial<RangedFacts>, amount = 1) =>
    volleyLines({ ...GUN, ...changes }, { amount, unit: "s" }, english);

  it("follow the rate, and end with the magazine (RPS [109–111])", () => {
    expect(lines({})).toEqual([
      "5 shots in a round of 1 s",
      "changing the magazine takes 3 rounds",
    ]);
    expect(lines({}, 2)[0]).toBe("7 shots in a round of 2 s, then it is empty");
    expect(lines({ fireRate: "5" })[0]).toBe("one shot every 5 rounds of 1 s");
  });

  it("are not bounded where nobody counts, and not told without a rate or a measure of time", () => {
    expect(lines({ ammunition: { value: 0, max: 0 } }, 10)[0]).toBe("50 shots in a round of 10 s");
    expect(lines({ fireRate: "–" })).toEqual([]);
    expect(volleyLines(GUN, { amount: 1, unit: "other" }, english)).toEqual([]);
    expect(rateOf("nonsense")).toEqual({ kind: "none" });
  });

  it("and their rate is written as the reader does, in words that can be typed again", () => {
    const told = (language: "fi" | "ru") =>
      ["5/sec", "0.5", "–"].map((rate) => rateText(rate, testReader(language)));
    expect(told("fi")).toEqual(["5/sec", "0,5", "–"]);
    expect(told("ru")).toEqual(["5/с", "0,5", "–"]);
    expect(rateOf(rateText("2.5/sec", testReader("ru")))).toEqual(rateOf("2.5/sec"));
  });
});

describe("ranges", () => {
  it("are written as the book does, with the reader's decimals", () => {
    expect(intervalText(GUN.ranges.optimum, finnish)).toBe("5–25,5");
    expect(intervalText({ from: 0, to: 0 }, finnish)).toBe("");
    expect(plainNumber(12_000.5, "en")).toBe("12000.5");
    expect(plainNumber(null, "en")).toBe("");
  });

  it("are feet where the world has them; the zone is the book's", () => {
    const feet = testReader("en", "imperial");
    expect(intervalText({ from: 50, to: 100 }, feet)).toBe("164–328.1");
    const [line] = rangeLines([{ name: "Timo", metres: 15.24 }], GUN.ranges, feet);
    expect(plain(line?.text ?? "")).toBe("Timo: 50 ft, optimum range");
    const axe = { size: 1, types: [], mounted: false };
    expect(plain(weaponView("rpsMeleeWeapon", axe, feet).sizeHint)).toBe("About 3.3 ft.");
  });

  it("say where a target stands; the better zone where they overlap (RPS [105])", () => {
    const at = (metres: number | null) =>
      rangeLines([{ name: "Timo", metres }], GUN.ranges, english).map(({ zone }) => zone)[0];
    expect([0, 5, 26, 40, 51, null].map(at)).toEqual([
      "short",
      "optimum",
      "gap",
      "max",
      "beyond",
      "unknown",
    ]);
    const none = {
      short: { from: 0, to: 0 },
      optimum: { from: 0, to: 0 },
      max: { from: 0, to: 0 },
    };
    expect(rangeLines([{ name: "Timo", metres: 3 }], none, english)).toEqual([]);
  });
});

describe("the force of an explosive", () => {
  it("is written as 2/5/10, with the reader's decimals, and shows what follows (RPS [115])", () => {
    const view = explosionView(
      {
        damage: 3,
        force: { core: 0.5, half: 1.5, reach: 4 },
        explosionType: "gas",
        withShrapnel: true,
      },
      finnish,
    );
    expect(view.force).toBe("0,5/1,5/4");
    expect(view.rings.map(({ ring, distance }) => `${ring} ${distance}`)).toEqual([
      "core 0,5\u00a0m",
      "half 1,5\u00a0m",
      "reach 4\u00a0m",
      "gas 8\u00a0m",
      "shrapnel 12\u00a0m",
    ]);
  });
});
