import { describe, expect, it } from "vitest";
import { exchange, melee, severalOpponents } from "../../../src/helix/rules/combat.ts";
import { damage, loseLp } from "../../../src/helix/rules/damage.ts";
import {
  armourAt,
  armourByLocation,
  armourClass,
  weaponClass,
} from "../../../src/helix/rules/equipment.ts";
import { HIT_LOCATIONS, hitLocation, locationOf } from "../../../src/helix/rules/hit-location.ts";
import { shoot } from "../../../src/helix/rules/ranged.ts";
import { damageScale, maxLp, scaledWeapon } from "../../../src/helix/rules/scale.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";

const strong = { value: 5, weapon: 2, armour: {}, lp: 13, chains: [[6, 6, 2]] };
const weak = { value: 3, weapon: 1, armour: { head: 3, leftLeg: 1 }, lp: 13, chains: [[4]] };

describe("weapons and armour", () => {
  it("have words up to 3; beyond are masters and magic [002:45-55]", () => {
    expect([0, 1, 2, 3, 4, 9].map(weaponClass)).toEqual([
      "unarmed",
      "light",
      "medium",
      "heavy",
      "masterwork",
      "masterwork",
    ]);
    expect([0, 1, 2, 3, 4].map(armourClass)).toEqual([
      "unprotected",
      "light",
      "medium",
      "heavy",
      "masterwork",
    ]);
    expect(() => weaponClass(-1)).toThrow("outOfRange");
  });

  it("on the same part do not add up, unless the table says so", () => {
    const pieces = [
      { value: 1, covers: ["torso", "torso"] },
      { value: 2, covers: ["torso"] },
    ] as const;
    expect(armourByLocation(pieces).torso).toBe(2);
    expect(armourByLocation(pieces, "sum").torso).toBe(3);
    expect(() => armourByLocation([{ value: 1, covers: ["tail" as "head"] }])).toThrow();
  });

  it("count on the hit part only, or as a whole where there are no parts", () => {
    expect(armourAt({ head: 3 }, "torso")).toBe(0);
    expect(armourAt({ head: 3 }, "head")).toBe(3);
    expect(armourAt(4, null)).toBe(4);
    expect(() => armourAt({ head: 3 }, null)).toThrow("unknownChoice");
  });
});

describe("the hit location", () => {
  it("is read from the table, faces 1 to 6 [002:38-43]", () => {
    expect([1, 2, 3, 4, 5, 6].map(locationOf)).toEqual([...HIT_LOCATIONS]);
    expect(() => locationOf(7)).toThrow("notAFace");
  });

  it("is the first die's, the last die's, or called", () => {
    const last = { ...DEFAULT_HELIX_SETTINGS, hitLocationDie: "last" } as const;
    expect(hitLocation([6, 6, 2])).toMatchObject({ location: "head", rule: "firstDie" });
    expect(hitLocation([6, 6, 2], null, last)).toMatchObject({ location: "leftLeg" });
    expect(hitLocation([2])).toMatchObject(hitLocation([2], null, DEFAULT_HELIX_SETTINGS));
    expect(hitLocation([2], "head")).toEqual({ location: "head", rule: "called", face: null });
    expect(() => hitLocation([6])).toThrow();
    expect(() => hitLocation([2], "tail" as "head")).toThrow("unknownChoice");
  });
});

describe("an exchange", () => {
  it("of 17 against 7: 11 points on the left leg by the last die, 9 on the head by the first", () => {
    const last = { ...DEFAULT_HELIX_SETTINGS, hitLocationDie: "last" } as const;
    expect(exchange(strong, weak, last).hit).toMatchObject({
      located: { location: "leftLeg" },
      damage: { points: 11, factor: 1 },
      lp: { after: 2, marker: false },
    });
    expect(exchange(strong, weak).hit).toMatchObject({
      located: { location: "head" },
      damage: { points: 9 },
      lp: { after: 4 },
    });
  });

  it("hurts nobody on equal totals", () => {
    const outcome = exchange({ ...weak, value: 3 }, weak);
    expect(outcome).toMatchObject({ rule: "nobodyHurt", winner: null, loser: null, hit: null });
  });

  it("may be rolled again on equal totals; the last chain tells total and location", () => {
    const settings = { ...DEFAULT_HELIX_SETTINGS, tie: "reroll" } as const;
    expect(exchange(weak, weak, settings).rule).toBe("tieReroll");
    const again = exchange(
      { ...weak, chains: [[4], [5]] },
      { ...weak, chains: [[4], [3]] },
      settings,
    );
    expect(again.hit).toMatchObject({ located: { location: "torso" }, damage: { points: 3 } });
  });

  it("may give equal totals to the higher value, for weapon less armour", () => {
    const settings = { ...DEFAULT_HELIX_SETTINGS, tie: "higherValue" } as const;
    const outcome = exchange({ ...strong, chains: [[2]] }, weak, settings);
    expect(outcome.contest.rule).toBe("tieHigherValue");
    expect(outcome.hit!.damage).toMatchObject({ raw: 2 - 1, points: 1 });
  });

  it("won by someone who only defends hurts nobody", () => {
    const outcome = exchange({ ...strong, defendOnly: true }, weak);
    expect(outcome).toMatchObject({ rule: "defendOnly", winner: 0, hit: null });
    expect(exchange(strong, { ...weak, defendOnly: true }).rule).toBe("winnerHurts");
  });

  it("lands where the winner called it", () => {
    const outcome = exchange({ ...strong, calledLocation: "torso" }, weak);
    expect(outcome.hit!.located).toMatchObject({ location: "torso", rule: "called" });
    expect(outcome.hit!.damage.points).toBe(12);
  });

  it("has no location on a vehicle", () => {
    const outcome = exchange(strong, { ...weak, armour: 2 });
    expect(outcome.hit).toMatchObject({ located: null, damage: { points: 10 } });
  });

  it("is the same whichever side is named first", () => {
    const there = exchange(strong, weak);
    const back = exchange(weak, strong);
    expect(back.hit).toEqual(there.hit);
    expect([there.winner, back.winner]).toEqual([0, 1]);
  });
});

describe("several opponents", () => {
  it("cost 1 each beyond the first, without a floor [002:56]", () => {
    expect([1, 2, 3, 6].map((n) => severalOpponents(n).value)).toEqual([0, -1, -2, -5]);
    expect(() => severalOpponents(0)).toThrow("outOfRange");
  });

  it("are each fought with a roll of its own, and their damage adds up", () => {
    const lone = { value: 4, weapon: 2, armour: {}, lp: 13 };
    const foe = { value: 3, weapon: 1, armour: {}, lp: 13 };
    const outcome = melee(
      lone,
      [[[1]], [[5]], [[1]]],
      [
        { ...foe, chains: [[4]] },
        { ...foe, chains: [[1]] },
        { ...foe, chains: [[2]] },
      ],
    );
    expect(outcome.exchanges.map(({ winner }) => winner)).toEqual([1, 0, 1]);
    const [first] = outcome.exchanges;
    expect(first!.contest.rolls[0]!.terms).toContainEqual({
      source: "severalOpponents",
      value: -2,
    });
    expect(outcome.lp).toMatchObject({ lost: 5 + 3, after: 5 });
  });
});

describe("larger scale", () => {
  it("multiplies life points by 10 and 100, and a vehicle's weapons by 10 [002:57]", () => {
    expect([maxLp(5, "vehicle"), maxLp(10, "building"), maxLp(5)]).toEqual([150, 2000, 15]);
    expect([scaledWeapon(3, "vehicle"), scaledWeapon(3, "person")]).toEqual([30, 3]);
    expect(() => maxLp(5, "planet" as "person")).toThrow("unknownChoice");
  });

  it("may multiply the whole damage instead, by choice", () => {
    const total = { ...DEFAULT_HELIX_SETTINGS, vehicleDamageScope: "total" } as const;
    expect(damageScale("vehicle")).toEqual({ weapon: 10, total: 1 });
    expect(damageScale("vehicle", total)).toEqual({ weapon: 1, total: 10 });
    const against = { source: "loserTotal", value: 7 } as const;
    const shot = { winnerTotal: 9, against, weapon: 3, armour: 1, scale: "vehicle" } as const;
    expect(damage(shot)).toMatchObject({ raw: 31, factor: 1, points: 31 });
    expect(damage(shot, total)).toMatchObject({ raw: 4, factor: 10, points: 40 });
  });
});

describe("a shot at what does not answer", () => {
  const target = { armour: { torso: 1 }, lp: 13 };

  it("puts the difficulty in the loser's place", () => {
    const outcome = shoot({ ...strong, value: 4 }, [5], 7, target);
    expect(outcome).toMatchObject({ rule: "shotHurts", check: { margin: 2 } });
    expect(outcome.hit).toMatchObject({ located: { location: "torso" }, damage: { points: 3 } });
    expect(outcome.hit!.damage.terms[2]).toEqual({ source: "difficulty", value: -7 });
  });

  it("misses below it, and may be stopped by armour", () => {
    expect(shoot(strong, [1], 7, target)).toMatchObject({ rule: "shotMissed", hit: null });
    const soft = { ...strong, weapon: 0, value: 2 };
    expect(shoot(soft, [5], 7, target)).toMatchObject({ rule: "armourStopped" });
    expect(shoot({ ...soft, opponents: 2 }, [5], 7, target).rule).toBe("shotMissed");
  });
});

describe("life points", () => {
  it("may fall below 0, with a marker from 0 down if the group wants one", () => {
    expect(loseLp(3, 3)).toEqual({ before: 3, lost: 3, after: 0, isSpent: true, marker: true });
    expect(loseLp(3, 5).after).toBe(-2);
    const none = { ...DEFAULT_HELIX_SETTINGS, zeroLpStatus: "none" } as const;
    expect(loseLp(3, 5, none)).toMatchObject({ isSpent: true, marker: false });
    expect(() => loseLp(3, -1)).toThrow("outOfRange");
  });
});
