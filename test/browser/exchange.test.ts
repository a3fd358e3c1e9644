import { text as readAll } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { itemsOf, stored, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const KAINO = uuid.actor(ids.kaino);
const table = useTable();

interface Loose {
  [key: string]: unknown;
}
interface Exchange {
  exportActor(uuid: string): { application: string; actor: Loose & { items: Loose[] } } | null;
  importActor(file?: unknown, options?: object): Promise<unknown>;
}
type Api = { game: { system: { api: { exchange: Exchange } } } };

function exported(client: Client, actor: string) {
  return client.run(
    (id) => (globalThis as unknown as Api).game.system.api.exchange.exportActor(id),
    actor,
  );
}

/** Opens the window of an import, as a click does that nobody waits for. */
function openImport(client: Client, actor?: string): Promise<void> {
  return client.run((actor) => {
    const options = actor ? { actor } : {};
    void (globalThis as unknown as Api).game.system.api.exchange.importActor(null, options);
  }, actor);
}

async function choose(client: Client, content: string, name = "file.json") {
  const root = client.page.locator(".quartet-import");
  await root.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  await root.locator(".summary", { hasText: name }).waitFor();
  return root;
}

/** Presses a control in the header of a sheet. */
async function press(sheet: Sheet, key: string): Promise<void> {
  const { client, root } = sheet;
  await root.locator(host.headerControls).click();
  await client.page.locator(host.headerControl, { hasText: await client.text(key) }).click();
}

const actorCount = (client: Client) =>
  client.run(() => (globalThis as unknown as PageGlobals).game.actors.size, null);

describe("a character goes out", () => {
  it("as a file, from the header of the sheet", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, AILA);
    const download = aino.page.waitForEvent("download");
    await press(sheet, "QUARTET.Exchange.ExportControl");
    const file = await download;
    expect(file.suggestedFilename()).toBe("Aila.quartet.json");
    const text = await readAll(await file.createReadStream());
    expect(text).not.toContain(ids.aila);
    expect(JSON.parse(text)).toMatchObject({ application: "quartet", actor: { name: "Aila" } });
  });

  it("only for its owner", async () => {
    const { boris } = table;
    expect(await exported(boris, AILA)).toBeNull();
    await boris.expectNotice("QUARTET.Exchange.Refused.Export", { name: "Aila" });
  });
});

describe("a character comes in", () => {
  it("as it went out, with everything at once", async () => {
    const { aino, gm } = table;
    const file = await exported(aino, AILA);
    await openImport(gm);
    const root = await choose(gm, JSON.stringify(file));
    expect(await root.locator(".summary").textContent()).toContain(
      await gm.text("QUARTET.Exchange.AllWell"),
    );
    const before = await actorCount(gm);
    await root.locator("button[type=submit]").dblclick();
    await root.waitFor({ state: "detached" });
    await expect.poll(() => actorCount(aino)).toBe(before + 1);
    const id = await gm.run(() => {
      const { contents } = (globalThis as unknown as PageGlobals).game.actors;
      return contents.at(-1)?.uuid ?? "";
    }, null);
    expect(await exported(gm, id)).toEqual(file);
  });

  it("not at all where the player may create none", async () => {
    const { aino } = table;
    await openImport(aino);
    await aino.expectNotice("QUARTET.Exchange.Refused.Create");
    expect(await aino.page.locator(".quartet-import").count()).toBe(0);
  });

  it("in the place of another, after a question, and keeps whose it is", async () => {
    const { aino, boris } = table;
    const file = await exported(aino, AILA);
    const ownership = await stored(aino, KAINO, "ownership");
    await openImport(aino, KAINO);
    const root = await choose(aino, JSON.stringify(file));
    await root.locator("button[type=submit]").click();
    await aino.page.locator(host.dialogButton("yes")).click();
    await root.waitFor({ state: "detached" });
    await expect.poll(() => stored(boris, KAINO, "name")).toBe("Aila");
    expect(await stored(boris, KAINO, "system")).toEqual(await stored(boris, AILA, "system"));
    expect(await stored(boris, KAINO, "ownership")).toEqual(ownership);
    const named = async (actor: string) => (await itemsOf(boris, actor)).map(({ name }) => name);
    await expect.poll(async () => (await named(KAINO)).sort()).toEqual((await named(AILA)).sort());
  });
});

describe("what lies on a character", () => {
  const effectNames = (client: Client, actor: string) =>
    client.run((id) => {
      const found = (globalThis as unknown as PageGlobals).fromUuidSync(id);
      const effects = (found as unknown as { effects: Iterable<{ name: string }> }).effects;
      return [...effects].map(({ name }) => name);
    }, actor);

  it("goes along, and gives way to what comes", async () => {
    const { aino, boris } = table;
    const give = (actor: string, name: string) =>
      aino.run(
        async ([id, name]) => {
          const found = (globalThis as unknown as PageGlobals).fromUuidSync(id);
          const owner = found as unknown as {
            createEmbeddedDocuments(kind: string, data: object[]): Promise<unknown>;
          };
          await owner.createEmbeddedDocuments("ActiveEffect", [
            { name, img: "icons/svg/aura.svg" },
          ]);
        },
        [actor, name] as const,
      );
    await give(AILA, "Siunaus");
    await give(KAINO, "Kirous");
    const file = await exported(aino, AILA);
    expect(file?.actor.effects).toMatchObject([{ name: "Siunaus", changes: [] }]);
    await aino.run(
      async ([file, actor]) => {
        const { exchange } = (globalThis as unknown as Api).game.system.api;
        await exchange.importActor(file, { actor, skipPreview: true });
      },
      [file, KAINO] as const,
    );
    await expect.poll(() => effectNames(boris, KAINO)).toEqual(["Siunaus"]);
    expect(await exported(aino, KAINO)).toEqual(file);
  });

  it("is whole again after a replacement that was cut off", async () => {
    const { aino } = table;
    const before = (await itemsOf(aino, KAINO)).map(({ id }) => id);
    await aino.run(async (id) => {
      const page = globalThis as unknown as PageGlobals;
      const actor = page.fromUuidSync(id) as unknown as {
        update(data: object): Promise<unknown>;
        createEmbeddedDocuments(kind: string, data: object[], options: object): Promise<unknown>;
      };
      const added = { Item: ["halfcomeitem0000"], ActiveEffect: [] };
      const old = { Item: [], ActiveEffect: [] };
      const note = { phase: "bringing", by: page.game.userId, added, old };
      await actor.update({ "flags.quartet.replacing": note });
      const item = { _id: "halfcomeitem0000", name: "Half", type: "noppaGear" };
      await actor.createEmbeddedDocuments("Item", [item], { keepId: true });
    }, KAINO);
    expect(await itemsOf(aino, KAINO)).toHaveLength(before.length + 1);
    await aino.reload();
    await aino.expectNotice("QUARTET.Exchange.Interrupted.Undone", { name: "Aila" });
    expect((await itemsOf(aino, KAINO)).map(({ id }) => id)).toEqual(before);
  });
});

describe("a file that does not fit", () => {
  it("is told of with its place, runs nothing, and stays out while it is broken", async () => {
    const { aino, gm } = table;
    const file = await exported(aino, AILA);
    const [item] = file?.actor.items ?? [];
    const probe = '<img src="x" onerror="window.probe = 1">';
    Object.assign(item ?? {}, { name: `${probe}Skill` });
    Object.assign((item?.system as Loose) ?? {}, { level: -4, description: `<p>x</p>${probe}` });
    await openImport(gm);
    const root = await choose(gm, JSON.stringify(file), "hostile.json");
    const findings = await root.locator(".findings li").allTextContents();
    expect(findings.join("\n")).toMatch(/onerror.*Skill.*Level.*−4.*becomes 0/s);
    expect(await root.locator(".found img[onerror]").count()).toBe(0);
    const broken = await choose(gm, '{\n "actor": [', "broken.json");
    expect(await broken.locator("button[type=submit]").isDisabled()).toBe(true);
    expect(await broken.locator(".findings").textContent()).toContain("line 2");
    expect(await gm.run(() => "probe" in globalThis, null)).toBe(false);
  });
});

describe("a sheet on paper", () => {
  it("has every tab, in the reader's language, and nothing to press", async () => {
    const { aino } = table;
    // Notices of what was imported may lie over the menu.
    await aino.clearNotices();
    const sheet = await Sheet.open(aino, AILA);
    // The dialog of the printer would stop the page.
    await aino.run(() => {
      new MutationObserver((_, observer) => {
        const frame = document.querySelector<HTMLIFrameElement>(".quartet-print-frame");
        if (!frame?.contentWindow) return;
        observer.disconnect();
        frame.addEventListener("load", () => {
          Object.assign(frame.contentWindow ?? {}, {
            print: () => frame.setAttribute("data-printed", ""),
          });
        });
      }).observe(document.body, { childList: true });
    }, null);
    await press(sheet, "QUARTET.Print.Control");
    await aino.page.locator(".quartet-print-frame[data-printed]").waitFor({ state: "attached" });
    const paper = aino.page.frameLocator(".quartet-print-frame");
    const titles = await paper.locator(".part-title").allTextContents();
    const tabs = ["abilities", "equipment", "story"];
    expect(titles).toEqual(await Promise.all(tabs.map((tab) => aino.text(`QUARTET.Tab.${tab}`))));
    expect(await paper.locator("button, input, select, prose-mirror, nav").count()).toBe(0);
    const portrait = paper.locator(".quartet-header .portrait");
    expect(await portrait.evaluate((img) => (img as HTMLImageElement).naturalWidth)).not.toBe(0);
    expect(await paper.locator("html").getAttribute("lang")).toBe("fi");
  });
});
