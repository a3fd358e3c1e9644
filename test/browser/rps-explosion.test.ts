import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { create, messagesOf, stored, update } from "./host/documents.ts";
import type { JsonObject, PageGlobals } from "./host/page.ts";
import { type Table, useTable } from "./host/table.ts";
import { Sheet } from "./pages/sheet.ts";

const SCENE = `Scene.${ids.scene}`;
const LEFT = "system.ammunition.value";

/** Who stands about: at squares of a metre, seen from Hagar. */
const PLACES = { Hagar: [20, 9], Mikko: [24, 9], Timo: [20, 16], Ymir: [21, 9] } as const;

interface People {
  grenade: string;
  /** Ids of tokens. */
  hagar: string;
}

/** A scene in metres with four who stand about, one of them hidden, and Timo's three grenades. */
async function setUp({ gm, aino, all }: Table): Promise<People> {
  await update(gm, SCENE, { grid: { size: 50, distance: 1, units: "m" } });
  const owner = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
  const timo = await create(gm, "Actor", {
    name: "Timo",
    type: "rpsCharacter",
    ownership: { default: 0, [owner]: 3 },
    items: [
      {
        name: "Grenade",
        type: "rpsExplosive",
        system: {
          damage: 5,
          force: { core: 2, half: 5, reach: 10 },
          explosionType: "shrapnel",
          ammunition: { value: 3, max: 3 },
        },
      },
    ],
  });
  const tokens = await gm.run(
    async ([scene, actor, places]) => {
      const page = globalThis as unknown as PageGlobals;
      const actorId = page.fromUuidSync(actor)!.id;
      const data = Object.entries(places).map(([name, [x, y]]) => ({
        name,
        actorId,
        x: x * 50,
        y: y * 50,
        hidden: name === "Ymir",
      }));
      const made = await page.fromUuidSync(scene)!.createEmbeddedDocuments("Token", data);
      return made.map(({ uuid, id }) => ({ uuid, id }));
    },
    [SCENE, timo, PLACES] as const,
  );
  const hasArrived = (uuid: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
  for (const { page } of all) await page.waitForFunction(hasArrived, tokens.at(-1)!.uuid);
  const grenade = await gm.run((uuid) => {
    const [item] = (globalThis as unknown as PageGlobals).fromUuidSync(uuid)!.items;
    return item!.uuid;
  }, timo);
  return { grenade, hagar: tokens[0]!.id };
}

/** Radii of the circles on the scene, in metres. */
function circles(client: Client): Promise<number[]> {
  return client.run((uuid) => {
    const scene = (globalThis as unknown as PageGlobals).fromUuidSync(uuid) as unknown as {
      regions: Iterable<{ shapes: { radius: number }[] }>;
    };
    return [...scene.regions].map(({ shapes }) => shapes[0]!.radius / 50).sort((a, b) => a - b);
  }, SCENE);
}

const card = (client: Client) => client.locator("#chat .quartet-card.explosion").last();
/** The list that everybody gets: name, metres, and what reaches them. */
const standing = async (client: Client): Promise<string[]> => {
  const rows = card(client).locator(":scope > .standing > li");
  const texts = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll(".name, .distance, .reached")].map((e) => e.textContent),
    ),
  );
  return texts.map((row) => row.join(" | ").replace(/\s+/g, " ").trim());
};

const explosions = async (client: Client): Promise<JsonObject[]> =>
  (await messagesOf(client)).filter(({ type }) => type === "rpsExplosion");

/** What a macro does. */
function use(client: Client, item: string, options: object): Promise<void> {
  return client.run(
    async ([item, options]) => {
      await (globalThis as unknown as PageGlobals).game.system.api.use(item, options);
    },
    [item, options] as const,
  );
}

describe("a grenade among tokens", () => {
  const table = useTable({ players: ["gm", "aino"] });
  let people: People;

  beforeAll(async () => {
    people = await setUp(table);
  });

  it("is placed by the game master: circles for all, who stands where, and no hidden token", async () => {
    const { gm, aino } = table;
    const sheet = await Sheet.open(gm, people.grenade);
    await sheet.button("explode").click();
    const dialog = gm.locator(".quartet-dialog.explosion");
    await dialog.locator('[name="place"]').selectOption(people.hagar);
    await dialog.locator(".standing .hidden-token").waitFor();
    await dialog.locator('button[type="submit"]').click();

    for (const client of [gm, aino])
      await expect.poll(() => circles(client)).toEqual([2, 5, 10, 30]);
    await card(gm).waitFor();
    await card(aino).waitFor();
    expect((await standing(gm)).slice(0, 3)).toEqual([
      "Hagar | 0 m | full blast fragments",
      "Mikko | 4 m | about 66.7% of the blast fragments",
      "Timo | 7 m | half of the blast fragments",
    ]);
    expect((await standing(aino)).slice(0, 2)).toEqual([
      "Hagar | 0 m | täysi paine sirpaleita",
      "Mikko | 4 m | noin 66,7 % paineesta sirpaleita",
    ]);
    expect(await card(gm).locator(".for-gm .name").allTextContents()).toEqual(["Ymir"]);
    expect(await card(aino).textContent()).not.toContain("Ymir");
    expect(JSON.stringify(await explosions(aino))).not.toContain("Ymir");
    await expect.poll(() => stored(aino, people.grenade, LEFT)).toBe(2);
  });

  it("leaves the scene again at a button, once, and can come back", async () => {
    const { gm, aino } = table;
    expect(await card(aino).locator('[data-action="drawCircles"]').count()).toBe(0);
    await card(gm).locator('[data-action="removeCircles"]').click();
    for (const client of [gm, aino]) await expect.poll(() => circles(client)).toEqual([]);
    await card(gm).locator('[data-action="drawCircles"]').dblclick();
    for (const client of [gm, aino]) await expect.poll(() => circles(client)).toHaveLength(4);
    const [message] = await explosions(gm);
    await gm.run(async (id) => {
      await (globalThis as unknown as PageGlobals).game.messages.get(id)?.delete();
    }, String(message?._id));
    for (const client of [gm, aino]) await expect.poll(() => circles(client)).toEqual([]);
  });

  it("in secret draws nothing and tells players nothing", async () => {
    const { gm, aino } = table;
    await use(gm, people.grenade, { token: people.hagar, mode: "gm", skipDialog: true });
    await card(gm).waitFor();
    await expect.poll(() => stored(aino, people.grenade, LEFT)).toBe(1);
    expect(await circles(gm)).toEqual([]);
    expect(await explosions(aino)).toEqual([]);
    expect(await card(gm).locator('[data-action="drawCircles"]').count()).toBe(0);
  });
});

describe.skipIf(process.env.FOUNDRY_URL)("where players may not draw", () => {
  const table = useTable({ players: ["gm", "aino"], ownBench: 13 });

  it("a player's grenade gives the list, and the game master adds the circles", async () => {
    const { gm, aino } = table;
    const { grenade, hagar } = await setUp(table);
    await use(aino, grenade, { token: hagar, skipDialog: true });
    await card(aino).waitFor();
    expect((await standing(aino))[2]).toBe("Timo | 7 m | puolet paineesta sirpaleita");
    expect(JSON.stringify(await explosions(gm))).not.toContain("Ymir");
    expect(await circles(gm)).toEqual([]);
    expect(await card(aino).locator(".controls").count()).toBe(0);
    await card(gm).locator('[data-action="drawCircles"]').click();
    for (const client of [gm, aino])
      await expect.poll(() => circles(client)).toEqual([2, 5, 10, 30]);
  });
});
