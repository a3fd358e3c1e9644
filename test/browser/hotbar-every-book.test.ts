import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { create, place, setSetting, setting, shown, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { drag } from "./pages/drag.ts";
import { type Cast, importCast, MAGIC, type Role } from "./pages/every-roll.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable({ players: ["gm", "aino"] });
let cast: Cast;

/** Every type of item that rolls, whose it is, and what a click on the bar begins. */
const USABLE: readonly (readonly [string, Role, "check" | "opponents"])[] = [
  ["noppaSkill", "noppa", "check"],
  ["noppaWeapon", "noppa", "check"],
  ["helixSkill", "helix", "check"],
  ["helixSpell", "helix", "check"],
  ["helixWeapon", "helix", "opponents"],
  ["rpsSkill", "rps", "check"],
  ["rpsSpell", "rpsMage", "check"],
  ["rpsShield", "rpsMage", "check"],
  ["rpsMeleeWeapon", "rps", "opponents"],
  ["rpsRangedWeapon", "rps", "opponents"],
  ["traumaWeapon", "trauma", "check"],
  ["traumaAbility", "trauma", "check"],
  ["traumaMedicine", "trauma", "check"],
];
/** What has nothing to roll: a drop is Foundry's own, which opens the sheet. */
const OTHERS = [
  ["noppaArmor", "noppa"],
  ["helixArmor", "helix"],
  ["rpsArmor", "rps"],
  ["traumaArmor", "trauma"],
] as const;

interface HotbarPage {
  readonly Hooks: {
    call(name: string, ...given: unknown[]): boolean;
    on(name: string, work: (...given: never[]) => unknown): number;
  };
  readonly ui: { readonly hotbar: object };
  readonly game: { readonly user: { readonly hotbar: Readonly<Record<string, string>> } };
  /** Whose checks have begun since the last look. */
  begun?: (string | null)[];
}

/** Drops something on the bar, as a drag from a sheet, a list or a compendium does. @returns Whether we took it. */
function drop(client: Client, given: string, slot: number): Promise<boolean> {
  return client.run(
    async ([uuid, slot]) => {
      const page = globalThis as unknown as HotbarPage & PageGlobals;
      const before = page.game.user.hotbar[slot];
      const taken = !page.Hooks.call("hotbarDrop", page.ui.hotbar, { type: "Item", uuid }, slot);
      const isThere = () => page.game.user.hotbar[slot] !== before;
      for (let patience = 60; taken && patience > 0 && !isThere(); patience--)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return taken;
    },
    [given, slot] as const,
  );
}

/** The id of the macro in a slot, if there is one. */
function onBar(client: Client, slot: number): Promise<string | undefined> {
  return client.run((slot) => (globalThis as unknown as HotbarPage).game.user.hotbar[slot], slot);
}

/** Clicks on a slot. */
async function click(client: Client, slot: number): Promise<void> {
  await client.locator(host.hotbarSlot(slot)).locator("button, img").first().click();
}

function itemOf(actor: string, type: string): Promise<string> {
  return table.aino.run(
    ([actor, type]) => {
      const page = globalThis as unknown as PageGlobals;
      const items = page.fromUuidSync(actor)?.items.contents ?? [];
      return items.find(({ _source }) => _source.type === type)?.uuid ?? "";
    },
    [actor, type] as const,
  );
}

/** Whose checks have begun since the last look; none of them goes on. */
function begun(client: Client): Promise<(string | null)[]> {
  return client.run(() => {
    const page = globalThis as unknown as HotbarPage;
    return page.begun?.splice(0) ?? [];
  }, null);
}

/** Selects a token, or none. */
function select(client: Client, token: string | null): Promise<void> {
  return client.run((token) => {
    const page = globalThis as unknown as {
      canvas: { tokens: { releaseAll(): void; get(id: string): { control(): void } | undefined } };
    };
    page.canvas.tokens.releaseAll();
    if (token) page.canvas.tokens.get(token)?.control();
  }, token);
}

describe("the hotbar, whatever the book", () => {
  it("begins with a cast", async () => {
    const { gm, aino } = table;
    const player = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    cast = await importCast(gm, player);
    await setSetting(gm, "rps.rules", MAGIC);
    await expect.poll(() => setting(aino, "rps.rules")).toEqual(MAGIC);
    await gm.run(async (uuid) => {
      const page = globalThis as unknown as PageGlobals;
      const magic = { "system.attributes.magic": { value: 1, nb: 2 } };
      await (await page.fromUuid(uuid))?.update({ ...magic, "system.spellbook": "Opus" });
    }, cast.rpsMage);
    await expect.poll(() => shown(aino, cast.rpsMage, "system.spellbook")).toBe("Opus");
    // Somebody to act against, in each book that has contests.
    for (const role of ["helixOther", "rpsOther"] as const) await place(table.gm, cast[role]);
    for (const client of [gm, aino])
      await client.run(() => {
        const page = globalThis as unknown as HotbarPage;
        page.begun = [];
        page.Hooks.on("quartet.configureCheck", (_: never, config: { actor: string | null }) => {
          page.begun?.push(config.actor);
          return page.begun === undefined;
        });
      }, null);
  });

  it.each(USABLE)("rolls a %s for its own actor, whoever is selected", async (type, role, what) => {
    const { aino } = table;
    const item = await itemOf(cast[role], type);
    const slot = USABLE.findIndex(([one]) => one === type) % 10;
    expect(await drop(aino, item, slot + 1)).toBe(true);
    for (const selected of [null, ids.linkedToken]) {
      await select(aino, selected);
      await click(aino, slot + 1);
      if (what === "check") {
        await expect.poll(() => begun(aino)).toEqual([cast[role]]);
        continue;
      }
      // Everybody can be chosen but the one who acts.
      const list = aino.locator(".quartet-opponents");
      await list.locator('[data-action="cancel"], [data-action="close"]').first().waitFor();
      const values = await list
        .locator("input")
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      expect(values.length).toBeGreaterThan(0);
      expect(values).not.toContain(cast[role]);
      await list.locator('[data-action="close"]').first().click();
      await list.waitFor({ state: "detached" });
    }
    await select(aino, null);
  });

  it.each([
    ["helix", "abilities", "str", 4],
    ["helixTower", "equipment", "str", 5],
    ["rpsMage", "abilities", "magic", 6],
    ["trauma", "abilities", "con", 7],
    ["trauma", "abilities", "stealth", 8],
  ] as const)("rolls what is no item too: %s, %s, %s", async (role, tab, check, slot) => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, cast[role]);
    await sheet.showTab(tab);
    const before = await onBar(aino, slot);
    const row = sheet.root.locator(`[data-check="${check}"]`);
    await drag(row, aino.locator(host.hotbarSlot(slot)));
    await expect.poll(() => onBar(aino, slot)).not.toBe(before);
    await aino.closeWindows();
    await click(aino, slot);
    await expect.poll(() => begun(aino)).toEqual([cast[role]]);
  });

  it("does not drag what is being edited, nor rolls for who is gone", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, cast.trauma);
    await sheet.showTab("abilities");
    await sheet.edit();
    expect(await sheet.root.locator(".ability[draggable]").count()).toBe(0);
    await aino.closeWindows();
    await aino.run(async () => {
      const { game } = globalThis as unknown as {
        game: { quartet: { check(uuid: string, id: string): Promise<unknown> } };
      };
      await game.quartet.check("Actor.nobodyHere000000", "str");
    }, null);
    await aino.expectNotice("QUARTET.Notice.ActorGone");
  });

  it.each(OTHERS)("leaves a %s to Foundry, which opens it", async (type, role) => {
    expect(await drop(table.aino, await itemOf(cast[role], type), 9)).toBe(false);
  });

  it("leaves what is in the world or in a compendium alone to Foundry too", async () => {
    const { gm } = table;
    const packed = "Compendium.quartet.noppa-skills.Item.";
    const skill = await gm.run(() => {
      const { game } = globalThis as unknown as PageGlobals;
      return [...(game.packs.get("quartet.noppa-skills")?.index ?? [])][0]?._id;
    }, null);
    const ofPackedActor = await gm.run(async () => {
      const page = globalThis as unknown as PageGlobals;
      const actor = await page.fromUuid(
        "Compendium.quartet.helix-characters.Actor.helixChDaige0001",
      );
      return actor?.items.contents.find(({ _source }) => _source.type === "helixSkill")?.uuid ?? "";
    }, null);
    const other =
      "Compendium.quartet.helix-characters.Actor.helixChYlvaJarn1.Item.notloaded0000000";
    for (const item of [uuid.item(ids.worldSkill), `${packed}${skill}`, ofPackedActor, other])
      expect(await drop(gm, item, 10), item).toBe(false);
    // A macro of somebody's own opens them, and rolls for nobody.
    await gm.run(async (uuid) => {
      await (globalThis as unknown as PageGlobals).game.system.api.use(uuid);
    }, ofPackedActor);
    await gm.locator(".quartet-item").first().waitFor();
    expect(await begun(gm)).toEqual([]);
  });

  it("rolls for the actor of an unlinked token, until the token is gone", async () => {
    const { gm } = table;
    const token = await place(table.gm, cast.traumaOther);
    const own = String(await shown(gm, token, "actor.uuid"));
    expect(own).toContain("Token");
    const item = await gm.run((uuid) => {
      const page = globalThis as unknown as PageGlobals;
      const items = page.fromUuidSync(uuid)?.items.contents ?? [];
      return items.find(({ _source }) => _source.type === "traumaWeapon")?.uuid ?? "";
    }, own);
    expect(await drop(gm, item, 7)).toBe(true);
    await click(gm, 7);
    await expect.poll(() => begun(gm)).toEqual([own]);
    await gm.run(async (uuid) => {
      await (await (globalThis as unknown as PageGlobals).fromUuid(uuid))?.delete();
    }, token);
    await click(gm, 7);
    await gm.expectNotice("QUARTET.Notice.ItemGone");
    expect(await begun(gm)).toEqual([]);
  });

  it("says so when the actor is gone", async () => {
    const { gm } = table;
    const skill = { name: "Late", type: "noppaSkill", system: { level: 2 } };
    const actor = await create(gm, "Actor", {
      name: "Late",
      type: "noppaCharacter",
      items: [skill],
    });
    const item = await gm.run((uuid) => {
      return (
        (globalThis as unknown as PageGlobals).fromUuidSync(uuid)?.items.contents[0]?.uuid ?? ""
      );
    }, actor);
    expect(await drop(gm, item, 8)).toBe(true);
    await gm.run(async (uuid) => {
      await (await (globalThis as unknown as PageGlobals).fromUuid(uuid))?.delete();
    }, actor);
    await click(gm, 8);
    await gm.expectNotice("QUARTET.Notice.ItemGone");
  });

  it.each([
    ["noppa", "QUARTET.Notice.NotYours"],
    ["helix", "QUARTET.Notice.NotYours"],
    ["rps", "QUARTET.Rps.Check.Refused.notYours"],
    ["trauma", "QUARTET.Notice.NotYours"],
  ] as const)("does not roll for somebody else's character: %s", async (book, notice) => {
    const { aino } = table;
    const type = {
      noppa: "noppaSkill",
      helix: "helixSkill",
      rps: "rpsSkill",
      trauma: "traumaWeapon",
    };
    const others = {
      noppa: null,
      helix: "helixOther",
      rps: "rpsOther",
      trauma: "traumaOther",
    } as const;
    const role = others[book];
    const actor = role ? cast[role] : uuid.actor(ids.bogdan);
    const item = await itemOf(actor, type[book]);
    await aino.run(async (uuid) => {
      const page = globalThis as unknown as PageGlobals & HotbarPage;
      // Now checks go on, as far as they may.
      page.begun = undefined;
      await page.game.system.api.use(uuid, { skipDialog: true });
      page.begun = [];
    }, item);
    await aino.expectNotice(notice);
  });

  it("says so to who may not make macros", async () => {
    const { aino } = table;
    const mayMake = (allowed: boolean) =>
      aino.run((allowed) => {
        const { user } = (globalThis as unknown as { game: { user: Record<string, unknown> } })
          .game;
        // The development host has no window for permissions.
        if (allowed) delete user.hasPermission;
        else user.hasPermission = () => false;
      }, allowed);
    await mayMake(false);
    const taken = await aino.run(
      (uuid) => {
        const page = globalThis as unknown as HotbarPage;
        return !page.Hooks.call("hotbarDrop", page.ui.hotbar, { type: "Item", uuid }, 10);
      },
      await itemOf(cast.noppa, "noppaSkill"),
    );
    expect(taken).toBe(true);
    await aino.expectNotice("QUARTET.Notice.NoMacros");
    await mayMake(true);
  });
});
