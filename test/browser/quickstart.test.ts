import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildQuickstarts } from "../../tools/quickstart/build.ts";
import type { Client } from "./host/clients.ts";
import { setSetting, setting, shown, stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { openSettingsMenu } from "./pages/settings.ts";
import { Welcome } from "./pages/welcome.ts";

const folder = mkdtempSync(join(tmpdir(), "quartet-quickstarts-"));
const modules = (await buildQuickstarts(folder)).map((quickstart) => quickstart.folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** A page with packages, as far as these tests look at them. */
interface PackagePage extends Pick<PageGlobals, "CONFIG"> {
  readonly game: {
    readonly modules: Map<string, { readonly quickstart: Quickstart }>;
    readonly packs: Map<string, Pack>;
  };
  fromUuid(uuid: string): Promise<Adventure>;
}
interface Quickstart {
  readonly adventures: Record<string, { uuid: string }>;
}
interface Pack {
  readonly index: { map<T>(change: (entry: { name: string }) => T): T[] };
}
interface Adventure {
  import(options: object): Promise<unknown>;
  toObject(): Record<string, object[]>;
}

/** What the manifest of a quickstart names, imported by a client. */
const importQuickstart = (client: Client, book: string) =>
  client.run(async (id) => {
    const page = globalThis as unknown as PackagePage;
    const { uuid = "" } = page.game.modules.get(id)?.quickstart.adventures.quartet ?? {};
    await (await page.fromUuid(uuid)).import({ dialog: false });
  }, `quartet-quickstart-${book}`);

/** Stands in for a server that makes a world: the same documents, and no client had a say. */
const makeWorld = (client: Client, book: string) =>
  client.run(async (id) => {
    const page = globalThis as unknown as PackagePage;
    const { uuid = "" } = page.game.modules.get(id)?.quickstart.adventures.quartet ?? {};
    const { folders, actors, scenes, journal } = (await page.fromUuid(uuid)).toObject();
    const content = { Folder: folders, Actor: actors, Scene: scenes, JournalEntry: journal };
    for (const [name, documents = []] of Object.entries(content))
      for (const document of documents)
        await page.CONFIG[name]?.documentClass.create(document, {
          keepId: true,
          keepEmbeddedIds: true,
        });
  }, `quartet-quickstart-${book}`);

const packOf = (client: Client, book: string) =>
  client.run((id) => {
    const { packs } = (globalThis as unknown as PackagePage).game;
    const pack = packs.get(`${id}.adventure`);
    return pack ? pack.index.map(({ name }) => name) : null;
  }, `quartet-quickstart-${book}`);

describe.skipIf(process.env.FOUNDRY_URL)("a world with quickstarts", () => {
  const table = useTable({ ownBench: 14, modules, players: ["gm", "boris"] });

  const promote = async () => {
    const { gm, boris } = table;
    const id = await boris.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    await boris.expectReload();
    await update(gm, `User.${id}`, { role: 4 });
    await boris.page.reload();
    await boris.reloaded();
  };

  it("has the compendium of each, for game masters, in the reader's language", async () => {
    const { gm, boris } = table;
    expect(await packOf(gm, "helix")).toEqual(["The ruined bridge"]);
    expect(await packOf(boris, "helix")).toBeNull();
    await promote();
    await expect.poll(() => packOf(boris, "helix")).toEqual(["Разрушенный мост"]);
  });

  it("names what an import brings for whoever imports it, and knows the scene again", async () => {
    const { gm, boris } = table;
    await importQuickstart(boris, "helix");
    expect(await stored(gm, "Scene.helixScRuinBrid1", "name")).toBe("Разрушенный мост");
    expect(await shown(gm, "Scene.helixScRuinBrid1", "name")).toBe("The ruined bridge");
    await expect.poll(() => shown(gm, uuid.actor("helixWoDaige0001"), "name")).toBe("Daige");
    expect(await shown(boris, uuid.actor("helixWoDaige0001"), "name")).toBe("Дайге");
    await openSettingsMenu(gm, "quartet.core.welcome", Welcome.selector);
    await new Welcome(gm).root.locator('[data-scene="helixAdRuinBrid1"] .here').waitFor();
  });
});

describe.skipIf(process.env.FOUNDRY_URL)("a world that a quickstart has made", () => {
  const table = useTable({ ownBench: 14, modules, players: ["gm", "boris"] });
  const SCENE = "Scene.noppaScDockRing1";

  it("is welcomed with its book chosen and its scene here, by names in the reader's language", async () => {
    const { gm, boris } = table;
    await makeWorld(gm, "noppa");
    expect(await stored(gm, SCENE, "name")).toBe("The docking ring");
    await setSetting(gm, "core.welcomeSeen", false);
    const id = await boris.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    await update(gm, `User.${id}`, { role: 4 });
    // Nobody else is there when the game master comes.
    await gm.page.goto("/join");
    await boris.expectReload();
    await boris.page.reload();
    await boris.reloaded();
    const welcome = new Welcome(boris);
    await welcome.root.waitFor();
    expect(await welcome.ticked()).toEqual(["noppa"]);
    await welcome.root.locator('[data-scene="noppaAdDockRing1"] .here').waitFor();
    expect(await shown(boris, SCENE, "name")).toBe("Стыковочное кольцо");
    expect(await shown(boris, `${SCENE}.Token.noppaToAino00001`, "name")).toBe("Айно Салми");
    expect(await shown(boris, "JournalEntry.noppaJoDockRing1", "name")).toBe("Стыковочное кольцо");
    expect(await shown(boris, uuid.actor("noppaWoAino00001"), "name")).toBe("Айно Салми");
    await gm.page.goto("/game");
    await gm.ready();
  });

  it("keeps what has been chosen", async () => {
    const { gm, boris } = table;
    await openSettingsMenu(boris, "quartet.core.welcome", Welcome.selector);
    await new Welcome(boris).book("helix").click();
    await expect.poll(() => setting(gm, "core.books")).toHaveLength(2);
    await boris.closeWindows();
    await setSetting(gm, "core.welcomeSeen", false);
    await gm.reload();
    const welcome = new Welcome(gm);
    await welcome.root.waitFor();
    expect((await welcome.ticked()).sort()).toEqual(["helix", "noppa"]);
  });
});
