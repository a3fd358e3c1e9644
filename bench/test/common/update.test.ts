import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { ForcedDeletion, ForcedReplacement } from "../../common/data/operators.ts";
import { DataModelValidationError } from "../../common/data/validation.ts";
import { BaseActor } from "../../common/documents/index.ts";
import type { Data } from "../../common/types.ts";
import { Hero, setUp } from "./setup.ts";

type HeroActor = BaseActor & {
  system: Hero & { hp: { value: number; max: number }; bonus: number };
};

function hero(system: Data = {}, more: Data = {}): HeroActor {
  return new BaseActor({ name: "Aino", type: "hero", system, ...more }) as HeroActor;
}

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  setUp();
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  errors.mockRestore();
});

describe("updateSource", () => {
  it("returns the cleaned difference and prepares anew", () => {
    const actor = hero();
    expect(actor.updateSource({ "system.hp.value": "7" })).toEqual({
      system: { hp: { value: 7 } },
    });
    expect(actor.system.hp).toEqual({ value: 7, max: 10 });
    expect(actor.updateSource({ "system.hp.value": 7, name: "Aino" })).toEqual({});
  });

  it("simulates with dryRun", () => {
    const actor = hero();
    expect(actor.updateSource({ name: "B" }, { dryRun: true })).toEqual({ name: "B" });
    expect(actor.name).toBe("Aino");
  });

  it("replaces arrays whole and merges objects", () => {
    const actor = hero({ list: [{ name: "a" }, { name: "b" }], notes: { x: { y: 1 } } });
    actor.updateSource({ system: { list: [{ name: "c" }], notes: { x: { z: 2 } } } });
    expect(actor._source.system).toMatchObject({
      list: [{ name: "c" }],
      notes: { x: { y: 1, z: 2 } },
    });
    actor.updateSource({ system: { notes: { k: 1 } } }, { recursive: false });
    expect(actor._source.system).toMatchObject({ list: [], notes: { k: 1 } });
  });

  it("completes new entries of typed objects and keeps old ones", () => {
    const actor = hero({ skills: { run: { level: 3, label: "Run" } } });
    const difference = actor.updateSource({
      "system.skills.run.level": 4,
      "system.skills.swim": { level: "2" },
    });
    expect(difference).toEqual({
      system: { skills: { run: { level: 4 }, swim: { level: 2, label: "new" } } },
    });
    expect((actor._source.system as Data).skills).toEqual({
      run: { level: 4, label: "Run" },
      swim: { level: 2, label: "new" },
    });
  });

  it("obeys the operators of generation 14", () => {
    const actor = hero({ notes: { a: 1, b: 2 }, skills: { run: { level: 3 } } });
    const difference = actor.updateSource({
      "system.notes.a": new ForcedDeletion(),
      "system.notes.none": new ForcedDeletion(),
      "system.skills": new ForcedReplacement({ swim: {} }),
    });
    expect((actor._source.system as Data).notes).toEqual({ b: 2 });
    expect((actor._source.system as Data).skills).toEqual({ swim: { level: 1, label: "new" } });
    const { notes } = difference.system as { notes: Data };
    expect(Object.keys(notes)).toEqual(["a"]);
    expect(notes.a).toBeInstanceOf(ForcedDeletion);
    expect(() => actor.updateSource({ "system.notes.-=b": null })).toThrow(/deprecated/);
  });

  it("obeys the keys of generation 13", () => {
    setUp(13);
    const actor = hero({ notes: { a: 1, b: { c: 2 } } });
    expect(actor.updateSource({ "system.notes.-=a": null, "system.notes.==b": { d: 3 } })).toEqual({
      system: { notes: { "-=a": null, "==b": { d: 3 } } },
    });
    expect((actor._source.system as Data).notes).toEqual({ b: { d: 3 } });
  });

  it("rejects invalid changes with their path and leaves the source alone", () => {
    const actor = hero();
    try {
      actor.updateSource({ "system.hp.value": "x", name: "B" });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(DataModelValidationError);
      const { message } = error as DataModelValidationError;
      expect(message).toContain("system.hp.value: must be a number");
      expect(
        (error as DataModelValidationError).getFailure("system.hp.value")?.message,
      ).toBeTruthy();
    }
    expect(() => actor.updateSource({ "system.hp.value": 11 })).toThrow(/more than its maximum/);
    expect(actor.name).toBe("Aino");
  });

  it("reports keys that the model does not have", () => {
    const actor = hero();
    expect(actor.updateSource({ "system.hp.temp": 1, "system.bonus": 2 })).toEqual({});
    const messages = errors.mock.calls.map((call) => String(call[0])).sort();
    expect(messages).toEqual([
      expect.stringContaining("system.bonus"),
      expect.stringContaining("system.hp.temp"),
    ]);
  });

  it("updates embedded documents by id and keeps the objects", () => {
    const actor = hero({}, { items: [{ name: "Rope", type: "gear", system: { weight: 1 } }] });
    const [rope] = actor.items.contents;
    actor.updateSource({
      items: [
        { _id: rope?.id, "system.weight": 2 },
        { name: "Lamp", type: "gear" },
      ],
    });
    expect(actor.items.map((item) => item.name)).toEqual(["Rope", "Lamp"]);
    expect(actor.items.get(rope?.id as string)).toBe(rope);
    expect(rope?._source.system).toEqual({ weight: 2 });
    expect((actor._source.items as Data[])[0]).toBe(rope?._source);
  });
});

describe("sub-type models", () => {
  it("prepare fields that are not stored", () => {
    const actor = hero();
    expect(actor.system.bonus).toBe(0);
    expect(actor._source.system).not.toHaveProperty("bonus");
    expect(actor.system.parent).toBe(actor);
    expect(actor.system._source).toBe(actor._source.system);
    expect(Hero.schema.getField("hp.value")?.fieldPath).toBe("system.hp.value");
    expect(actor.getFieldForProperty("system.hp.value")).toBe(Hero.schema.getField("hp.value"));
  });

  it("store them on generation 13", () => {
    setUp(13);
    expect(hero()._source.system).toHaveProperty("bonus", 0);
  });

  it("migrate partial data on generation 14 only", () => {
    expect(hero({ life: 3 }).system.hp.value).toBe(3);
    const actor = hero();
    expect(actor.updateSource({ "system.life": 4 })).toEqual({ system: { hp: { value: 4 } } });
    setUp(13);
    const older = hero({ life: 3 });
    expect(older.updateSource({ "system.life": 4 })).toEqual({});
  });

  it("refuse invalid data, or fall back when the source is trusted", () => {
    expect(() => hero({ hp: { max: "?" } })).toThrow(/system\.hp\.max: must be a number/);
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
    const actor = BaseActor.fromSource({ name: "B", type: "hero", system: { hp: { max: "?" } } });
    expect((actor as HeroActor).system.hp.max).toBe(10);
    expect(actor.invalid).toBe(false);
    expect(actor.validationFailures.fields).not.toBeNull();
    warnings.mockRestore();
  });

  it("forget prepared data on reset, and copy on clone", () => {
    const actor = hero();
    actor.system.hp.value = 99;
    actor.reset();
    expect(actor.system.hp.value).toBe(5);
    const copy = actor.clone({ "system.hp.value": 1 });
    expect(copy.system.hp.value).toBe(1);
    expect(actor.system.hp.value).toBe(5);
    expect(actor.toObject(false).system).toMatchObject({ bonus: 0, tags: [] });
  });

  it("leave system opaque where there is no model", () => {
    const actor = new BaseActor({
      name: "B",
      type: "hero",
      items: [{ name: "I", type: "gear", system: { a: 1 } }],
    });
    expect(actor.items.contents[0]?._source.system).toEqual({ a: 1 });
    expect(errors).not.toHaveBeenCalled();
  });
});
