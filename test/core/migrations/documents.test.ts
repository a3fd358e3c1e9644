import { afterEach, describe, expect, it, vi } from "vitest";
import {
  entriesOf,
  type Held,
  type Stored,
  shelfOf,
} from "../../../src/core/migrations/documents.ts";
import { type OwnToken, ownActorShelves } from "../../../src/core/migrations/own-actor.ts";
import { REMOVED } from "../../../src/core/migrations/step.ts";

afterEach(() => vi.unstubAllGlobals());

const stored = (id: string, data: object = {}): Stored => ({
  id,
  name: `Name of ${id}`,
  toObject: () => data,
});

/** A collection with documents that Foundry can read, and some that it cannot. */
function held(valid: Stored[], invalid: Readonly<Record<string, Stored | Error>>): Held<Stored> {
  return {
    [Symbol.iterator]: () => valid[Symbol.iterator](),
    invalidDocumentIds: new Set(Object.keys(invalid)),
    getInvalid(id) {
      const found = invalid[id];
      if (found instanceof Error) throw found;
      return found;
    },
  };
}

describe("documents of a collection", () => {
  it("are also those whose data are no longer valid", () => {
    const all = entriesOf(
      held([stored("a", { x: 1 })], { b: stored("b", { x: "?" }), c: new Error("hopeless") }),
      ({ name }) => name ?? "",
    );
    expect(all.map(({ entry }) => entry.label)).toEqual(["Name of a", "Name of b", "c"]);
    expect(all[1]?.entry.source()).toEqual({ x: "?" });
    expect(() => all[2]?.entry.source()).toThrow("cannot be read");
  });

  it("are changed by one request, in the words of the generation", async () => {
    const updateDocuments = vi.fn(async () => []);
    vi.stubGlobal("Actor", { implementation: { updateDocuments } });
    vi.stubGlobal("Item", {});
    vi.stubGlobal("ChatMessage", {});
    vi.stubGlobal("game", { release: { generation: 13 } });
    const shelf = shelfOf("Actor", [], "world.old");
    await shelf.write([
      { id: "a", changes: { "system.x": 1, "system.parts.tail": REMOVED } },
      { id: "b", changes: { name: "B" } },
    ]);
    expect(updateDocuments).toHaveBeenCalledWith(
      [
        { _id: "a", "system.x": 1, "system.parts.-=tail": null },
        { _id: "b", name: "B" },
      ],
      { diff: false, pack: "world.old" },
    );
  });
});

describe("an unlinked token's own actor", () => {
  const update = vi.fn(async () => null);
  const updateEmbeddedDocuments = vi.fn(async () => []);
  const own = {
    system: { points: 8 },
    items: [
      { _id: "i", name: "Gun" },
      { _id: "g", _tombstone: true },
    ],
  };
  const token = {
    ...stored("t"),
    actorLink: false,
    delta: stored("d", own),
    actor: { ...stored("a"), type: "hero", items: held([], {}), update, updateEmbeddedDocuments },
  } satisfies OwnToken;

  it("comes with what it has of its own alone, and its type", () => {
    const [actor, items] = ownActorShelves(token, "Hangar");
    expect(actor?.entries[0]?.label).toBe("Hangar › Name of t");
    expect(actor?.entries[0]?.source()).toMatchObject({ type: "hero", system: { points: 8 } });
    expect(items?.entries.map(({ label }) => label)).toEqual(["Hangar › Name of t › Gun"]);
  });

  it("is written through the token's actor, its items with one request", async () => {
    const [actor, items] = ownActorShelves(token, "Hangar");
    await actor?.write([{ id: "a", changes: { "system.points": 4 } }]);
    await items?.write([{ id: "i", changes: { "system.x": 1 } }]);
    expect(update).toHaveBeenCalledWith({ _id: "a", "system.points": 4 }, { diff: false });
    expect(updateEmbeddedDocuments).toHaveBeenCalledWith("Item", [{ _id: "i", "system.x": 1 }], {
      diff: false,
    });
  });

  it("is none where the token is linked or its actor is gone", () => {
    expect(ownActorShelves({ ...token, actorLink: true }, "Hangar")).toEqual([]);
    expect(ownActorShelves({ ...token, actor: null }, "Hangar")).toEqual([]);
  });
});
