import { describe, expect, it } from "vitest";
import { ATTRIBUTES, attributeLevel } from "../../../src/helix/rules/attributes.ts";
import {
  creationLedger,
  creationWarnings,
  startingExperience,
} from "../../../src/helix/rules/creation.ts";
import { advance, experienceAward } from "../../../src/helix/rules/experience.ts";
import { recoverLp, recoverMp } from "../../../src/helix/rules/recovery.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";
import { skillLevel, useSkill } from "../../../src/helix/rules/skills.ts";

const AVERAGE = { str: 3, agi: 3, per: 3, int: 3, wil: 3, cha: 3 };

describe("attributes and skills", () => {
  it("have words for their low values only [002:14-22]", () => {
    expect([0, 1, 2, 3, 4].map(attributeLevel)).toEqual([
      "severelyDisabled",
      "mildlyDisabled",
      "belowAverage",
      "humanAverage",
      null,
    ]);
    expect([0, 1, 2, 3, 4].map(skillLevel)).toEqual([
      null,
      "beginner",
      "novice",
      "competent",
      null,
    ]);
  });

  it("have no upper end, but no negative or broken values", () => {
    expect(attributeLevel(999)).toBeNull();
    for (const wrong of [-1, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => attributeLevel(wrong)).toThrow();
      expect(() => skillLevel(wrong)).toThrow();
    }
  });

  it("a skill that was never learnt is rolled by the setting", () => {
    const by = (untrained: "deny" | "attribute" | "zero") =>
      useSkill(null, 3, { ...DEFAULT_HELIX_SETTINGS, untrained });
    expect(by("deny")).toEqual({ status: "denied", rule: "untrainedDenied" });
    expect(by("attribute")).toMatchObject({ rule: "untrainedAttribute", value: 3 });
    expect(by("zero")).toMatchObject({ rule: "untrainedZero", value: 0 });
    expect(useSkill(2)).toMatchObject({ rule: "trained", source: "skill", value: 2 });
    const lends = { ...DEFAULT_HELIX_SETTINGS, untrained: "attribute" } as const;
    expect(() => useSkill(0, null, lends)).toThrow("notFinite");
  });
});

describe("creation", () => {
  it("warns below 2, with the book's reason, and forbids nothing [002:23]", () => {
    const build = { attributes: { ...AVERAGE, int: 1 }, skills: {} };
    expect(creationLedger(build)).toMatchObject({ spent: -6, refunded: 6, left: 30 });
    expect(creationWarnings(build)).toEqual([
      {
        id: "lowAttribute",
        severity: "warning",
        source: "002:23",
        subjects: ["int"],
        numbers: { value: 1, advised: 2 },
      },
      {
        id: "unspent",
        severity: "info",
        source: "002:27",
        subjects: [],
        numbers: { left: 30 },
      },
    ]);
  });

  it("warns of a debt", () => {
    const build = { attributes: AVERAGE, skills: { magic: 25, unknown: 0 } };
    expect(creationWarnings(build)).toEqual([
      {
        id: "overBudget",
        severity: "warning",
        source: "002:23",
        subjects: [],
        numbers: { budget: 24, spent: 25, over: 1 },
      },
    ]);
    expect(startingExperience(build)).toBe(0);
  });

  it("keeps unspent points as experience", () => {
    expect(startingExperience({ attributes: AVERAGE, skills: { magic: 20 } })).toBe(4);
  });

  it("refuses values below 0 and missing attributes", () => {
    const skills = {};
    expect(() => creationLedger({ attributes: { ...AVERAGE, str: -1 }, skills })).toThrow();
    expect(() => creationLedger({ attributes: {} as typeof AVERAGE, skills })).toThrow();
    expect(() => creationLedger({ attributes: AVERAGE, skills: { magic: 1.5 } })).toThrow();
    expect(ATTRIBUTES).toHaveLength(6);
  });
});

describe("experience", () => {
  it("is 1, 2 or 3 for an easy, medium or hard adventure [002:27]", () => {
    expect((["easy", "medium", "hard"] as const).map(experienceAward)).toEqual([1, 2, 3]);
    expect(() => experienceAward("epic" as "easy")).toThrow("unknownChoice");
  });

  it("is saved for an attribute: 3 for a step", () => {
    const wish = { kind: "attribute", id: "per", from: 4 } as const;
    expect(advance(2, wish)).toMatchObject({
      status: "refused",
      rule: "notEnoughExperience",
      cost: 3,
      to: 4,
      epLeft: 2,
    });
    expect(advance(3, wish)).toMatchObject({ status: "bought", to: 5, epLeft: 0 });
  });

  it("warns about what was not used in play, and never refunds", () => {
    const wish = { kind: "skill", id: "literacy", from: 0, wasUsed: false } as const;
    expect(advance(1, wish)).toMatchObject({ to: 1, warnings: ["notUsedInPlay"] });
    expect(() => advance(1, { ...wish, steps: -1 })).toThrow("outOfRange");
    expect(() => advance(9, { kind: "attribute", id: "luck", from: 3 })).toThrow("unknownChoice");
  });
});

describe("recovery", () => {
  it("gives a point of life each day with care, up to the maximum [002:7]", () => {
    expect(recoverLp(10, 13, 2, true)).toEqual({
      rule: "recovered",
      before: 10,
      gained: 2,
      after: 12,
    });
    expect(recoverLp(12, 13, 9, true).after).toBe(13);
    expect(recoverLp(-2, 13, 3, true).after).toBe(1);
    expect(recoverLp(13, 13, 3, false).rule).toBe("alreadyFull");
  });

  it("gives a magic point each minute, nothing for a part of one [002:11]", () => {
    expect(recoverMp(3, 14, 5).after).toBe(8);
    expect(recoverMp(3, 14, 0.9)).toMatchObject({ rule: "noWholeUnit", after: 3 });
    expect(recoverMp(3, 14, 2.9).after).toBe(5);
  });

  it("pulls points down to a maximum that fell, and knows no negative time", () => {
    expect(recoverMp(15, 13, 1)).toMatchObject({ rule: "alreadyFull", gained: 0, after: 13 });
    expect(() => recoverMp(3, 14, -1)).toThrow("outOfRange");
    expect(() => recoverLp(3, 14, Number.NaN, true)).toThrow("notFinite");
  });
});
