import { describe, expect, it } from "vitest";
import { actionRoll } from "../../../src/helix/rules/action.ts";
import { exchange, melee, valueAgainst } from "../../../src/helix/rules/combat.ts";
import { contest } from "../../../src/helix/rules/contest.ts";
import { creationLedger } from "../../../src/helix/rules/creation.ts";
import { passiveCheck } from "../../../src/helix/rules/difficulty.ts";
import { dieChance } from "../../../src/helix/rules/odds.ts";
import { recoverLp } from "../../../src/helix/rules/recovery.ts";
import { maxLp, maxMp, scaledWeapon } from "../../../src/helix/rules/scale.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";
import { spell } from "../../../src/helix/rules/spell.ts";

const plain = { weapon: 0, armour: {}, lp: 13 };

describe("what a naive implementation gets wrong", () => {
  it("1: a six counts 5, so 6 and 3 are 8 and not 9, while the faces stay for the location", () => {
    const roll = actionRoll({ value: 0 }, [6, 3]);
    expect(roll).toMatchObject({ die: 8, chain: [6, 3] });
  });

  it("2: the location comes from the winner's die, not the loser's or the total", () => {
    const outcome = exchange(
      { value: 4, ...plain, chains: [[5]] },
      { value: 3, ...plain, chains: [[1]] },
    );
    expect(outcome.hit!.located).toMatchObject({ location: "torso", face: 5 });
  });

  it("3: the winner's weapon and the loser's armour on the hit part count, and damage never heals", () => {
    const winner = { value: 4, weapon: 1, armour: { torso: 9 }, lp: 13, chains: [[5]] };
    const loser = { value: 4, weapon: 9, armour: { torso: 2, head: 9 }, lp: 13, chains: [[4]] };
    expect(exchange(winner, loser).hit!.damage).toMatchObject({ raw: 0, points: 0 });
    const thicker = { ...loser, armour: { torso: 5 } };
    const stopped = exchange(winner, thicker);
    expect(stopped.rule).toBe("armourStopped");
    expect(stopped.hit).toMatchObject({ damage: { raw: -3, points: 0 }, lp: { after: 13 } });
  });

  it("4: equal is enough against a number, but wins no contest", () => {
    expect(passiveCheck({ value: 3 }, [4], 7).success).toBe(true);
    const sides = [
      { value: 3, chains: [[4]] },
      { value: 4, chains: [[3]] },
    ];
    expect(contest(sides)).toMatchObject({ status: "drawn", winner: null, tied: [0, 1] });
  });

  it("5: area or objects, 7 m cost 2, a lasting change needs no time, telekinesis no object", () => {
    expect(spell({ areaM2: 2, objects: 4, minutes: 1, namedEffect: true }).difficulty).toBe(5);
    expect(spell({ metres: 7, minutes: 1, moveKg: 1 }).difficulty).toBe(4);
    expect(spell({ changeKg: 30 })).toMatchObject({ difficulty: 3, errors: [] });
    expect(spell({ changeKg: 30 }).duration.kind).toBe("permanent");
    expect(spell({ objects: 1, moveKg: 10, minutes: 1 }).difficulty).toBe(2);
  });

  it("6: the first opponent costs nothing, and each opponent has a roll of its own", () => {
    expect([1, 2, 3, 6].map((opponents) => valueAgainst(4, opponents))).toEqual([4, 3, 2, -1]);
    const foe = { value: 3, ...plain, chains: [[2]] };
    const outcome = melee({ value: 4, ...plain }, [[[5]], [[1]]], [foe, foe]);
    expect(outcome.exchanges.map(({ winner }) => winner)).toEqual([0, 1]);
    expect(() => melee({ value: 4, ...plain }, [[[5]]], [foe, foe])).toThrow("notEnough");
  });

  it("7: maxima follow strength and will, wounds need care, a 1 is no fumble", () => {
    expect([maxLp(3), maxLp(4), maxMp(4), maxMp(5)]).toEqual([13, 14, 14, 15]);
    expect(recoverLp(5, 13, 3, false)).toMatchObject({ rule: "noCare", after: 5 });
    expect(passiveCheck({ value: 4 }, [1], 5)).toMatchObject({ success: true, certain: true });
  });

  it("8: attributes are priced by the step away from 3, and lowering gives back", () => {
    const attributes = { str: 4, agi: 3, per: 3, int: 2, wil: 3, cha: 3 };
    const ledger = creationLedger({ attributes, skills: {} });
    expect(ledger).toMatchObject({ paid: 3, refunded: 3, spent: 0, left: 24 });
  });

  it("9: a building's weapons stay as they are, and the margin is never multiplied", () => {
    expect(scaledWeapon(3, "building")).toBe(3);
    const gun = {
      value: 4,
      weapon: 3,
      armour: 0,
      lp: 150,
      scale: "vehicle",
      chains: [[4]],
    } as const;
    const target = { value: 4, weapon: 0, armour: 0, lp: 2000, chains: [[2]] };
    expect(exchange(gun, target, DEFAULT_HELIX_SETTINGS).hit!.damage.points).toBe(2 + 30);
  });

  it("10: every total from value + 1 up can happen", () => {
    for (let total = 1; total <= 40; total++)
      expect(dieChance(total).compare(dieChance(41))).toBeGreaterThan(0);
  });
});
