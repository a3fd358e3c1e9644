import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import { ROLL_MODES, type RollMode } from "../../../src/trauma/rules/advantage.ts";
import { type BodyPart, isBelowHalf, maxOp } from "../../../src/trauma/rules/body.ts";
import { keptD20, reachChance, stealthChance, TWO_D4 } from "../../../src/trauma/rules/odds.ts";
import { blockDistribution, wearChance } from "../../../src/trauma/rules/odds-damage.ts";
import { pain } from "../../../src/trauma/rules/pain.ts";
import { bodyWith } from "./helpers.ts";

interface Exact {
  readonly f: string;
}
type Table<T> = Readonly<Record<string, T>>;
interface Fixture {
  readonly hit: Record<RollMode, Table<Table<Exact>>>;
  readonly stealth: Record<RollMode, Table<Table<Table<Exact>>>>;
  readonly twoD4: { pmf: Table<Exact>; mean: Exact };
  readonly armourDie: Table<Table<Table<Table<Exact>>>>;
  readonly pain: Table<{
    limbMax: number;
    torsoMax: number;
    byMissing: {
      missing: number;
      exact: string;
      floor: number;
      limbInjured: boolean | null;
      torsoInjured: boolean;
    }[];
  }>;
  readonly keptD20Pmf: Record<"advantage" | "disadvantage", Table<Exact>>;
}
const fixture = JSON.parse(readFileSync("test/fixtures/rules/odds-trauma.json", "utf8")) as Fixture;

/** The fixture writes whole numbers as 3/1. */
const exact = (value: Exact | string) =>
  Fraction.parse(typeof value === "string" ? value : value.f).toString();
const rows = <T>(table: Table<T>) =>
  Object.entries(table)
    .filter(([key]) => key !== "_note")
    .map(([key, value]) => [Number(key), value] as const);

describe("the exact odds of Trauma", () => {
  it("to hit, in every mode", () => {
    for (const mode of ROLL_MODES)
      for (const [mod, byClass] of rows(fixture.hit[mode]))
        for (const [armourClass, chance] of rows(byClass))
          expect(reachChance(armourClass, mod, mode).toString()).toBe(exact(chance));
  });

  it("to sneak past someone", () => {
    for (const mode of ROLL_MODES)
      for (const [attention, byMod] of rows(fixture.stealth[mode]))
        for (const [mod, byMetres] of rows(byMod))
          for (const [metres, chance] of rows(byMetres))
            expect(stealthChance(attention, mod, metres, mode).toString()).toBe(exact(chance));
  });

  it("of 2d4", () => {
    for (const [sum, chance] of rows(fixture.twoD4.pmf))
      expect(TWO_D4.chance(sum).toString()).toBe(exact(chance));
    expect(TWO_D4.mean().toString()).toBe(exact(fixture.twoD4.mean));
  });

  it("of the kept d20", () => {
    for (const mode of ["advantage", "disadvantage"] as const)
      for (const [face, chance] of rows(fixture.keptD20Pmf[mode]))
        expect(keptD20(mode).chance(face).toString()).toBe(exact(chance));
  });

  it("of armour: every block of every die, worn or new", () => {
    for (const [die, byWear] of Object.entries(fixture.armourDie).filter(
      ([key]) => key !== "_note",
    ))
      for (const [wear, byDamage] of rows(byWear))
        for (const [raw, byBlock] of rows(byDamage)) {
          const blocks = blockDistribution(
            { faces: Number(die.slice(1)), durability: 3, wear },
            raw,
          );
          expect(blocks.outcomes()).toEqual(rows(byBlock).map(([blocked]) => blocked));
          for (const [blocked, chance] of rows(byBlock))
            expect(blocks.chance(blocked).toString()).toBe(exact(chance));
        }
  });

  it("of pain: exact points for every missing point", () => {
    for (const [con, { limbMax, torsoMax, byMissing }] of rows(fixture.pain)) {
      expect([maxOp(con, "leftArm"), maxOp(con, "torso")]).toEqual([limbMax, torsoMax]);
      for (const row of byMissing) {
        const parts: [BodyPart, number, boolean | null][] = [
          ["torso", torsoMax, row.torsoInjured],
          ["leftArm", limbMax, row.limbInjured],
        ];
        for (const [part, max, injured] of parts) {
          if (injured === null) continue;
          const op = max - row.missing;
          const { exact: points, points: whole } = pain(bodyWith(con, { [part]: { op } }));
          expect(points.toString()).toBe(exact(row.exact));
          expect(whole).toBe(row.floor);
          expect(isBelowHalf(con, part, op)).toBe(injured);
        }
      }
    }
  });
});

describe("what follows from the odds", () => {
  it("advantage and disadvantage together are two plain dice", () => {
    for (let target = 0; target <= 25; target++) {
      const [dis, p, adv] = ROLL_MODES.map((mode) => reachChance(target, 2, mode));
      expect(dis!.plus(adv!).toString()).toBe(p!.plus(p!).toString());
      for (const mode of ROLL_MODES)
        expect(
          keptD20(mode)
            .chanceAtLeast(target - 2)
            .toString(),
        ).toBe(reachChance(target, 2, mode).toString());
    }
  });

  it("armour wears only when it stops more than its durability", () => {
    const armour = { faces: 6, durability: 3, wear: 0 };
    expect(wearChance(armour, 8).toString()).toBe("1/2");
    expect(wearChance(armour, 3).toString()).toBe("0");
    expect(wearChance({ ...armour, wear: -3 }, 8).toString()).toBe("0");
  });

  it("broken questions are refused", () => {
    expect(() => reachChance(Number.NaN, 0)).toThrow("notFinite");
    expect(() => reachChance(10, 0, "luck" as RollMode)).toThrow("unknownChoice");
    expect(() => stealthChance(15, 6, -1)).toThrow("outOfRange");
    expect(() => blockDistribution({ faces: 1, durability: 3, wear: 0 }, 8)).toThrow("outOfRange");
  });
});
