import { describe, expect, it } from "vitest";
import {
  attributeBounds,
  attributeDefinition,
  attributeWarnings,
} from "../../../src/rps/rules/attributes.ts";
import { baselineRace, raceOf } from "../../../src/rps/rules/races.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { HUMAN } from "../../../src/rps/rules/world.ts";
import { ids, refuses, world } from "./helpers.ts";

const average = {
  strength: { value: 0 },
  agility: { value: 0, nb: 1 },
  intelligence: { value: 0 },
  health: { nb: 1 },
};

describe("races", () => {
  const dragons = { id: "dragon", averages: {} };
  const troll = {
    id: "troll",
    averages: { strength: 3 },
    bounds: { intelligence: { min: -6, max: -1 } },
  };

  it("move the bounds by their average, or have bounds of their own", () => {
    expect(attributeBounds(attributeDefinition("strength"), troll)).toEqual({ min: 0, max: 6 });
    const intelligence = attributeDefinition("intelligence");
    expect(attributeBounds(intelligence, troll)).toEqual({ min: -6, max: -1 });
    expect(ids(attributeWarnings(average, DEFAULT_RPS_SETTINGS, troll))).toEqual([
      "valueOutOfBounds",
    ]);
  });

  it("are measured by the first of the list", () => {
    const settings = world({ races: [dragons, HUMAN] });
    expect(baselineRace(settings).id).toBe("dragon");
    expect(raceOf("human", settings)).toBe(HUMAN);
    refuses(() => raceOf("elf", settings), "unknownChoice");
  });
});
