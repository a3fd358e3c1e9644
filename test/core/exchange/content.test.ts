import { beforeAll, describe, expect, it } from "vitest";
import type { DataType } from "../../../src/core/exchange/check-data.ts";
import { type ActorSource, exportData } from "../../../src/core/exchange/export-data.ts";
import { planImport } from "../../../src/core/exchange/plan.ts";
import { readText } from "../../../src/core/exchange/read-file.ts";
import { expandPacks, PACKS } from "../../../tools/content/expand.ts";
import type { Source } from "../../../tools/content/types.ts";
import { knownHere } from "./known.ts";

let known: Awaited<ReturnType<typeof knownHere>>;

beforeAll(async () => {
  known = await knownHere();
});

const packs = expandPacks();
const sources = (document: "Actor" | "Item") =>
  PACKS.filter(({ type }) => type === document).flatMap(({ name }) => packs.get(name) ?? []);

/** An item as a world keeps it once it has read it from a pack. */
function stored(source: Source) {
  const { name, type, img, sort, system } = source as unknown as ActorSource["items"][number];
  const model = known.item(type) as DataType;
  return {
    name,
    type,
    ...(img && { img }),
    sort,
    system: model.clean(model.migrate({ ...system })),
  };
}

/** An actor as a world keeps it, with what it carries. */
function storedActor(source: Source): ActorSource {
  const {
    name,
    type,
    img,
    system,
    items = [],
    prototypeToken = {},
  } = source as unknown as ActorSource;
  const model = known.actor(type) as DataType;
  return {
    ...{ name, type, img, prototypeToken },
    system: model.clean(model.migrate({ ...system })),
    items: (items as unknown as Source[]).map(stored),
  };
}

function throughFile(source: ActorSource) {
  const file = exportData(source, known, { version: "0.1.0", step: 1 });
  const reading = readText(JSON.stringify(file));
  if ("problem" in reading) throw new Error(JSON.stringify(reading.problem));
  return planImport(reading.content, known);
}

describe("everybody of our packs goes out and comes in the same", () => {
  it.each(sources("Actor").map((source) => [String(source.name), source] as const))(
    "%s",
    (_name, source) => {
      const actor = storedActor(source);
      const { findings, actor: planned } = throughFile(actor);
      expect(findings).toEqual([]);
      const { name, type, img, system, items } = actor;
      expect(planned).toMatchObject({ name, type, img });
      expect(planned?.system).toEqual(system);
      expect(planned?.items).toEqual(items);
    },
  );

  it("and so does every thing of them, in the hands of each of its book", () => {
    const types = Object.keys(known.models.Actor);
    const items = sources("Item").map(stored);
    expect(new Set(items.map(({ type }) => type)).size).toBe(Object.keys(known.models.Item).length);
    for (const type of types) {
      const own = items.filter((item) => item.type.startsWith(/^[a-z]+/.exec(type)?.[0] ?? ""));
      const system = (known.actor(type) as DataType).clean({});
      const { findings, actor } = throughFile({
        name: type,
        type,
        system,
        items: own,
        prototypeToken: {},
      });
      expect(findings, type).toEqual([]);
      expect(actor?.items, type).toEqual(own);
    }
  });
});
