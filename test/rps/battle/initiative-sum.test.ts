import { describe, expect, it } from "vitest";
import { changeForTyped, initiativeNow } from "../../../src/rps/battle/initiative-sum.ts";

const facts = { base: 7, die: 4, gm: 0, weapons: [] };
const sword = { id: "sword", size: 1, drawn: false };
const halberd = { id: "halberd", size: 2, drawn: true };

describe("battle initiative of a round", () => {
  it("is base and the one die [67]", () => {
    expect(initiativeNow(facts).total).toBe(11);
  });
  it("loses the size of what is in use, and twice that of what is drawn now [101]", () => {
    const { total, terms } = initiativeNow({ ...facts, gm: -1, weapons: [sword, halberd] });
    expect(total).toBe(5);
    expect(terms.map(({ source, value }) => [source, value])).toEqual([
      ["base", 7],
      ["die", 4],
      ["gm", -1],
      ["weapon", -1],
      ["drawnWeapon", -4],
    ]);
  });
  it("has no floor", () => {
    expect(initiativeNow({ ...facts, base: 1, die: 1, weapons: [halberd] }).total).toBe(-2);
  });
});

describe("an initiative that somebody types", () => {
  it("is the game master's change of what was thrown", () => {
    const gm = changeForTyped(9, { ...facts, weapons: [sword] });
    expect(gm).toBe(-1);
    expect(initiativeNow({ ...facts, gm, weapons: [sword] }).total).toBe(9);
  });
  it("takes the place of a change before", () => {
    expect(changeForTyped(12, { ...facts, gm: -5 })).toBe(1);
  });
  it("needs no die", () => {
    const typed = { ...facts, die: null };
    const gm = changeForTyped(9, typed);
    expect(initiativeNow({ ...typed, gm }).total).toBe(9);
    expect(initiativeNow({ ...typed, gm, weapons: [sword] }).total).toBe(8);
    expect(initiativeNow({ ...typed, gm }).terms.map(({ source }) => source)).toEqual([
      "base",
      "gm",
    ]);
  });
});
