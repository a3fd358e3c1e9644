import { describe, expect, it } from "vitest";
import {
  attributeDefinition,
  attributeWarnings,
  describeValue,
  nbAsSkill,
} from "../../../src/rps/rules/attributes.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { refuses } from "./helpers.ts";

const average = {
  strength: { value: 0 },
  agility: { value: 0, nb: 1 },
  intelligence: { value: 0 },
  health: { nb: 1 },
};

describe("attributes", () => {
  it("are a value, a value and an NB, or an NB only, as in the book's example", () => {
    const kinds = DEFAULT_RPS_SETTINGS.attributes.map(({ id, kind }) => `${id} ${kind}`);
    expect(kinds).toEqual([
      "strength value",
      "agility valueAndNb",
      "intelligence value",
      "health nb",
    ]);
    expect(attributeWarnings(average)).toEqual([]);
  });

  it("are described off the average", () => {
    expect([0, 1, -2, 3, 4].map((value) => describeValue(value).size)).toEqual([
      "average",
      "little",
      "lot",
      "nearlyMost",
      "beyond",
    ]);
  });

  it("warn of missing, unexpected and unusual numbers, but let them be", () => {
    const warned = attributeWarnings({
      strength: { value: 5, nb: 2 },
      agility: { value: null, nb: 4 },
      intelligence: { value: -3 },
      health: { value: 1 },
    });
    expect(warned.map(({ subjects, id }) => `${subjects[0]} ${id}`)).toEqual([
      "strength valueOutOfBounds",
      "strength nbNotExpected",
      "agility valueMissing",
      "agility nbOutOfBounds",
      "intelligence valueHardlyPlayable",
      "health valueNotExpected",
      "health nbMissing",
    ]);
    expect(warned[0]?.numbers).toEqual({ value: 5, min: -3, max: 3 });
  });

  it("have an NB that is used like a skill", () => {
    expect(nbAsSkill("agility", { value: -1, nb: 2 })).toBe(2);
    refuses(() => nbAsSkill("agility", { value: 1 }), "notFinite");
    refuses(() => nbAsSkill("agility", { nb: 4 }), "outOfRange");
    refuses(() => nbAsSkill("intelligence", { value: 1, nb: 2 }), "forbidden");
  });

  it("that the world does not have are refused", () => {
    refuses(() => attributeWarnings({ ...average, luck: { value: 1 } }), "unknownChoice");
    refuses(() => attributeDefinition("luck"), "unknownChoice");
    refuses(() => attributeWarnings({ strength: { value: Number.NaN } }), "notFinite");
  });
});
