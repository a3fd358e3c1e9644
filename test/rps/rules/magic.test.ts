import { describe, expect, it } from "vitest";
import {
  battleOfWills,
  spellChance,
  spellRefusals,
  willShockHint,
} from "../../../src/rps/rules/magic.ts";
import { DEFAULT_ATTRIBUTES, HUMAN_BOUNDS } from "../../../src/rps/rules/world.ts";
import { refuses, spec, world } from "./helpers.ts";

const magical = world({
  magic: true,
  magicAttribute: "force",
  attributes: [
    ...DEFAULT_ATTRIBUTES,
    { id: "force", kind: "valueAndNb", initiative: false, bounds: HUMAN_BOUNDS },
  ],
});
const mage = { force: { value: 1, nb: 3 } };

describe("spells", () => {
  it("are percent actions of the NB: 20, 35 or 50 %", () => {
    const chances = [1, 2, 3].map(
      (nb) => spellChance({ attributes: { force: { value: 0, nb } } }, magical).chance,
    );
    expect(chances).toEqual([20, 35, 50]);
    const input = { attributes: mage, modifiers: [spec(1)], points: 2 };
    expect(spellChance(input, magical).chance).toBe(57);
  });

  it("need magic, an NB and a spellbook", () => {
    expect(spellRefusals(mage, true, magical)).toEqual([]);
    expect(spellRefusals({}, false)).toEqual(["magicOff", "noNb", "noSpellbook"]);
    refuses(() => spellChance({ attributes: mage }), "forbidden");
    refuses(() => spellChance({ attributes: {} }, magical), "notFinite");
  });
});

describe("the battle of wills", () => {
  const bonuses = [
    { id: "ward", amount: 2, sign: "help", role: "defence" },
    { id: "fury", amount: 3, sign: "help", role: "attack" },
  ] as const;

  it("counts attack and defence apart, or both if both attack", () => {
    const total = (roles: readonly ("attack" | "defence")[]) =>
      battleOfWills({ attributes: mage, roles, bonuses }, { attributes: mage, roles: [] }, magical)
        .a.terms.slice(1)
        .map(({ value }) => value);
    expect(total(["attack"])).toEqual([3]);
    expect(total(["defence"])).toEqual([2]);
    expect(total(["attack", "defence"])).toEqual([2, 3]);
  });

  it("leaves values out where the world says so", () => {
    const side = { attributes: mage, roles: [] };
    const { a } = battleOfWills(side, side, { ...magical, nbValueModifier: "never" });
    expect(a).toEqual({ skill: 3, terms: [] });
  });

  it("tires only over hours", () => {
    expect([0, 2, 3, 8].map(willShockHint)).toEqual([0, 0, 2, 2]);
    refuses(() => willShockHint(-1), "outOfRange");
  });
});
