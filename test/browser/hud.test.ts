import { describe, expect, it } from "vitest";
import { setSetting, setting, shown } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { type Cast, importCast, MAGIC, type Role } from "./pages/every-roll.ts";

const table = useTable({ players: ["gm", "aino"] });
let cast: Cast;

/** A bar of actions, as other packages make it: nothing but `game.quartet` and what core documents. */
interface HudPage {
  readonly game: {
    readonly quartet: {
      actions(who: unknown): readonly HudAction[];
      skipsDialog(event: { shiftKey: boolean }): boolean;
    };
  };
  fromUuid(uuid: string): Promise<unknown>;
}
interface HudAction {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly group: string;
  readonly kind: string;
  use(options: object): Promise<{ readonly type: string } | null>;
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly kind: string;
  readonly hasPicture: boolean;
}

/** Every type of actor, against whom it acts, and the kinds of actions that it has. */
const TYPES: readonly (readonly [string, Role, Role, readonly string[]])[] = [
  ["noppaCharacter", "noppa", "noppa", ["skill", "weapon"]],
  ["helixCharacter", "helix", "helixOther", ["attribute", "skill", "spell", "weapon"]],
  ["helixVehicle", "helixCar", "helixOther", ["attribute", "skill", "weapon"]],
  ["helixBuilding", "helixTower", "helixOther", ["attribute"]],
  ["rpsCharacter", "rps", "rpsOther", ["skill", "weapon"]],
  ["rpsCharacter", "rpsMage", "rpsOther", ["attribute", "item", "skill", "spell"]],
  ["rpsVehicle", "rpsTank", "rpsOther", ["weapon"]],
  ["traumaCharacter", "trauma", "traumaOther", ["attribute", "item", "skill", "spell", "weapon"]],
];

/** What rolls need of their actors: magic points, a spell book, somebody at the guns. */
async function prepare(): Promise<void> {
  const { gm, aino } = table;
  await setSetting(gm, "rps.rules", MAGIC);
  await expect.poll(() => setting(aino, "rps.rules")).toEqual(MAGIC);
  await gm.run(async (cast) => {
    const page = globalThis as unknown as PageGlobals;
    const change = async (uuid: string, data: object) => (await page.fromUuid(uuid))?.update(data);
    const magic = { "system.attributes.magic": { value: 1, nb: 2 } };
    await change(cast.rpsMage, { ...magic, "system.spellbook": "Opus" });
    await change(cast.helix, { "system.mp": { extra: 990, value: 990 } });
    const gunner = { actor: cast.rps, name: "Timo", role: "gunner", station: "" };
    await change(cast.rpsTank, { "system.crew": [gunner] });
  }, cast);
  await expect.poll(() => shown(aino, cast.rpsTank, "system.crew.0.actor")).toBe(cast.rps);
}

describe("a bar of actions", () => {
  it("begins with a cast", async () => {
    const { gm, aino } = table;
    const player = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    cast = await importCast(gm, player);
    await prepare();
  });

  it.each(TYPES)("lists what a %s can do: %s", async (type, role, _other, kinds) => {
    const { aino } = table;
    expect(await shown(aino, cast[role], "type")).toBe(type);
    const listed = await aino.run(async (uuid): Promise<Listed[]> => {
      const page = globalThis as unknown as HudPage;
      const actions = page.game.quartet.actions(await page.fromUuid(uuid));
      const found = actions.map(async ({ id, name, group, kind, img }) => {
        const hasPicture = (await fetch(`/${img.replace(/^\//, "")}`)).ok;
        return { id, name, group, kind, hasPicture };
      });
      return Promise.all(found);
    }, cast[role]);
    expect([...new Set(listed.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    for (const { name, group, hasPicture } of listed) {
      expect(name).not.toMatch(/^$|QUARTET/);
      expect(group).not.toMatch(/^$|QUARTET/);
      expect(hasPicture, name).toBe(true);
    }
  });

  it.each(TYPES)("does each of it at a click: %s, %s", async (_type, role, other) => {
    const { aino } = table;
    const done = await aino.run(
      async ([uuid, otherUuid]) => {
        const page = globalThis as unknown as HudPage & PageGlobals;
        const actor = (await page.fromUuid(uuid)) as {
          readonly type: string;
          update(data: object): Promise<unknown>;
        };
        const foe = await page.fromUuid(otherUuid);
        const results: [string, string][] = [];
        for (const { id, name } of page.game.quartet.actions(actor)) {
          // A new round each time, for the book that counts actions.
          if (actor.type === "traumaCharacter")
            await actor.update({ "system.turn": { action: false, bonusAction: false } });
          const action = page.game.quartet.actions(actor).find((one) => one.id === id);
          const skipDialog = page.game.quartet.skipsDialog({ shiftKey: true });
          const options = { skipDialog, opponents: [foe], targets: [foe] };
          const message = await action?.use(options);
          results.push([name, message?.type ?? "nothing"]);
        }
        return results;
      },
      [cast[role], cast[other]] as const,
    );
    expect(done.length).toBeGreaterThan(0);
    const failed = done.filter(
      ([, type]) => !/^((noppa|helix|rps|trauma)\w+|contestOffer)$/.test(type),
    );
    expect(failed).toEqual([]);
  });

  it("is empty for who is somebody else's", async () => {
    const count = await table.aino.run(async (uuid) => {
      const page = globalThis as unknown as HudPage;
      return page.game.quartet.actions(await page.fromUuid(uuid)).length;
    }, cast.traumaOther);
    expect(count).toBe(0);
  });
});
