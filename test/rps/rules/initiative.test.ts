import { describe, expect, it } from "vitest";
import {
  baseInitiative,
  battleInitiative,
  initiativeOrder,
} from "../../../src/rps/rules/initiative.ts";
import { actsFirstOdds } from "../../../src/rps/rules/odds-initiative.ts";
import { DEFAULT_ATTRIBUTES } from "../../../src/rps/rules/world.ts";
import { refuses, world } from "./helpers.ts";

const sword = { id: "sword", size: 1, drawn: false };

describe("base initiative", () => {
  it("is TK and the values that the world counts, which may be none", () => {
    const agile = { agility: { value: 2, nb: 3 }, strength: { value: 3 } };
    expect(baseInitiative(5, agile).total).toBe(7);
    const none = DEFAULT_ATTRIBUTES.map((one) => ({ ...one, initiative: false }));
    expect(baseInitiative(5, agile, world({ attributes: none })).total).toBe(5);
    refuses(() => baseInitiative(5, { luck: { value: 1 } }), "unknownChoice");
    refuses(() => baseInitiative(0, {}), "outOfRange");
  });
});

describe("battle initiative", () => {
  it("says what it is made of", () => {
    const weapons = [sword, { id: "pike", size: 3, drawn: true }];
    expect(battleInitiative({ base: 7, die: 4, gm: -2, weapons })).toEqual({
      total: 2,
      terms: [
        { source: "base", value: 7 },
        { source: "die", value: 4 },
        { source: "gm", value: -2 },
        { source: "weapon", id: "sword", value: -1 },
        { source: "drawnWeapon", id: "pike", value: -6 },
      ],
    });
  });

  it("may fall below zero", () => {
    const halberd = { id: "halberd", size: 3, drawn: true };
    expect(battleInitiative({ base: -2, die: 1, weapons: [halberd] }).total).toBe(-7);
  });

  it("refuses weapons and dice that do not exist", () => {
    refuses(() => battleInitiative({ base: 5, die: 7 }), "notAFace");
    refuses(
      () => battleInitiative({ base: 5, die: 1, weapons: [{ ...sword, size: -1 }] }),
      "outOfRange",
    );
  });
});

describe("the order of acting", () => {
  it("goes by battle initiative, base, TK; and who is equal in all acts at once", () => {
    const order = initiativeOrder([
      { id: "e", initiative: 5, base: 5, tk: 2 },
      { id: "d", initiative: 5, base: 5, tk: 2 },
      { id: "c", initiative: 5, base: 5, tk: 4 },
      { id: "b", initiative: 5, base: 6, tk: 1 },
      { id: "a", initiative: 9, base: 4, tk: 1 },
      { id: "f", initiative: 1, base: 9, tk: 6 },
    ]);
    expect(order).toEqual([
      { rank: 1, ids: ["a"], decidedBy: null },
      { rank: 2, ids: ["b"], decidedBy: "initiative" },
      { rank: 3, ids: ["c"], decidedBy: "base" },
      { rank: 4, ids: ["e", "d"], decidedBy: "tk" },
      { rank: 6, ids: ["f"], decidedBy: "initiative" },
    ]);
  });

  it("is empty without fighters, and refuses one id twice", () => {
    expect(initiativeOrder([])).toEqual([]);
    const one = { id: "a", initiative: 1, base: 1, tk: 1 };
    refuses(() => initiativeOrder([one, one]), "forbidden");
    refuses(() => initiativeOrder([{ ...one, initiative: Number.NaN }]), "notFinite");
  });
});

describe("the odds of acting first", () => {
  it("give a tie to the higher base, then to TK", () => {
    const told = (a: object, b: object) =>
      Object.values(actsFirstOdds({ base: 5, tk: 3, ...a }, { base: 5, tk: 3, ...b })).map(String);
    expect(told({}, {})).toEqual(["5/12", "1/6", "5/12"]);
    expect(told({ tk: 4 }, {})).toEqual(["7/12", "0", "5/12"]);
    expect(told({ base: 6 }, {})).toEqual(["13/18", "0", "5/18"]);
    expect(told({ base: 6, change: -1 }, {})).toEqual(["7/12", "0", "5/12"]);
    expect(told({}, { base: 11 })).toEqual(["0", "0", "1"]);
  });
});
