import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { create, setSetting, setting, shown, stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { CheckDialog } from "./pages/check-dialog.ts";

const table = useTable({ players: ["gm", "aino"] });

/** Every status of ours: in whose token menu it is, and which number or word it goes with. */
const STATUSES = [
  ["noppaHelpfulFriends", "noppa", ["noppaCharacter"], null],
  ["noppaNoise", "noppa", ["noppaCharacter"], null],
  ["noppaUnderAttack", "noppa", ["noppaCharacter"], null],
  ["noppaPoorTools", "noppa", ["noppaCharacter"], null],
  ["helixZeroLp", "helix", ["helixCharacter", "helixVehicle", "helixBuilding"], null],
  ["helixSeveralOpponents", "helix", ["helixCharacter"], ["system.opponents", 2, 1]],
  ["rpsShock", "rps", ["rpsCharacter"], ["system.shock.value", 1, 0]],
  ["rpsDeepShock", "rps", ["rpsCharacter"], ["system.shock.value", 6, 5]],
  ["traumaSneaking", "trauma", ["traumaCharacter"], ["flags.quartet.trauma.sneaking", true, false]],
  ["traumaAlert", "trauma", ["traumaCharacter"], ["system.attention.raised", true, false]],
  ["traumaDisengaged", "trauma", ["traumaCharacter"], ["system.turn.disengaged", true, false]],
] as const;

interface Offered {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly hud: false | { readonly actorTypes: string[] };
}

/** The statuses of ours that this game knows; a list in generation 13, a record in 14. */
function offered(): Promise<Offered[]> {
  return table.gm.run(() => {
    const { CONFIG, game } = globalThis as unknown as PageGlobals & {
      CONFIG: { statusEffects: Record<string, Offered> };
    };
    return Object.values(CONFIG.statusEffects)
      .filter(({ id }) => /^(noppa|helix|rps|trauma)/.test(id))
      .map(({ id, name, img, hud }) => ({ id, name: game.i18n.localize(name), img, hud }));
  }, null);
}

const make = (type: string, rest: object = {}) =>
  create(table.gm, "Actor", { name: type, type, ...rest });

/** Clicks on a status in the menu of a token. */
function toggle(actor: string, status: string): Promise<void> {
  return table.gm.run(
    async ([uuid, status]) => {
      interface Marked {
        toggleStatusEffect(id: string): Promise<unknown>;
      }
      const actor = await (globalThis as unknown as PageGlobals).fromUuid(uuid);
      await (actor as unknown as Marked).toggleStatusEffect(status);
    },
    [actor, status] as const,
  );
}

/** The statuses that an actor bears, one entry for each effect. */
function borne(actor: string, client = table.gm): Promise<string[]> {
  return client.run((uuid) => {
    const actor = (globalThis as unknown as PageGlobals).fromUuidSync(uuid) as unknown as {
      effects: Iterable<{ statuses: Iterable<string> }>;
    } | null;
    return [...(actor?.effects ?? [])].flatMap(({ statuses }) => [...statuses]).sort();
  }, actor);
}

describe("the statuses of the books", () => {
  it("are all offered where they belong, with a name and a picture", async () => {
    const known = await offered();
    expect(known.map(({ id }) => id).sort()).toEqual(STATUSES.map(([id]) => id).sort());
    for (const [id, , types] of STATUSES) {
      const status = known.find((one) => one.id === id)!;
      expect(status.hud, id).toEqual({ actorTypes: [...types] });
      expect(status.name, id).not.toMatch(/QUARTET|undefined/);
      const found = await table.gm.run(async (img) => {
        const answer = await fetch(`/${img}`);
        return answer.ok && (await answer.text()).startsWith("<svg");
      }, status.img);
      expect(found, status.img).toBe(true);
    }
  });

  it("are offered only of books that this world plays", async () => {
    const before = await setting(table.gm, "core.books");
    await setSetting(table.gm, "core.books", ["helix"]);
    const isOffered = async () =>
      (await offered()).filter(({ hud }) => hud !== false).map(({ id }) => id);
    await expect.poll(isOffered).toEqual(["helixZeroLp", "helixSeveralOpponents"]);
    await setSetting(table.gm, "core.books", before);
    await expect.poll(async () => (await isOffered()).length).toBe(STATUSES.length);
  });

  const followed = STATUSES.flatMap(([id, , [type], data]) => (data ? [[id, type, data]] : []));
  it.each(followed as [string, string, readonly [string, unknown, unknown]][])(
    "change what the rules read, and follow it: %s",
    async (id, type, [path, on, off]) => {
      const actor = await make(type);
      const value = async () => (await stored(table.gm, actor, path)) ?? false;
      await toggle(actor, id);
      await expect.poll(value).toBe(on);
      await toggle(actor, id);
      await expect.poll(value).toBe(off);
      await expect.poll(() => borne(actor)).not.toContain(id);
      // And the other way round.
      await update(table.gm, actor, { [path]: on });
      await expect.poll(() => borne(actor)).toContain(id);
      await update(table.gm, actor, { [path]: off });
      await expect.poll(() => borne(actor)).not.toContain(id);
    },
  );

  it("come with a new actor, and out of shock goes deep shock too", async () => {
    const actor = await make("rpsCharacter", { system: { shock: { value: 6 } } });
    await expect.poll(() => borne(actor)).toEqual(["rpsDeepShock", "rpsShock"]);
    await toggle(actor, "rpsShock");
    await expect.poll(() => borne(actor)).toEqual([]);
    expect(await stored(table.gm, actor, "system.shock.value")).toBe(0);
  });

  it("are set once, by whoever made the change, with two owners at the table", async () => {
    const { aino } = table;
    const player = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    const actor = await make("helixCharacter", { ownership: { default: 0, [player]: 3 } });
    await expect.poll(() => shown(aino, actor, "isOwner")).toBe(true);
    await update(aino, actor, { "system.opponents": 3 });
    await update(aino, actor, { "system.lp.value": 0 });
    await expect.poll(() => borne(actor)).toEqual(["helixSeveralOpponents", "helixZeroLp"]);
    await aino.page.waitForTimeout(300);
    expect(await borne(actor, aino)).toEqual(["helixSeveralOpponents", "helixZeroLp"]);
    expect(await stored(aino, actor, "system.opponents")).toBe(3);
    await update(table.gm, actor, { "system.lp.value": 4 });
    await expect.poll(() => borne(actor)).toEqual(["helixSeveralOpponents"]);
  });

  it("belong to the one token of an actor that is not linked", async () => {
    const token = uuid.token(ids.scene, ids.unlinkedToken);
    const own = String(await shown(table.gm, token, "actor.uuid"));
    await toggle(own, "noppaNoise");
    await expect.poll(() => borne(own)).toEqual(["noppaNoise"]);
    expect(await borne(uuid.actor(ids.raider))).toEqual([]);
  });

  it("leave marks that are somebody's own alone when nothing of theirs changes", async () => {
    const actor = await make("helixCharacter");
    await toggle(actor, "helixZeroLp");
    await update(table.gm, actor, { name: "Marked" });
    await table.gm.page.waitForTimeout(200);
    expect(await borne(actor)).toEqual(["helixZeroLp"]);
  });
});

describe("roll dialogs", () => {
  it("begin with what the statuses of Noppajärjestelmä say, and leave the choice", async () => {
    const { gm } = table;
    const aila = uuid.actor(ids.aila);
    await toggle(aila, "noppaUnderAttack");
    await toggle(aila, "noppaPoorTools");
    await expect.poll(async () => (await borne(aila)).length).toBe(2);
    const roll = gm.run(
      async (uuid) => {
        await (await (globalThis as unknown as PageGlobals).fromUuid(uuid))?.use();
      },
      uuid.owned(ids.aila, ids.shooting),
    );
    const dialog = await CheckDialog.opened(gm);
    // 5, 2 for somebody's attack and 1 for poor tools.
    expect((await dialog.summary()).against).toBe("> 8");
    await dialog.close();
    await roll;
    await toggle(aila, "noppaUnderAttack");
    await toggle(aila, "noppaPoorTools");
  });

  it("begin with the number of opponents that a status of HELIX means", async () => {
    const { gm } = table;
    const actor = await make("helixCharacter");
    await toggle(actor, "helixSeveralOpponents");
    await expect.poll(() => stored(gm, actor, "system.opponents")).toBe(2);
    const modifiers = await gm.run(async (uuid) => {
      const page = globalThis as unknown as PageGlobals;
      const message = await (await page.fromUuid(uuid))?.check("str", { skipDialog: true });
      return JSON.stringify(message?.toObject().system);
    }, actor);
    expect(modifiers).toContain("severalOpponents");
  });
});
