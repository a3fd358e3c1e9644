import { vi } from "vitest";

/** Documents in memory, as `runMigrations` meets them. */
export interface FakeDocument {
  readonly id: string;
  readonly name: string;
  readonly items: Iterable<never> & { readonly invalidDocumentIds: Set<string> };
  points: number;
  toObject(): object;
}

export interface FakePack extends Iterable<FakeDocument> {
  readonly collection: string;
  readonly title: string;
  locked: boolean;
  readonly documentName: "Actor";
  readonly metadata: { readonly packageType: string };
  readonly index: { readonly size: number };
  readonly invalidDocumentIds: Set<string>;
  getDocuments(): Promise<void>;
}

export function fakeActor(id: string, points: number): FakeDocument {
  return {
    id,
    name: `the ${id}`,
    items: Object.assign([], { invalidDocumentIds: new Set<string>() }),
    points,
    toObject() {
      return { system: { points: this.points, fine: this.points < 5 } };
    },
  };
}

export function fakePack(name: string, actors: FakeDocument[], locked: boolean): FakePack {
  return Object.assign(actors, {
    collection: `world.${name}`,
    title: name,
    locked,
    documentName: "Actor" as const,
    metadata: { packageType: "world" },
    index: { size: actors.length },
    invalidDocumentIds: new Set<string>(),
    getDocuments: async () => undefined,
  });
}

/** A world with a game master at it, and everything that was said. */
export function setFakeTable(actors: readonly FakeDocument[], packs: readonly FakePack[]) {
  const settings = new Map<string, unknown>([
    ["core.migrationVersion", 1],
    ["core.migrationRunner", ""],
    ["core.migrationBehind", {}],
  ]);
  const said: string[] = [];
  const none = () => Object.assign([], { invalidDocumentIds: new Set<string>(), size: 0 });
  const say = (text: string) => {
    said.push(text);
    return { update: () => undefined, remove: () => undefined };
  };
  /** Ids that no request may change. */
  const refused = new Set<string>();
  const updateDocuments = async (updates: { _id: string; "system.points": number }[]) => {
    if (updates.some(({ _id }) => refused.has(_id))) throw new Error("refused");
    for (const update of updates)
      for (const document of [...actors, ...packs.flatMap((pack) => [...pack])])
        if (document.id === update._id) document.points = update["system.points"];
  };
  const text = (key: string, data: object = {}) =>
    [key.replace("QUARTET.Migration.", ""), ...Object.values(data)].join(" ");
  // Nobody else claims the work here.
  vi.stubGlobal("setTimeout", (done: () => void) => done());
  vi.stubGlobal("Actor", { implementation: { updateDocuments } });
  vi.stubGlobal("Item", {});
  vi.stubGlobal("ChatMessage", {});
  vi.stubGlobal("foundry", { utils: { escapeHTML: (given: string) => given } });
  vi.stubGlobal("ui", { notifications: { info: say, warn: say } });
  vi.stubGlobal("game", {
    userId: "gm",
    release: { generation: 14 },
    i18n: { lang: "en", localize: text, format: text, has: () => true },
    settings: {
      get: (_: string, key: string) => settings.get(key),
      set: async (_: string, key: string, value: unknown) => void settings.set(key, value),
    },
    actors: Object.assign([...actors], { invalidDocumentIds: new Set<string>() }),
    items: none(),
    messages: none(),
    scenes: [],
    packs,
  });
  return { settings, said, refused };
}
