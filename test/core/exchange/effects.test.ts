import { beforeAll, describe, expect, it } from "vitest";
import { exportData } from "../../../src/core/exchange/export-data.ts";
import { planImport } from "../../../src/core/exchange/plan.ts";
import { actorSource } from "../../../src/core/exchange/source.ts";
import { aila, knownHere } from "./known.ts";

let known: Awaited<ReturnType<typeof knownHere>>;

beforeAll(async () => {
  known = await knownHere();
});

/** A blessing, as each generation of Foundry stores it. */
const common = {
  ...{ _id: "eeeeeeeeeeeeeeee", origin: "Actor.aaaaaaaaaaaaaaaa.Item.bbbbbbbbbbbbbbbb" },
  ...{ name: "Siunaus", type: "base", img: "icons/svg/aura.svg", description: "<p>Valo</p>" },
  ...{ tint: "#ffcc00", disabled: true, transfer: false, statuses: ["blessed"] },
  flags: { spy: { x: 1 } },
};
const key = "system.sisu.max";
const BY_GENERATION = {
  13: {
    ...common,
    changes: [{ key, mode: 2, value: "1", priority: 20 }],
    duration: { seconds: null, rounds: 3, turns: null, startRound: 2, combat: "cccccccccccccccc" },
  },
  14: {
    ...common,
    system: { changes: [{ key, type: "add", value: 1, phase: "initial", priority: 20 }] },
    duration: { value: 3, units: "rounds", expiry: null },
    start: { combat: "cccccccccccccccc", round: 2 },
  },
} as const;

function inGeneration<T>(generation: number, work: () => T): T {
  Object.assign(globalThis, { game: { release: { generation } } });
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, "game");
  }
}

const written = (generation: 13 | 14) =>
  inGeneration(generation, () => {
    const effects = [BY_GENERATION[generation]];
    const source = { ...aila(), effects };
    const [item, ...others] = source.items;
    const items = item ? [{ ...item, effects }, ...others] : [];
    return exportData({ ...source, items }, known, { version: "0.1.0", step: 1 });
  });

describe("active effects", () => {
  it("are written the same by every generation, without ids, flags and when they began", () => {
    const file = written(14);
    expect(written(13)).toEqual(file);
    expect(file.actor.effects).toEqual([
      {
        ...{ name: "Siunaus", img: "icons/svg/aura.svg", description: "<p>Valo</p>" },
        ...{ tint: "#ffcc00", disabled: true, transfer: false, statuses: ["blessed"] },
        changes: [{ key, type: "add", value: "1", priority: 20 }],
        duration: { value: 3, units: "rounds" },
      },
    ]);
    for (const word of ["eeeeeeeeeeeeeeee", "cccccccccccccccc", "spy", "origin"])
      expect(JSON.stringify(file)).not.toContain(word);
  });

  it.each([13, 14] as const)(
    "of actors and items come in as generation %i has them",
    (generation) => {
      const { findings, actor } = planImport(written(14), known);
      expect(findings).toEqual([]);
      if (!actor) throw new Error("nothing planned");
      const source = inGeneration(generation, () => actorSource(actor));
      const expected =
        generation === 13
          ? { changes: [{ key, mode: 2, value: "1", priority: 20 }], duration: { rounds: 3 } }
          : {
              system: { changes: [{ key, type: "add", value: "1", priority: 20 }] },
              duration: { value: 3, units: "rounds" },
            };
      for (const effects of [source.effects, source.items[0]?.effects])
        expect(effects).toMatchObject([{ name: "Siunaus", disabled: true, ...expected }]);
      expect(source.items[1]?.effects).toEqual([]);
    },
  );

  it("that do not fit are told with their place, and the rest comes in", () => {
    const file = written(14);
    const hostile = {
      ...{ name: "Kirous", img: "https://elsewhere.example/x.png", tint: "red", origin: "Item.x" },
      description: "<p>x</p><script>1</script>",
      statuses: ["ok", 7],
      changes: [
        { key: "system.sisu.max", type: "add", value: 2 },
        { key: "__proto__.polluted", type: "override", value: "1" },
        { key: "system.notes", type: "no such way", value: "1" },
      ],
      duration: { value: -1, units: "rounds" },
    };
    const actor = { ...file.actor, effects: [hostile, { name: " " }, 7] };
    const { findings, actor: planned } = planImport({ ...file, actor }, known);
    expect(planned?.effects).toEqual([
      {
        ...{ name: "Kirous", description: "<p>x</p>", disabled: false, transfer: true },
        statuses: ["ok"],
        changes: [{ key: "system.sisu.max", type: "add", value: "2", priority: null }],
        duration: null,
      },
    ]);
    const told = findings.map(({ code, place }) => [
      code,
      place.effect?.name,
      place.path?.join("."),
    ]);
    expect(told.sort()).toEqual(
      [
        ["Image", "Kirous", "img"],
        ["Markup", "Kirous", "description"],
        ["NotAnEffect", undefined, undefined],
        ["NotAnEffect", undefined, undefined],
        ["UnknownField", "Kirous", "origin"],
        ["WrongValue", "Kirous", "changes.1"],
        ["WrongValue", "Kirous", "changes.2"],
        ["WrongValue", "Kirous", "duration"],
        ["WrongValue", "Kirous", "statuses.1"],
        ["WrongValue", "Kirous", "tint"],
      ].sort(),
    );
  });
});
