import { beforeAll, describe, expect, it } from "vitest";
import type { ActorData } from "../../../src/core/exchange/format.ts";
import {
  replaceActor,
  replacingOf,
  settleReplacing,
} from "../../../src/core/exchange/replace-actor.ts";
import { knownHere } from "./known.ts";

type Source = { _id: string; name: string };
type Kind = "Item" | "ActiveEffect";

beforeAll(async () => {
  await knownHere();
  const users = new Map([["other", { active: true }]]);
  const game = { release: { generation: 13 }, user: { id: "me" }, users };
  Object.assign(globalThis, { game });
});

/** An actor on a line that breaks after so many requests. */
class Actor {
  _source = {
    name: "Old",
    system: { level: 1, extra: 2 },
    prototypeToken: {},
    flags: { a: { b: 1 } },
  };
  items = new Documents(["old1", "old2"]);
  effects = new Documents(["oldE"]);

  constructor(private requestsLeft: number) {}

  toObject() {
    return structuredClone(this._source);
  }

  private request(): void {
    if (this.requestsLeft-- <= 0) throw new Error("the line is broken");
  }

  async update(changes: object, { recursive = true } = {}): Promise<this> {
    this.request();
    const { foundry } = globalThis as unknown as {
      foundry: { utils: { mergeObject(original: object, other: object): object } };
    };
    if (recursive) foundry.utils.mergeObject(this._source, changes);
    else Object.assign(this._source, structuredClone(changes));
    const quartet = (this._source.flags as { quartet?: Record<string, unknown> }).quartet;
    if (quartet && "-=replacing" in quartet) {
      delete quartet["-=replacing"];
      delete quartet.replacing;
    }
    return this;
  }

  async createEmbeddedDocuments(kind: Kind, sources: Source[]): Promise<Source[]> {
    this.request();
    for (const source of sources) this.of(kind).add(source);
    return sources;
  }

  async deleteEmbeddedDocuments(kind: Kind, ids: string[]): Promise<void> {
    this.request();
    for (const id of ids) this.of(kind).delete(id);
  }

  private of(kind: Kind): Documents {
    return kind === "Item" ? this.items : this.effects;
  }

  mend(): void {
    this.requestsLeft = Number.POSITIVE_INFINITY;
  }

  get state() {
    const { name, system } = this._source;
    return { name, system, items: this.items.names, effects: this.effects.names };
  }
}

class Documents {
  private readonly byId = new Map<string, { id: string; name: string }>();

  constructor(ids: readonly string[]) {
    for (const id of ids) this.byId.set(id, { id, name: id });
  }

  add({ _id, name }: Source): void {
    this.byId.set(_id, { id: _id, name });
  }

  delete(id: string): void {
    if (!this.byId.delete(id)) throw new Error(`there is no ${id}`);
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  map<T>(work: (entry: { id: string; name: string }) => T): T[] {
    return [...this.byId.values()].map(work);
  }

  get names(): string[] {
    return this.map(({ name }) => name);
  }
}

const file = {
  name: "New",
  type: "noppaCharacter",
  system: { level: 5 },
  items: [{ name: "Rope", type: "noppaGear", system: {} }],
  effects: [
    { name: "Blessed", disabled: false, transfer: true, statuses: [], changes: [], duration: null },
  ],
  prototypeToken: {},
} satisfies ActorData;

const OLD = {
  ...{ name: "Old", system: { level: 1, extra: 2 } },
  ...{ items: ["old1", "old2"], effects: ["oldE"] },
};
const NEW = { name: "New", system: { level: 5 }, items: ["Rope"], effects: ["Blessed"] };

describe("an actor that is replaced", () => {
  it("is the one of the file afterwards, and keeps what other flags say", async () => {
    const actor = new Actor(Number.POSITIVE_INFINITY);
    expect(await replaceActor(actor as never, file)).toBe(true);
    expect(actor.state).toEqual(NEW);
    expect(actor._source.flags).toMatchObject({ a: { b: 1 } });
    expect(replacingOf(actor as never)).toBeNull();
  });

  it.each(Array.from({ length: 9 }, (_, requests) => requests))(
    "is whole again after a line that broke after %i requests: old or new, never both",
    async (requests) => {
      const actor = new Actor(requests);
      const done = await replaceActor(actor as never, file).catch(() => null);
      actor.mend();
      const end = await settleReplacing(actor as never);
      expect([OLD, NEW]).toContainEqual(actor.state);
      expect(replacingOf(actor as never)).toBeNull();
      if (done || end === "finished") expect(actor.state).toEqual(NEW);
      if (end === "undone") expect(actor.state).toEqual(OLD);
    },
  );

  it("is left alone while somebody else is at it", async () => {
    const actor = new Actor(Number.POSITIVE_INFINITY);
    const note = { phase: "bringing", by: "other", added: {}, old: {} };
    Object.assign(actor._source.flags, { quartet: { replacing: note } });
    expect(await replaceActor(actor as never, file)).toBe(false);
    expect(actor.state).toEqual(OLD);
  });
});
