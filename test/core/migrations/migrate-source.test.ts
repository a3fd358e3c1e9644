import { describe, expect, it } from "vitest";
import { migrateSource, withChanges } from "../../../src/core/migrations/migrate-source.ts";
import { type MigrationStep, REMOVED } from "../../../src/core/migrations/step.ts";
import { halvePoints } from "./fakes.ts";

const renameArmour: MigrationStep = {
  number: 3,
  description: "one word for armour",
  updateItem: ({ system = {} }) =>
    system.armor === undefined ? null : { "system.armour": system.armor, "system.armor": REMOVED },
};

describe("stored data", () => {
  it("goes through all steps, with the items inside", () => {
    const old = { system: { points: 8 }, items: [{ system: { armor: 3 } }, { system: {} }] };
    const before = structuredClone(old);
    expect(migrateSource("Actor", old, [halvePoints, renameArmour])).toEqual({
      system: { points: 4, fine: true },
      items: [{ system: { armour: 3 } }, { system: {} }],
    });
    expect(old).toEqual(before);
  });

  it("stays as it is when nothing is to be done", () => {
    const message = { system: { points: 8 } };
    expect(migrateSource("ChatMessage", message, [halvePoints, renameArmour])).toBe(message);
  });
});

describe("changes", () => {
  it("reach values that are not there yet, and lose what is removed", () => {
    expect(
      withChanges({ system: { a: { x: 1, y: 2 } } }, { "system.a.x": REMOVED, "system.b.c": [1] }),
    ).toEqual({ system: { a: { y: 2 }, b: { c: [1] } } });
  });
});
