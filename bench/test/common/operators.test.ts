import { beforeEach, describe, expect, it } from "vitest";
import {
  DataFieldOperator,
  ForcedDeletion,
  ForcedReplacement,
  reviveOperators,
  serializeOperators,
} from "../../common/data/operators.ts";
import { BaseActiveEffect, BaseActor } from "../../common/documents/index.ts";
import { mergeObject } from "../../common/utils/merge.ts";
import { setUp } from "./setup.ts";

describe("operators", () => {
  beforeEach(() => setUp());

  it("survive JSON", () => {
    const changes = { a: [{ b: new ForcedDeletion() }], c: new ForcedReplacement({ d: 1 }) };
    const wire = serializeOperators(changes);
    expect(wire.c).toEqual({ __$OPERATOR$__: "ForcedReplacement", value: { d: 1 } });
    const back = reviveOperators(wire);
    expect(back.a[0]?.b).toBeInstanceOf(ForcedDeletion);
    expect(back.c).toBeInstanceOf(ForcedReplacement);
    expect(DataFieldOperator.get(back.c)).toEqual({ d: 1 });
    expect(DataFieldOperator.get(5)).toBe(5);
    expect(DataFieldOperator.equals(back.c, changes.c)).toBe(true);
  });

  it("act in mergeObject as the generation has it", () => {
    const target = () => ({ a: { b: 1, c: 2 }, d: 3 });
    const operators = { a: { b: ForcedDeletion.create() }, d: ForcedReplacement.create({ e: 1 }) };
    expect(mergeObject(target(), operators, { applyOperators: true })).toEqual({
      a: { c: 2 },
      d: { e: 1 },
    });
    expect(() => mergeObject({}, {}, { performDeletions: true })).toThrow(/deprecated/);
    setUp(13);
    expect(mergeObject(target(), { "a.-=b": null }, { performDeletions: true })).toEqual({
      a: { c: 2 },
      d: 3,
    });
  });

  it("delete flags", () => {
    const actor = new BaseActor({ name: "A", type: "hero", flags: { quartet: { a: 1 } } });
    actor.updateSource({ "flags.quartet.a": new ForcedDeletion() });
    expect(actor._source.flags).toEqual({ quartet: {} });
  });
});

describe("active effects", () => {
  const old = () => ({
    name: "E",
    changes: [{ key: "system.hp.value", mode: 2, value: "1", priority: null }],
    duration: { rounds: 3, startRound: 1 },
  });

  it("have the shape of generation 13", () => {
    setUp(13);
    const effect = new BaseActiveEffect(old());
    expect(effect._source.changes).toEqual(old().changes);
    expect(effect._source.duration).toMatchObject({ rounds: 3, startRound: 1 });
  });

  it("are brought into the shape of generation 14", () => {
    setUp(14);
    const effect = new BaseActiveEffect(old());
    expect(effect._source.system).toMatchObject({
      changes: [{ key: "system.hp.value", type: "add", value: "1" }],
    });
    expect(effect._source).not.toHaveProperty("changes");
    expect(effect._source.duration).toEqual({
      value: 3,
      units: "rounds",
      expiry: null,
      expired: false,
    });
    expect(effect._source.start).toMatchObject({ round: 1 });
  });
});
