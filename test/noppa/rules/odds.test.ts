import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ExplodingDie } from "../../../src/core/rules/exploding-die.ts";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import { FACES, type Faces } from "../../../src/noppa/rules/ability.ts";
import { judge } from "../../../src/noppa/rules/check.ts";
import { checkOdds } from "../../../src/noppa/rules/odds.ts";
import { DEFAULT_NOPPA_SETTINGS, SISU_ALLOCATIONS } from "../../../src/noppa/rules/settings.ts";
import { chainOf, seeded } from "../../core/rules/seeded.ts";
import file from "../../fixtures/rules/odds-noppa.json";

interface Exact {
  f: string;
}
type Nested<T> = Record<string, Record<string, Record<string, T>>>;
const facesOf = (key: string): Faces => Number(key.slice(1)) as Faces;
/** The file writes whole numbers as `1/1`. */
const exact = ({ f }: Exact): string => Fraction.parse(f).toString();
const texts = (values: Exact[]): string[] => values.map(exact);

function chances(faces: Faces, count: number, difficulty: number): string[] {
  const { successes } = checkOdds({ count, faces }, difficulty);
  return Array.from({ length: count + 1 }, (_, k) => successes.chance(k).toString());
}

describe("exact odds of the specification", () => {
  it("one die beats a difficulty", () => {
    for (const [die, row] of Object.entries(file.perDie))
      for (const [difficulty, { f }] of Object.entries(row))
        expect(new ExplodingDie(facesOf(die)).chanceAbove(Number(difficulty)).toString()).toBe(f);
  });

  it("every pool at every difficulty", () => {
    const checks = file.check as unknown as Nested<{
      pK: Exact[];
      pAny: Exact;
      pFailNoDisaster: Exact;
    }>;
    let compared = 0;
    for (const [die, pools] of Object.entries(checks))
      for (const [count, difficulties] of Object.entries(pools))
        for (const [difficulty, { pK, pAny, pFailNoDisaster }] of Object.entries(difficulties)) {
          const faces = facesOf(die);
          expect(chances(faces, Number(count), Number(difficulty))).toEqual(texts(pK));
          const odds = checkOdds({ count: Number(count), faces }, Number(difficulty));
          expect(odds.success.toString()).toBe(exact(pAny));
          const failure = odds.success.complement().minus(odds.disaster);
          expect(failure.toString()).toBe(exact(pFailNoDisaster));
          compared++;
        }
    expect(compared).toBe(216);
  });

  it("disaster, whatever the difficulty", () => {
    for (const [die, counts] of Object.entries(file.disaster))
      for (const [count, { f }] of Object.entries(counts))
        expect(
          checkOdds({ count: Number(count), faces: facesOf(die) }, 7).disaster.toString(),
        ).toBe(f);
  });

  it("means", () => {
    for (const [die, { f }] of Object.entries(file.meanPerDie))
      expect(new ExplodingDie(facesOf(die)).mean().toString()).toBe(f);
  });

  it("sisu of one to three points, on the best or on a declared die", () => {
    let compared = 0;
    for (const allocation of SISU_ALLOCATIONS) {
      const settings = { ...DEFAULT_NOPPA_SETTINGS, sisuAllocation: allocation };
      const walk = (value: unknown, path: string[]): void => {
        if (Array.isArray(value)) compareSisu(value as Exact[], path, settings);
        else if (typeof value === "object" && value !== null)
          for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
      };
      walk(file.sisu, []);
    }
    expect(compared).toBeGreaterThan(600);

    function compareSisu(
      values: Exact[],
      path: string[],
      settings: typeof DEFAULT_NOPPA_SETTINGS,
    ): void {
      if (!path.some((key) => key.toLowerCase().includes(settings.sisuAllocation))) return;
      const numbers = path.filter((key) => /^\d+$/.test(key)).map(Number);
      const faces = facesOf(path.find((key) => /^n\d+$/.test(key)) ?? "n0");
      const [count = 0, difficulty = 0, points = 0] = numbers;
      const { successes } = checkOdds({ count, faces }, difficulty, points, settings);
      const found = Array.from({ length: count + 1 }, (_, k) => successes.chance(k).toString());
      expect(found, path.join("/")).toEqual(texts(values));
      compared++;
    }
  });
});

describe("a bigger die is not always better (noppa.md 1.5, 8)", () => {
  it.each([
    [5, 4, 6],
    [7, 6, 8],
    [9, 8, 10],
    [11, 10, 12],
  ])("at difficulty %i, n%i beats n%i", (difficulty, smaller, bigger) => {
    const chance = (faces: number): Fraction => new ExplodingDie(faces).chanceAbove(difficulty);
    expect(chance(smaller).compare(chance(bigger))).toBeGreaterThan(0);
  });
});

describe("properties", () => {
  const pools = fc.record({
    count: fc.integer({ min: 1, max: 8 }),
    faces: fc.constantFrom(...FACES),
  });
  const settings = fc.record({
    sisuAvertsDisaster: fc.boolean(),
    minDiceForDisaster: fc.constantFrom(1, 2) as fc.Arbitrary<1 | 2>,
    untrained: fc.constant("impossible" as const),
    sisuAllocation: fc.constantFrom(...SISU_ALLOCATIONS),
    sisuTotalCap: fc.boolean(),
    opposedHelper: fc.constant("off" as const),
  });

  it("chances add up to exactly 1", () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: -3, max: 40 }), fc.nat(6), settings, (p, d, sisu, s) => {
        const { successes } = checkOdds(p, d, sisu, s);
        expect(Fraction.sum([...successes].map(([, chance]) => chance)).toString()).toBe("1");
      }),
    );
  });

  it("more skill never lowers the chance of a success", () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 30 }), ({ count, faces }, difficulty) => {
        const less = checkOdds({ count, faces }, difficulty).success;
        const more = checkOdds({ count: count + 1, faces }, difficulty).success;
        expect(more.compare(less)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("sisu never lowers the chance of a success", () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 30 }), fc.nat(4), (p, difficulty, sisu) => {
        const [less, more] = [checkOdds(p, difficulty, sisu), checkOdds(p, difficulty, sisu + 1)];
        expect(more.success.compare(less.success)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("a million seeded rolls agree with the odds", () => {
  it("three n8 against 7 with one point of sisu", () => {
    const roll = seeded(2290);
    const chain = () => chainOf(roll, 8);
    const rolls = 1_000_000;
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < rolls; i++) {
      const chains = [chain(), chain(), chain()];
      const { successes } = judge({
        faces: 8,
        chains,
        difficulty: 7,
        sisu: { before: 1, after: 0 },
      });
      counts[successes] = (counts[successes] ?? 0) + 1;
    }
    const { successes } = checkOdds({ count: 3, faces: 8 }, 7, 1);
    for (const [k, count] of counts.entries()) {
      const chance = successes.chance(k).toNumber();
      const sigma = Math.sqrt((chance * (1 - chance)) / rolls);
      expect(Math.abs(count / rolls - chance)).toBeLessThan(5 * sigma);
    }
  });
});
