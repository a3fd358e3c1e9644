import { describe, expect, it } from "vitest";
import {
  checkMeleeWeapon,
  type MeleeWeapon,
  sizeOfLength,
} from "../../../src/rps/rules/melee-weapons.ts";
import { ids, refuses, sword } from "./helpers.ts";

describe("a melee weapon", () => {
  it("has a size by its length", () => {
    expect([0.2, 0.49, 0.5, 1, 1.4, 2, 3.1].map(sizeOfLength)).toEqual([0, 0, 1, 1, 1, 2, 3]);
    refuses(() => sizeOfLength(-1), "outOfRange");
  });

  it("does several kinds of damage of 1-6", () => {
    expect(checkMeleeWeapon(sword)).toEqual([]);
    expect(ids(checkMeleeWeapon({ ...sword, damage: 7 }))).toEqual(["damageOutOfScale"]);
    expect(ids(checkMeleeWeapon({ ...sword, types: [] }))).toEqual(["typeMissing"]);
    expect(ids(checkMeleeWeapon({ ...sword, types: ["explosive"] }))).toEqual(["typeNotMelee"]);
    expect(ids(checkMeleeWeapon({ ...sword, size: 4 }))).toEqual(["sizeUnusual"]);
  });

  it("that stuns, poisons or saws needs a word about it", () => {
    const stunner: MeleeWeapon = { ...sword, types: ["other"] };
    expect(ids(checkMeleeWeapon(stunner))).toEqual(["otherNotDescribed"]);
    expect(checkMeleeWeapon({ ...stunner, otherText: "stuns" })).toEqual([]);
    refuses(() => checkMeleeWeapon({ ...sword, types: ["blunt" as never] }), "unknownChoice");
    refuses(() => checkMeleeWeapon({ ...sword, size: -1 }), "outOfRange");
  });

  it("on a vehicle may do any damage, on the same scale", () => {
    expect(checkMeleeWeapon({ ...sword, damage: 500 }, { mounted: true })).toEqual([]);
  });
});
