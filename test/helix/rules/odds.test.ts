import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import { difficultyDistribution } from "../../../src/helix/rules/difficulty.ts";
import { HIT_LOCATIONS, type HitLocation } from "../../../src/helix/rules/hit-location.ts";
import {
  dieAtLeast,
  dieBelow,
  dieChance,
  difficultyHints,
  passiveChance,
  randomDifficultyChance,
} from "../../../src/helix/rules/odds.ts";
import { damageOdds, hitLocationOdds } from "../../../src/helix/rules/odds-combat.ts";
import { leadAtLeast, leadChance, opposedOdds } from "../../../src/helix/rules/odds-opposed.ts";
import { DEFAULT_HELIX_SETTINGS, HIT_LOCATION_DICE } from "../../../src/helix/rules/settings.ts";

interface Exact {
  readonly f: string;
}
type Table<T> = Readonly<Record<string, T>>;
interface Fixture {
  readonly mean: Exact;
  readonly explodingD6: Table<{ p: Exact; pAtLeast: Exact }>;
  readonly passive: Table<Table<Exact>>;
  readonly opposed: Table<Record<"win" | "tie" | "lose", Exact>>;
  readonly expectedDamagePerExchange: Table<Table<Exact>>;
  readonly hitLocationGivenWin: Table<Record<"first" | "last", Record<HitLocation, Exact>>>;
  readonly randomLockSG: {
    sgPmf: Table<Exact>;
    pSuccessGivenSG: Table<Exact>;
    pSuccessOverall: Exact;
  };
}
const fixture = JSON.parse(readFileSync("test/fixtures/rules/odds-helix.json", "utf8")) as Fixture;

/** The fixture writes whole numbers as 3/1. */
const exact = ({ f }: Exact) => Fraction.parse(f).toString();
const rows = <T>(table: Table<T>) =>
  Object.entries(table)
    .filter(([key]) => key !== "_note")
    .map(([key, value]) => [Number(key), value] as const);

describe("the exact odds of HELIX", () => {
  it("of one die: no total is left out", () => {
    for (const [total, { p, pAtLeast }] of rows(fixture.explodingD6)) {
      expect(dieChance(total).toString()).toBe(exact(p));
      expect(dieAtLeast(total).toString()).toBe(exact(pAtLeast));
      expect(dieBelow(total).plus(dieAtLeast(total)).toString()).toBe("1");
    }
    expect(exact(fixture.mean)).toBe("4");
  });

  it("against a fixed difficulty", () => {
    for (const [value, chances] of rows(fixture.passive))
      for (const [difficulty, chance] of rows(chances))
        expect(passiveChance(value, difficulty).toString()).toBe(exact(chance));
  });

  it("against a difficulty left to chance: the lock opens two times in three", () => {
    const { sgPmf, pSuccessGivenSG, pSuccessOverall } = fixture.randomLockSG;
    const lock = difficultyDistribution({ base: 5, count: 1, faces: 3 });
    for (const [difficulty, chance] of rows(sgPmf))
      expect(lock.chance(difficulty).toString()).toBe(exact(chance));
    for (const [difficulty, chance] of rows(pSuccessGivenSG))
      expect(passiveChance(4, difficulty).toString()).toBe(exact(chance));
    expect(randomDifficultyChance(4, lock).toString()).toBe(exact(pSuccessOverall));
  });

  it("of a contest of two", () => {
    for (const [difference, chances] of rows(fixture.opposed)) {
      const odds = opposedOdds(difference);
      expect(odds.win.toString()).toBe(exact(chances.win));
      expect(odds.tie.toString()).toBe(exact(chances.tie));
      expect(odds.lose.toString()).toBe(exact(chances.lose));
    }
  });

  it("of damage, whichever die tells the location, when armour is the same everywhere", () => {
    for (const [difference, byBonus] of rows(fixture.expectedDamagePerExchange))
      for (const [bonus, expected] of rows(byBonus))
        for (const hitLocationDie of HIT_LOCATION_DICE) {
          const [weapon, value] = [Math.max(0, bonus), Math.max(0, -bonus)];
          const armour = Object.fromEntries(HIT_LOCATIONS.map((location) => [location, value]));
          const settings = { ...DEFAULT_HELIX_SETTINGS, hitLocationDie };
          const parts = damageOdds({ difference, weapon, armour }, settings);
          expect(parts.expected.toString()).toBe(exact(expected));
          const whole = damageOdds({ difference, weapon, armour: value }, settings);
          expect(whole.expected.toString()).toBe(exact(expected));
        }
  });

  it("of the hit location, given a win", () => {
    for (const [difference, byDie] of rows(fixture.hitLocationGivenWin))
      for (const hitLocationDie of HIT_LOCATION_DICE) {
        const settings = { ...DEFAULT_HELIX_SETTINGS, hitLocationDie };
        const odds = hitLocationOdds({ difference }, settings);
        for (const location of HIT_LOCATIONS)
          expect(odds[location].toString()).toBe(exact(byDie[hitLocationDie][location]));
      }
  });
});

describe("the hint that stands in for a scale of difficulties", () => {
  it("says one half at value + 4", () => {
    const hints = difficultyHints(4, 4, 15);
    expect(hints.map(({ chance }) => chance.toString())).toEqual(
      "1 1 5/6 2/3 1/2 1/3 1/6 5/36 1/9 1/12 1/18 1/36".split(" "),
    );
    expect(hints.find(({ difficulty }) => difficulty === 8)!.chance.toString()).toBe("1/2");
  });

  it("is empty for an empty range, and refuses what is no number", () => {
    expect(difficultyHints(4, 5, 4)).toEqual([]);
    expect(() => passiveChance(Number.NaN, 5)).toThrow("notFinite");
    expect(() => passiveChance(4, 2.5)).toThrow("notInteger");
  });
});

describe("the lead of one die over another", () => {
  it("adds up to 1 on both sides of 0", () => {
    for (const n of [-12, -5, -1, 0, 1, 4, 5, 11])
      expect(
        leadAtLeast(n)
          .minus(leadAtLeast(n + 1))
          .toString(),
      ).toBe(leadChance(n).toString());
    expect(leadAtLeast(-40).plus(leadAtLeast(41)).toString()).toBe("1");
  });
});

describe("ties in the odds", () => {
  const settings = (tie: "reroll" | "higherValue") => ({ ...DEFAULT_HELIX_SETTINGS, tie });

  it("vanish when they are rolled again, in proportion", () => {
    const { win, tie, lose } = opposedOdds(0, settings("reroll"));
    expect([win, tie, lose].map(String)).toEqual(["1/2", "0", "1/2"]);
  });

  it("go to the higher value, then to the higher agility, and stay if both are equal", () => {
    expect(opposedOdds(1, settings("higherValue")).win.toString()).toBe("29/42");
    expect(opposedOdds(-1, settings("higherValue")).lose.toString()).toBe("29/42");
    expect(opposedOdds(0, settings("higherValue"), 2).win.toString()).toBe("4/7");
    expect(opposedOdds(0, settings("higherValue"), -2).lose.toString()).toBe("4/7");
    expect(opposedOdds(0, settings("higherValue"), 0).tie.toString()).toBe("1/7");
  });
});
