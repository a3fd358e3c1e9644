import { describe, expect, it } from "vitest";
import { exchange } from "../../../src/helix/rules/combat.ts";
import { HIT_LOCATIONS, type HitLocation } from "../../../src/helix/rules/hit-location.ts";
import { damageOdds, hitLocationOdds } from "../../../src/helix/rules/odds-combat.ts";
import {
  DEFAULT_HELIX_SETTINGS,
  HIT_LOCATION_DICE,
  TIE_RULES,
} from "../../../src/helix/rules/settings.ts";
import { chainOf, seeded } from "../../core/rules/seeded.ts";

const ARMOUR = { head: 3, torso: 2, rightArm: 1, leftArm: 1 };
const ROUNDS = 30_000;
/** More than four standard deviations of every number compared below. */
const CLOSE = 0.06;

describe("the odds of an exchange agree with a seeded simulation", () => {
  for (const tie of TIE_RULES)
    for (const hitLocationDie of HIT_LOCATION_DICE)
      for (const difference of [-4, 0, 3])
        it(`tie ${tie}, location by the ${hitLocationDie} die, difference ${difference}`, () => {
          const settings = { ...DEFAULT_HELIX_SETTINGS, tie, hitLocationDie };
          const roll = seeded(17 + difference);
          const base = { weapon: 2, armour: ARMOUR, lp: 13 };
          const [own, other] = [4 + difference, 4];
          let [wins, hurts, points, severe] = [0, 0, 0, 0];
          const places = new Map<HitLocation, number>();
          for (let round = 0; round < ROUNDS; round++) {
            const chains: [number[][], number[][]] = [[chainOf(roll, 6)], [chainOf(roll, 6)]];
            const fight = () =>
              exchange(
                { value: own, agility: 4, ...base, chains: chains[0] },
                { value: other, agility: 3, ...base, chains: chains[1] },
                settings,
              );
            let outcome = fight();
            while (outcome.rule === "tieReroll") {
              for (const side of chains) side.push(chainOf(roll, 6));
              outcome = fight();
            }
            if (outcome.winner !== 0) continue;
            const { damage, located } = outcome.hit!;
            wins++;
            points += damage.points;
            if (damage.points > 0) hurts++;
            if (damage.points >= 4) severe++;
            places.set(located!.location, (places.get(located!.location) ?? 0) + 1);
          }
          const question = { difference, weapon: 2, armour: ARMOUR, agilityDifference: 1 };
          const odds = damageOdds(question, settings);
          expect(Math.abs(odds.win.toNumber() - wins / ROUNDS)).toBeLessThan(CLOSE / 4);
          expect(Math.abs(odds.hurt.toNumber() - hurts / ROUNDS)).toBeLessThan(CLOSE / 4);
          expect(Math.abs(odds.atLeast(4).toNumber() - severe / ROUNDS)).toBeLessThan(CLOSE / 4);
          expect(Math.abs(odds.expected.toNumber() - points / ROUNDS)).toBeLessThan(2 * CLOSE);
          const byPlace = hitLocationOdds(question, settings);
          for (const location of HIT_LOCATIONS) {
            const share = (places.get(location) ?? 0) / wins;
            expect(Math.abs(byPlace[location].toNumber() - share)).toBeLessThan(CLOSE);
          }
        });
});

describe("the odds of an exchange", () => {
  const question = { difference: 2, weapon: 2, armour: ARMOUR };

  it("give locations that add up to 1", () => {
    const sum = Object.values(hitLocationOdds(question)).reduce((a, b) => a.plus(b));
    expect(sum.toString()).toBe("1");
  });

  it("never reach the head by the last die", () => {
    const settings = { ...DEFAULT_HELIX_SETTINGS, hitLocationDie: "last" } as const;
    expect(hitLocationOdds(question, settings).head.toString()).toBe("0");
  });

  it("never reach the right leg by the first die, unless the attacker's value is higher", () => {
    expect(hitLocationOdds({ difference: 0 }).rightLeg.toString()).toBe("0");
    expect(hitLocationOdds({ difference: 1 }).rightLeg.toString()).toBe("7/144");
  });

  it("of a called hit know only its armour", () => {
    const called = damageOdds({ ...question, calledLocation: "head" });
    const whole = damageOdds({ ...question, armour: ARMOUR.head });
    expect(called.expected.toString()).toBe(whole.expected.toString());
    expect(hitLocationOdds({ difference: 2, calledLocation: "head" }).head.toString()).toBe("1");
  });

  it("add up: the mean is the sum of the chances of at least 1, 2, 3 points and so on", () => {
    for (const hitLocationDie of HIT_LOCATION_DICE) {
      const odds = damageOdds(question, { ...DEFAULT_HELIX_SETTINGS, hitLocationDie });
      let sum = 0;
      for (let points = 1; points <= 80; points++) sum += odds.atLeast(points).toNumber();
      expect(sum).toBeCloseTo(odds.expected.toNumber(), 9);
      expect(odds.atLeast(0).toString()).toBe("1");
      expect(odds.atLeast(1).toString()).toBe(odds.hurt.toString());
    }
  });

  it("of a vehicle's gun count its value ten times, or the whole damage", () => {
    const gun = { difference: 0, weapon: 3, armour: 0, scale: "vehicle" } as const;
    const plain = damageOdds({ ...gun, scale: "person" });
    expect(damageOdds(gun).expected.toString()).toBe(
      damageOdds({ ...gun, weapon: 30, scale: "person" }).expected.toString(),
    );
    const total = damageOdds(gun, { ...DEFAULT_HELIX_SETTINGS, vehicleDamageScope: "total" });
    expect(total.expected.toNumber()).toBeCloseTo(10 * plain.expected.toNumber(), 9);
    expect(total.atLeast(31).toString()).toBe(plain.atLeast(4).toString());
  });
});
