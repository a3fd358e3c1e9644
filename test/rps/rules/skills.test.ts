import { describe, expect, it } from "vitest";
import { diceCap } from "../../../src/rps/rules/dice-cap.ts";
import { percentChance } from "../../../src/rps/rules/percent.ts";
import {
  skillCountWarnings,
  skillWarnings,
  specialisationWarnings,
  untrainedSkill,
} from "../../../src/rps/rules/skills.ts";
import { ids, refuses, world } from "./helpers.ts";

describe("the skills of a level", () => {
  it("four are as the book says: one 5, one 6, and at most half of 4 and more", () => {
    expect(skillWarnings(4, [6, 5, 4, 3, 3, 3])).toEqual([]);
    expect(skillWarnings(4, [4, 4, 4, 3, 2, 1])).toEqual([]);
    expect(ids(skillWarnings(4, [5, 5, 3, 3, 3]))).toEqual(["tooManyAtLevel"]);
    expect(skillWarnings(4, [6, 6, 1, 1])[0]?.numbers).toEqual({
      level: 4,
      skill: 6,
      count: 2,
      allowed: 1,
    });
    expect(ids(skillWarnings(4, [6, 6, 5, 5, 4]))).toEqual([
      "tooManyAtLevel",
      "tooManyAtLevel",
      "halfRule",
    ]);
  });

  it("one allow a 2 and a 3 among skills of 1, and nothing above", () => {
    expect(skillWarnings(1, [3, 2, 1, 1])).toEqual([]);
    expect(ids(skillWarnings(1, [2, 2, 1, 1]))).toEqual(["tooManyAtLevel"]);
    expect(ids(skillWarnings(1, [4, 1, 1]))).toEqual(["tooManyAtLevel"]);
    expect(ids(skillWarnings(1, [3, 2, 1]))).toEqual(["halfRule"]);
  });

  it("six allow any number of 6, up to half", () => {
    expect(skillWarnings(6, [6, 6, 6, 5, 5, 5])).toEqual([]);
    expect(ids(skillWarnings(6, [6, 6, 6, 5, 5]))).toEqual(["halfRule"]);
  });

  it("permit all that the level below permits", () => {
    const lists = [[], [1], [3, 2, 1, 1], [4, 3, 2, 1, 1, 1], [5, 4, 3, 2, 2, 1], [6, 5, 3, 3]];
    for (const list of lists)
      for (let level = 1; level < 6; level++)
        if (skillWarnings(level, list).length === 0)
          expect([level, list, skillWarnings(level + 1, list)]).toEqual([level, list, []]);
  });

  it("may be asked for less than half, as the sentence says", () => {
    const settings = world({ halfRule: "lessThanHalf" });
    expect(ids(skillWarnings(4, [6, 5, 4, 3, 3, 3], settings))).toEqual(["halfRule"]);
    expect(skillWarnings(4, [6, 5, 4, 3, 3, 3, 3], settings)).toEqual([]);
    expect(skillWarnings(4, [], settings)).toEqual([]);
  });

  it("are six to ten as a rule of thumb", () => {
    expect([5, 6, 10, 11].map((count) => ids(skillCountWarnings(count))[0])).toEqual([
      "fewSkills",
      undefined,
      undefined,
      "manySkills",
    ]);
  });

  it("are refused off the scale", () => {
    refuses(() => skillWarnings(4, [9]), "outOfRange");
    refuses(() => skillWarnings(0, [1]), "outOfRange");
    refuses(() => skillWarnings(4, [Number.NaN]), "notFinite");
    refuses(() => skillWarnings(4, [1], world({ allotment: [] })), "outOfRange");
  });
});

describe("specialisations", () => {
  it("go up to the character's level and down without end", () => {
    expect(specialisationWarnings(3, [3, -3])).toEqual([]);
    expect(specialisationWarnings(3, [4, -4])[0]).toMatchObject({
      id: "specialisationAboveLevel",
      source: "70",
      numbers: { value: 4, max: 3 },
    });
    expect(ids(specialisationWarnings(3, [3, -90]))).toEqual(["specialisationsBelowBalance"]);
    refuses(() => specialisationWarnings(3, [1.5]), "notInteger");
  });

  it("with more minus than plus are only remarked", () => {
    expect(specialisationWarnings(3, [-1])[0]?.severity).toBe("info");
    expect(specialisationWarnings(3, [1])[0]).toMatchObject({
      severity: "warning",
      numbers: { sum: 1 },
    });
  });
});

describe("a skill that is missing", () => {
  it("is replaced by an NB that fits", () => {
    expect(untrainedSkill(2)).toEqual({ from: "nb", skill: 2, terms: [] });
    refuses(() => untrainedSkill(4), "outOfRange");
  });

  it("is otherwise level 1 with -3: 11 % or one die", () => {
    const { skill, terms } = untrainedSkill(null);
    expect(percentChance({ skill, modifiers: terms }).chance).toBe(11);
    expect(diceCap(5, { skill }).max).toBe(1);
    expect(terms).toEqual([{ source: "untrained", value: -3 }]);
  });

  it("follows the world", () => {
    const settings = world({ untrained: { level: 2, modifier: 0 } });
    expect(untrainedSkill(null, settings)).toEqual({ from: "untrained", skill: 2, terms: [] });
  });
});
