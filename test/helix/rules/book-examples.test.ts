import { describe, expect, it } from "vitest";
import { exchange } from "../../../src/helix/rules/combat.ts";
import { contest } from "../../../src/helix/rules/contest.ts";
import { creationLedger, creationWarnings } from "../../../src/helix/rules/creation.ts";
import { passiveCheck, rollDifficulty } from "../../../src/helix/rules/difficulty.ts";
import { armourByLocation } from "../../../src/helix/rules/equipment.ts";
import { advance, experienceAward } from "../../../src/helix/rules/experience.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";
import { spell } from "../../../src/helix/rules/spell.ts";
import { weave } from "../../../src/helix/rules/weaving.ts";

const DAIGE = { str: 3, agi: 4, per: 4, int: 3, wil: 4, cha: 3 };

describe("the book's own examples", () => {
  it("Henrik makes Daige: 9 points on attributes, 15 on skills, none left [002:25]", () => {
    const skills = { staffWeapons: 4, lockpicking: 3, traps: 3, literacy: 3, magic: 2 };
    const build = { attributes: DAIGE, skills };
    const ledger = creationLedger(build);
    expect(ledger).toMatchObject({ spent: 24, refunded: 0, left: 0, lp: 13, mp: 14 });
    expect(ledger.entries.map(({ id, cost }) => [id, cost])).toEqual([
      ["agi", 3],
      ["per", 3],
      ["wil", 3],
      ["staffWeapons", 4],
      ["lockpicking", 3],
      ["traps", 3],
      ["literacy", 3],
      ["magic", 2],
    ]);
    expect(creationWarnings(build)).toEqual([]);
  });

  it("Daige's first adventure: 2 points, one each on lockpicking and magic [002:29]", () => {
    const first = advance(experienceAward("medium"), {
      kind: "skill",
      id: "lockpicking",
      from: 3,
      wasUsed: true,
    });
    expect(first).toMatchObject({ status: "bought", to: 4, epLeft: 1, warnings: [] });
    const second = advance(first.epLeft, { kind: "skill", id: "magic", from: 2, wasUsed: true });
    expect(second).toMatchObject({ status: "bought", to: 3, epLeft: 0 });
  });

  it("Daige picks the lock: 5 + 1d3 gives 7, and 8 just opens it [002:33]", () => {
    const lock = rollDifficulty({ base: 5, count: 1, faces: 3 }, [2]);
    expect(lock.total).toBe(7);
    const outcome = passiveCheck({ value: 4, id: "lockpicking" }, [4], lock.total);
    expect(outcome).toMatchObject({ total: 8, margin: 1, success: true, certain: false });
  });

  it("Daige and a friend play a game of logic: 6 against 7 [002:35]", () => {
    const side = { value: 3, source: "attribute", id: "int" } as const;
    const outcome = contest([
      { ...side, chains: [[3]] },
      { ...side, chains: [[4]] },
    ]);
    expect(outcome.rolls.map(({ total }) => total)).toEqual([6, 7]);
    expect(outcome).toMatchObject({ status: "won", rule: "highestTotal", winner: 1 });
  });

  const daige = {
    value: 4,
    weapon: 2,
    lp: 13,
    armour: armourByLocation([{ value: 1, covers: ["rightArm", "leftArm", "torso"] }]),
    chains: [[4]],
  };
  const thug = { value: 3, weapon: 1, lp: 13, armour: {}, chains: [[6, 3]] };

  it("Daige and the thug with the dagger: by the last die, the right arm and 3 points [002:59]", () => {
    const settings = { ...DEFAULT_HELIX_SETTINGS, hitLocationDie: "last" } as const;
    const outcome = exchange(daige, thug, settings);
    expect(outcome.contest.rolls.map(({ total }) => total)).toEqual([8, 11]);
    expect(outcome.contest.rolls[1]!.terms.map(({ value }) => value)).toEqual([3, 5, 3]);
    expect(outcome).toMatchObject({ rule: "winnerHurts", winner: 1, loser: 0 });
    expect(outcome.hit!.located).toEqual({ location: "rightArm", rule: "lastDie", face: 3 });
    expect(outcome.hit!.damage.terms).toEqual([
      { source: "winnerTotal", value: 11 },
      { source: "weapon", value: 1 },
      { source: "loserTotal", value: -8 },
      { source: "armour", value: -1 },
    ]);
    expect(outcome.hit!.lp).toMatchObject({ before: 13, lost: 3, after: 10 });
  });

  it("Daige and the thug by the text's first die: the bare head and 4 points [002:37]", () => {
    const outcome = exchange(daige, thug);
    expect(outcome.hit!.located).toEqual({ location: "head", rule: "firstDie", face: 6 });
    expect(outcome.hit!.lp.after).toBe(9);
  });

  it("arm guards, ring mail and a metal helmet [002:55]", () => {
    const suit = armourByLocation([
      { value: 1, covers: ["rightArm", "leftArm"] },
      { value: 2, covers: ["torso"] },
      { value: 3, covers: ["head"] },
    ]);
    expect(suit).toEqual({
      rightLeg: 0,
      leftLeg: 0,
      rightArm: 1,
      leftArm: 1,
      torso: 2,
      head: 3,
    });
  });
});

describe("the six examples of magic", () => {
  const cloud = { areaM2: 1 * 2, objects: 4, namedEffect: true };

  it("the sleeping cloud: four people cost more than two square metres [002:67]", () => {
    const { terms, scopeRule } = spell({ ...cloud, minutes: 1 });
    expect(terms[0]).toEqual({ source: "objects", value: 4 });
    expect(scopeRule).toBe("objectsLarger");
  });

  it("the sleeping cloud's distance: 7 m cost 2 [002:72]", () => {
    const { terms } = spell({ ...cloud, metres: 7, minutes: 1 });
    expect(terms).toContainEqual({ source: "distance", value: 2 });
  });

  it("the sleeping cloud's time: a minute costs 1, the whole cloud 7 points and 7 seconds [002:77]", () => {
    const whole = spell({ ...cloud, metres: 7, minutes: 1 });
    expect(whole.terms).toContainEqual({ source: "time", value: 1 });
    expect(whole).toMatchObject({ difficulty: 7, mp: 7, seconds: 7, errors: [], warnings: [] });
  });

  it("the magical fist: one person, touched, for an instant, 2 damage [002:83]", () => {
    const fist = spell({ objects: 1, touch: true, minutes: 1, damage: 2 });
    expect(fist.terms).toEqual([
      { source: "objects", value: 1 },
      { source: "time", value: 1 },
      { source: "damage", value: 2 },
    ]);
    expect(fist).toMatchObject({ difficulty: 4, seconds: 4, distanceRule: "touch" });
    expect(weave(fist, { value: 3, id: "magic" }, [1], 14)).toMatchObject({
      rule: "spellSucceeds",
      mpLeft: 10,
      seconds: 4,
    });
  });

  it("the bent door: 30 kg for a minute, and the door is no object [002:88]", () => {
    const door = spell({ objects: 1, changeKg: 30, minutes: 1 });
    expect(door).toMatchObject({ difficulty: 4, scopeRule: "scopeFree", errors: [] });
    expect(door.duration).toEqual({ kind: "minutes", minutes: 1, changeReverts: true });
  });

  it("the rope over the moat: 10 kg for a minute; Daige's own 68 kg would cost 7 [002:93]", () => {
    expect(spell({ moveKg: 10, minutes: 1 })).toMatchObject({ difficulty: 2, errors: [] });
    expect(spell({ moveKg: 68, minutes: 1 }).terms).toContainEqual({ source: "move", value: 7 });
  });
});
