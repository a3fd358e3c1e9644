import { beforeAll, describe, expect, it } from "vitest";
import {
  abilitiesOf,
  bodyOf,
  bodyPlan,
  partArmour,
  partChanges,
  totalOp,
  WHOLE,
} from "../../../src/trauma/data/body-state.ts";
import { keepParts } from "../../../src/trauma/data/keep-parts.ts";
import { BODY_PARTS, HUMANOID_PLAN } from "../../../src/trauma/rules/body.ts";
import { strike } from "../../../src/trauma/rules/damage.ts";
import { world } from "../rules/helpers.ts";

/** The helpers of the development host stand in for Foundry's. */
const HOST = "../../../bench/common/utils.ts";

beforeAll(async () => {
  const utils = (await import(HOST)) as object;
  Object.assign(globalThis, { foundry: { utils } });
});

const humanoid = (con: number, parts = {}, settings = world()) =>
  bodyOf(con, HUMANOID_PLAN, parts, settings);

describe("the stored body", () => {
  it("is whole where nothing is stored", () => {
    const body = humanoid(10);
    expect(Object.keys(body.parts)).toEqual([...BODY_PARTS]);
    expect(body.parts.head).toEqual({ op: 30, injured: false, days: 0 });
    expect(totalOp(body)).toEqual({ value: 140, max: 140 });
  });

  it("counts what is missing from the whole maximum, so that constitution can change", () => {
    const parts = { leftArm: { missing: 11, days: 4 } };
    expect(humanoid(10, parts).parts.leftArm).toEqual({ op: 9, injured: true, days: 4 });
    expect(humanoid(12, parts).parts.leftArm).toEqual({ op: 13, injured: true, days: 4 });
    expect(humanoid(5, parts).parts.leftArm).toMatchObject({ op: 0 });
  });

  it("falls below 0 only where the group lets it", () => {
    const parts = { head: { missing: 35, days: 1 } };
    expect(humanoid(10, parts).parts.head).toMatchObject({ op: 0 });
    const below = humanoid(10, parts, world({ allowNegativeOp: true }));
    expect(below.parts.head).toMatchObject({ op: -5 });
    expect(totalOp(below).value).toBe(110);
  });

  it("has the parts of its kind", () => {
    const own = [{ id: "tail", factor: 2, role: "other" }] as const;
    expect(bodyPlan("humanoid", own)).toBe(HUMANOID_PLAN);
    expect(bodyPlan("own", own)).toEqual(own);
    expect(bodyPlan("plain", own)).toEqual([]);
  });

  it("changes by what a hit changed, each number by itself", () => {
    const before = humanoid(10, { leftArm: { missing: 3, days: 0 } });
    const injury = { damage: 8, targets: [{ part: "leftArm", injuryDice: [1, 4] }] };
    const { body } = strike({ body: before, ...injury });
    expect(partChanges(before, body)).toEqual([
      { part: "leftArm", field: "missing", change: 8 },
      { part: "leftArm", field: "days", change: 5 },
    ]);
    expect(partChanges(before, before)).toEqual([]);
  });
});

describe("what changes of parts", () => {
  const character = {
    parts: { head: { missing: 4, days: 2 } },
    body: { kind: "humanoid", own: [] },
    abilities: abilities(10),
  } as const;
  const kept = (changes: object, settings = world()) => {
    const data = { system: changes };
    keepParts(character, data, settings);
    return data.system;
  };

  it("is stored with both numbers", () => {
    expect(kept({ parts: { head: { days: 1 }, torso: { missing: 3 } } })).toEqual({
      parts: { head: { missing: 4, days: 1 }, torso: { missing: 3, days: 0 } },
    });
  });

  it("misses no more than there is, by the constitution that is being set", () => {
    expect(kept({ parts: { leftLeg: { missing: 99 } } })).toEqual({
      parts: { leftLeg: { missing: 20, days: 0 } },
    });
    expect(
      kept({ parts: { leftLeg: { missing: 99 } }, abilities: { con: { value: 12 } } }),
    ).toMatchObject({ parts: { leftLeg: { missing: 24 } } });
    expect(
      kept({ parts: { leftLeg: { missing: 99 } } }, world({ allowNegativeOp: true })),
    ).toMatchObject({ parts: { leftLeg: { missing: 99 } } });
  });

  it("is left alone where a part is taken away, or nothing is said of parts", () => {
    const taken = { parts: { "-=head": null } };
    expect(kept(structuredClone(taken))).toEqual(taken);
    expect(kept({ created: true })).toEqual({ created: true });
  });
});

function abilities(value: number) {
  return {
    str: { value },
    dex: { value },
    con: { value },
    int: { value },
    cha: { value },
  };
}

describe("abilities", () => {
  it("are whole, and high enough for the rules, whatever an effect makes of them", () => {
    expect(abilitiesOf({ ...abilities(11.5), con: { value: -4 } })).toEqual({
      str: 11,
      dex: 11,
      con: 1,
      int: 11,
      cha: 11,
    });
  });
});

describe("a piece of armour", () => {
  const vest = { faces: 6, durability: 3, parts: ["torso"], wear: { torso: 2 }, worn: true };

  it("protects the parts that it covers, less by its wear there", () => {
    expect(partArmour(vest, "torso")).toEqual({ faces: 6, durability: 3, wear: -2 });
    expect(partArmour(vest, "head")).toBeNull();
    expect(partArmour({ ...vest, worn: false }, "torso")).toBeNull();
  });

  it("protects the whole of something without parts", () => {
    expect(partArmour(vest, WHOLE)).toEqual({ faces: 6, durability: 3, wear: 0 });
  });
});
