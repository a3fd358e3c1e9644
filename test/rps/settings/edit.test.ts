import { describe, expect, it } from "vitest";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { isUsable } from "../../../src/rps/rules/settings-shape.ts";
import type { Race } from "../../../src/rps/rules/world.ts";
import {
  bookValue,
  edited,
  isBookAt,
  measuredBy,
  movedUp,
  valueAt,
} from "../../../src/rps/settings/edit.ts";
import { world } from "../rules/helpers.ts";

const book = DEFAULT_RPS_SETTINGS;
const TROLL: Race = { id: "troll", averages: { strength: 3 } };

describe("a path", () => {
  it("leads to a cell, a field, or an entry of a list by its id", () => {
    expect(bookValue("gain.2.4")).toBe(3);
    expect(bookValue("untrained.level")).toBe(1);
    expect(bookValue("attributes.agility.kind")).toBe("valueAndNb");
    expect(bookValue("attributes.charm")).toBeUndefined();
    expect(valueAt(5, ["a", "b"])).toBeUndefined();
  });

  it("changes one value and nothing else", () => {
    const { key, value } = edited(book, "gain.2.4", 4);
    expect(key).toBe("gain");
    expect(value).toEqual(book.gain.map((row, s) => (s === 2 ? [1, 2, 2, 2, 4, 3] : row)));
    expect(edited(book, "margin", 5)).toEqual({ key: "margin", value: 5 });
    expect(valueAt(edited(book, "attributes.health.initiative", true).value, ["health"])).toEqual({
      ...book.attributes[3],
      initiative: true,
    });
  });

  it("tells whether it holds what the book has there", () => {
    const settings = world({ gain: edited(book, "gain.2.4", 4).value });
    expect(isBookAt(settings, "gain.2")).toBe(false);
    expect(isBookAt(settings, "gain.3")).toBe(true);
    expect(edited(settings, "gain.2", bookValue("gain.2")).value).toEqual(book.gain);
  });
});

describe("a race", () => {
  const settings = world({ races: [...book.races, TROLL] });

  it("keeps no average of 0, and no bounds that follow from its average", () => {
    const back = edited(settings, "races.troll.averages.strength", 0).value as Race[];
    expect(back[1]).toEqual({ id: "troll", averages: {} });
    const derived = edited(settings, "races.troll.bounds.strength.max", 6).value as Race[];
    expect(derived[1]).toEqual(TROLL);
  });

  it("takes the other bound from its average where only one is given", () => {
    const { value } = edited(settings, "races.troll.bounds.strength.max", 8);
    expect((value as Race[])[1]?.bounds).toEqual({ strength: { min: 0, max: 8 } });
    expect(isUsable("races", value)).toBe(true);
    const turned = edited(settings, "races.troll.bounds.strength.max", -1).value;
    expect(isUsable("races", turned)).toBe(false);
  });

  it("can be made the measure of all, and nobody is stronger for it", () => {
    const races = measuredBy(settings.races, "troll", settings.attributes);
    expect(races).toEqual([
      { id: "troll", averages: {} },
      { id: "human", averages: { strength: -3 } },
    ]);
    expect(measuredBy(races, "human", settings.attributes)).toEqual(settings.races);
    expect(measuredBy(races, "nobody", settings.attributes)).toEqual(races);
  });

  it("takes its own bounds along", () => {
    const agile = { ...TROLL, bounds: { strength: { min: 1, max: 5 } } };
    const [troll] = measuredBy([...book.races, agile], "troll", book.attributes);
    expect(troll?.bounds).toEqual({ strength: { min: -2, max: 2 } });
  });
});

describe("a list", () => {
  it("lets an entry move up, but the first has nowhere to go", () => {
    expect(movedUp(["a", "b", "c"], 2)).toEqual(["a", "c", "b"]);
    expect(movedUp(["a", "b"], 0)).toEqual(["a", "b"]);
    expect(movedUp(["a", "b"], -1)).toEqual(["a", "b"]);
  });
});
