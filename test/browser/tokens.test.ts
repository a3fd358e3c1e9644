import { describe, expect, it } from "vitest";
import { create, place, shown, stored, update } from "./host/documents.ts";
import type { JsonObject, PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable({ players: ["gm"] });

// Sight is not here: the development host draws no vision, and keeps nothing of it.
const CHARACTER = {
  ...{ actorLink: true, disposition: 1, displayName: 30, displayBars: 40 },
  appendNumber: false,
};
const OPPONENT = {
  ...{ actorLink: false, disposition: -1, displayName: 20, displayBars: 20 },
  appendNumber: true,
};
const THING = {
  ...{ actorLink: true, disposition: 0, displayName: 30, displayBars: 20 },
  appendNumber: false,
};
const bars = (bar1: string, bar2: string | null = null) => ({
  bar1: { attribute: bar1 },
  bar2: { attribute: bar2 },
});

/** Every type of actor, and what its tokens begin with. */
const TYPES = [
  ["noppaCharacter", { ...CHARACTER, ...bars("sisu") }],
  ["helixCharacter", { ...CHARACTER, ...bars("lp", "mp") }],
  ["helixVehicle", { ...THING, ...bars("lp") }],
  ["helixBuilding", { ...THING, ...bars("lp") }],
  ["rpsCharacter", { ...CHARACTER, ...bars("reserve", "shock") }],
  ["rpsVehicle", { ...THING, ...bars("structure") }],
  ["traumaCharacter", { ...CHARACTER, ...bars("op", "pain") }],
] as const;

/** How the game master says that somebody is an opponent, in each book. */
const OPPONENTS = [
  ["noppaCharacter", { prototypeToken: { actorLink: false } }, bars("sisu")],
  ["helixCharacter", { prototypeToken: { actorLink: false } }, bars("lp", "mp")],
  ["rpsCharacter", { system: { isNpc: true } }, bars("reserve", "shock")],
  ["traumaCharacter", { system: { allegiance: "opponent" } }, bars("op", "pain")],
  ["traumaCharacter", { system: { allegiance: "opponent", body: { kind: "plain" } } }, bars("hp")],
] as const;

const make = (type: string, data: object = {}) =>
  create(table.gm, "Actor", { name: type, type, ...data });
const prototypeOf = (uuid: string) => stored(table.gm, uuid, "prototypeToken");

interface Bar {
  readonly type: string;
  readonly value: number;
  readonly max: number;
  readonly editable: boolean;
}

/** What a token's bar shows. */
function barOf(token: string, name: "bar1" | "bar2", alternative?: string): Promise<Bar | null> {
  return table.gm.run(
    ([token, name, alternative]) => {
      const page = globalThis as unknown as PageGlobals;
      interface Barred {
        getBarAttribute(name: string, options: object): Bar | null;
      }
      const document = page.fromUuidSync(token) as unknown as Barred;
      return document.getBarAttribute(name, alternative ? { alternative } : {});
    },
    [token, name, alternative ?? null] as const,
  );
}

/** Types into a token's bar, as its menu does it. */
function type(actor: string, attribute: string, value: number, isDelta: boolean, isBar = true) {
  return table.gm.run(
    async ([uuid, ...given]) => {
      const page = globalThis as unknown as PageGlobals;
      interface Changed {
        modifyTokenAttribute(...given: unknown[]): Promise<unknown>;
      }
      const actor = (await page.fromUuid(uuid)) as unknown as Changed;
      await actor.modifyTokenAttribute(...given);
    },
    [actor, attribute, value, isDelta, isBar] as const,
  );
}

describe("tokens begin", () => {
  it.each(TYPES)("as a %s has it", async (type, expected) => {
    const actor = await make(type);
    expect(await prototypeOf(actor)).toMatchObject(expected);
    const img = await stored(table.gm, actor, "img");
    expect(img).toMatch(/assets\/icons/);
    expect(await stored(table.gm, actor, "prototypeToken.texture.src")).toBe(img);
    const token = await place(table.gm, actor);
    expect(await stored(table.gm, token, "actorLink")).toBe(expected.actorLink);
    for (const name of ["bar1", "bar2"] as const) {
      const { attribute } = expected[name];
      if (attribute) expect(await barOf(token, name), attribute).toMatchObject({ type: "bar" });
    }
  });

  it.each(OPPONENTS)("as opponents: %s %j", async (type, data, expected) => {
    expect(await prototypeOf(await make(type, data))).toMatchObject({ ...OPPONENT, ...expected });
  });

  it("as somebody has said, where they have", async () => {
    const token = { disposition: 0, displayBars: 50, bar1: { attribute: "mp" } };
    const actor = await make("helixCharacter", { prototypeToken: token });
    expect(await prototypeOf(actor)).toMatchObject({ ...CHARACTER, ...token });
  });

  it("as the original does, when an actor is duplicated", async () => {
    for (const [type, data] of OPPONENTS) {
      const original = await make(type, data);
      const copy = await table.gm.run(async (uuid) => {
        const page = globalThis as unknown as PageGlobals;
        interface Cloned {
          clone(data: object, options: object): Promise<{ uuid: string }>;
        }
        const actor = (await page.fromUuid(uuid)) as unknown as Cloned;
        return (await actor.clone({ name: "Copy" }, { save: true })).uuid;
      }, original);
      const { name: _, ...before } = (await prototypeOf(original)) as JsonObject;
      expect(await prototypeOf(copy)).toMatchObject(before);
    }
  });

  it.each([
    ["noppa-characters", "noppaChDebtColl1", OPPONENT],
    ["noppa-characters", "noppaChAinoSalm1", CHARACTER],
    ["helix-characters", "helixChThug00001", OPPONENT],
    ["helix-characters", "helixChTollTowr1", THING],
    ["rps-characters", "rpsChGuard000001", OPPONENT],
    ["rps-characters", "rpsVeCar00000001", { ...THING, actorLink: false }],
    ["trauma-characters", "traumaChRaider01", OPPONENT],
    ["trauma-characters", "traumaChVeraZim1", CHARACTER],
  ] as const)("as the compendium has it: %s %s", async (pack, id, expected) => {
    const uuid = await table.gm.run(
      async ([pack, id]) => {
        const { game } = globalThis as unknown as {
          game: {
            packs: { get(id: string): object };
            actors: { importFromCompendium(pack: object, id: string): Promise<{ uuid: string }> };
          };
        };
        return (await game.actors.importFromCompendium(game.packs.get(`quartet.${pack}`), id)).uuid;
      },
      [pack, id] as const,
    );
    const { actorLink, displayName, displayBars } = expected;
    expect(await prototypeOf(uuid)).toMatchObject({ actorLink, displayName, displayBars });
    expect(await barOf(await place(table.gm, uuid), "bar1")).toMatchObject({ type: "bar" });
  });
});

describe("the game master makes somebody an opponent", () => {
  it.each(["noppaCharacter", "helixCharacter"])("on the sheet of a %s, and back", async (type) => {
    const { gm } = table;
    const actor = await make(type);
    const sheet = await Sheet.open(gm, actor);
    await sheet.edit();
    await sheet.button("toggleOpponent").click();
    await expect.poll(() => prototypeOf(actor)).toMatchObject(OPPONENT);
    await sheet.root.locator('[data-action="toggleOpponent"][aria-pressed="true"]').click();
    await expect.poll(() => prototypeOf(actor)).toMatchObject(CHARACTER);
  });

  it.each([
    ["rpsCharacter", "system.isNpc", true, false],
    ["traumaCharacter", "system.allegiance", "opponent", "player"],
  ] as const)("by what the book has for it: %s", async (type, path, there, back) => {
    const { gm } = table;
    const actor = await make(type);
    await update(gm, actor, { "prototypeToken.displayName": 50 });
    await update(gm, actor, { [path]: there });
    expect(await prototypeOf(actor)).toMatchObject({ ...OPPONENT, displayName: 50 });
    await update(gm, actor, { [path]: back });
    expect(await prototypeOf(actor)).toMatchObject({ ...CHARACTER, displayName: 50 });
  });

  it("shows hit points on bars, once a body of Trauma has no parts", async () => {
    const { gm } = table;
    const actor = await make("traumaCharacter");
    await update(gm, actor, { "system.body.kind": "plain" });
    expect(await prototypeOf(actor)).toMatchObject(bars("hp"));
    await update(gm, actor, { "system.body.kind": "humanoid" });
    expect(await prototypeOf(actor)).toMatchObject(bars("op", "pain"));
  });
});

describe("the numbers that tokens can show", () => {
  it.each(TYPES.map(([type]) => type))("are there: %s", async (type) => {
    const actor = await make(type);
    const tracked = await table.gm.run((type) => {
      const { CONFIG } = globalThis as unknown as {
        CONFIG: {
          Token: {
            documentClass: {
              getTrackedAttributes(type: string): { bar: string[][]; value: string[][] };
            };
          };
        };
      };
      const { bar, value } = CONFIG.Token.documentClass.getTrackedAttributes(type);
      return { bar: bar.map((path) => path.join(".")), value: value.map((path) => path.join(".")) };
    }, type);
    expect(tracked.bar.length).toBeGreaterThan(0);
    for (const path of tracked.bar) {
      const gauge = (await shown(table.gm, actor, `system.${path}`)) as JsonObject;
      expect({ path, value: typeof gauge.value, max: typeof gauge.max }).toEqual({
        ...{ path, value: "number", max: "number" },
      });
    }
    for (const path of tracked.value)
      expect(await shown(table.gm, actor, `system.${path}`), path).toBeTypeOf("number");
  });
});

/** What is typed into a bar, and what comes of it: a change, or with `=` the number itself. */
const TYPED: readonly [string, string, readonly (readonly [string, number])[]][] = [
  [
    "noppaCharacter",
    "sisu",
    [
      ["-1", 2],
      ["-9", 0],
      ["+50", 3],
    ],
  ],
  [
    "helixCharacter",
    "lp",
    [
      ["-3", 10],
      ["-20", -10],
      ["=5", 5],
      ["+99", 13],
    ],
  ],
  [
    "helixCharacter",
    "mp",
    [
      ["-3", 10],
      ["-20", 0],
      ["+99", 13],
    ],
  ],
  [
    "helixVehicle",
    "lp",
    [
      ["=5", 5],
      ["-8", -3],
    ],
  ],
  [
    "helixBuilding",
    "lp",
    [
      ["=5", 5],
      ["-8", -3],
    ],
  ],
  [
    "rpsCharacter",
    "reserve",
    [
      ["+1", 2],
      ["-9", 0],
    ],
  ],
  [
    "rpsCharacter",
    "shock",
    [
      ["+2", 2],
      ["+9", 6],
      ["-9", 0],
    ],
  ],
  [
    "traumaCharacter",
    "hp",
    [
      ["-3", 7],
      ["-9", 0],
      ["+99", 10],
    ],
  ],
];

describe("typing into the bar of a token", () => {
  it.each(TYPED)("keeps to the book: %s, %s", async (kind, attribute, steps) => {
    const plain = { system: { body: { kind: "plain" } } };
    const actor = await make(kind, attribute === "hp" ? plain : {});
    for (const [typed, wanted] of steps) {
      const value = Number(typed.replace(/[=+]/, ""));
      await type(actor, attribute, value, !typed.startsWith("="));
      expect(await stored(table.gm, actor, `system.${attribute}.value`), typed).toBe(wanted);
    }
  });

  it("changes the token's own points where it is not linked", async () => {
    const actor = await make("helixCharacter", { prototypeToken: { actorLink: false } });
    const token = await place(table.gm, actor);
    const own = String(await shown(table.gm, token, "actor.uuid"));
    await type(own, "lp", -15, true);
    expect(await shown(table.gm, own, "system.lp.value")).toBe(-2);
    expect(await stored(table.gm, actor, "system.lp.value")).toBe(13);
  });

  it("is not possible where a number is worked out", async () => {
    const token = await place(table.gm, await make("traumaCharacter"));
    for (const name of ["bar1", "bar2"] as const)
      expect(await barOf(token, name)).toMatchObject({ type: "bar", editable: false });
  });
});
