import { describe, expect, it } from "vitest";
import {
  type MeleeWeapon,
  meleeWeaponWarnings,
  sizeOfLength,
} from "../../../src/rps/rules/melee-weapons.ts";
import { ids, refuses, sword } from "./helpers.ts";

describe("a melee weapon", () => {
  it("has a size by its length", () => {
    expect([0.2, 0.49, 0.5, 1, 1.4, 2, 3.1].map(sizeOfLength)).toEqual([0, 0, 1, 1, 1, 2, 3]);
    refuses(() => sizeOfLength(-1), "outOfRange");
  });

  it("does several kinds of damage of 1-6", () => {
    expect(meleeWeaponWarnings(sword)).toEqual([]);
    expect(ids(meleeWeaponWarnings({ ...sword, damage: 7 }))).toEqual(["damageOutOfScale"]);
    expect(ids(meleeWeaponWarnings({ ...sword, types: [] }))).toEqual(["typeMissing"]);
    expect(ids(meleeWeaponWarnings({ ...sword, types: ["explosive"] }))).toEqual(["typeNotMelee"]);
    expect(ids(meleeWeaponWarnings({ ...sword, size: 4 }))).toEqual(["sizeUnusual"]);
  });

  it("that stuns, poisons or saws needs a word about it", () => {
    const stunner: MeleeWeapon = { ...sword, types: ["other"] };
    expect(ids(meleeWeaponWarnings(stunner))).toEqual(["otherNotDescribed"]);
    expect(meleeWeaponWarnings({ ...stunner, otherText: "stuns" })).toEqual([]);
    refuses(() => meleeWeaponWarnings({ ...sword, types: ["blunt" as never] }), "unknownChoice");
    refuses(() => meleeWeaponWarnings({ ...sword, size: -1 }), "outOfRange");
  });

  it("on a vehicle may do any damage, on the same scale", () => {
    expect(meleeWeaponWarnings({ ...sword, damage: 500 }, { mounted: true })).toEqual([]);
  });
});
