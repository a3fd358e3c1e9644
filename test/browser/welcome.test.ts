import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { setSetting, setting, shown, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { openSettingsMenu } from "./pages/settings.ts";
import { firstInSidebar, offeredInSidebar, offeredOnActor, Welcome } from "./pages/welcome.ts";

const BRIDGE = "helixAdRuinBrid1";
const DAIGE = uuid.actor("helixWoDaige0001");
const table = useTable();

const counts = () =>
  table.gm.run(() => {
    const { game } = globalThis as unknown as PageGlobals;
    return [game.scenes.size, game.actors.size, game.folders.size];
  }, null);

describe("a world that nobody has set up", () => {
  it("welcomes one game master, and no player", async () => {
    const { gm, aino, boris } = table;
    await setSetting(gm, "core.welcomeSeen", false);
    await update(gm, `User.${await boris.run(userId, null)}`, { role: 4 });
    await Promise.all([gm.expectReload(), aino.expectReload(), boris.expectReload()]);
    await Promise.all([gm.page.reload(), aino.page.reload(), boris.page.reload()]);
    await Promise.all([gm.reloaded(), aino.reloaded(), boris.reloaded()]);
    await expect.poll(async () => (await windows()).filter((count) => count > 0).length).toBe(1);
    expect((await windows())[1]).toBe(0);
  });

  it("is welcomed once, however the window is closed", async () => {
    const { gm, aino } = table;
    await expect.poll(() => setting(aino, "core.welcomeSeen")).toBe(true);
    await gm.reload();
    expect(await windows()).toEqual([0, 0, 0]);
  });
});

describe("the welcome window", () => {
  it("chooses the rule books, one at least, and creation offers those alone", async () => {
    const { gm, aino, boris } = table;
    const welcome = new Welcome(gm);
    const other = new Welcome(boris);
    await open(gm);
    await open(boris);
    for (const book of ["noppa", "rps", "trauma"]) {
      await welcome.book(book).click();
      await expect.poll(() => other.ticked()).not.toContain(book);
      await expect.poll(() => welcome.ticked()).not.toContain(book);
    }
    await expect.poll(() => setting(aino, "core.books")).toEqual(["helix"]);
    await welcome.book("helix").click();
    await gm.expectNotice("QUARTET.Welcome.OneBook");
    await expect.poll(() => welcome.ticked()).toEqual(["helix"]);
    await gm.closeWindows();
    const actors = await offeredInSidebar(gm, "actors");
    expect(actors).toEqual(["helixBuilding", "helixCharacter", "helixVehicle"]);
    expect(await firstInSidebar(gm, "actors")).toBe("helixCharacter");
    const items = await offeredOnActor(gm, uuid.actor(ids.aila));
    expect(items.every((type) => type.startsWith("noppa"))).toBe(true);
  });

  it("brings a ready scene once, in the reader's language", async () => {
    const { gm, aino, boris } = table;
    const before = await counts();
    await open(gm);
    await new Welcome(gm).scene(BRIDGE).dblclick();
    await expect.poll(() => shown(boris, DAIGE, "name")).toBe("Дайге");
    await expect.poll(counts).toEqual([before[0]! + 1, before[1]! + 7, before[2]! + 1]);
    const here = new Welcome(gm).root.locator(`[data-scene="${BRIDGE}"] .here`);
    await here.waitFor();
    await new Welcome(gm).scene(BRIDGE).click();
    await open(boris);
    await new Welcome(boris).scene(BRIDGE).click();
    expect(await counts()).toEqual([before[0]! + 1, before[1]! + 7, before[2]! + 1]);
    expect(await shown(aino, "Scene.helixScRuinBrid1", "name")).toBe("Sortunut silta");
    expect(await shown(aino, "Scene.helixScRuinBrid1", "active")).toBe(false);
  });
});

describe("a tour", () => {
  it("can be walked by keyboard, and points at the sheet", async () => {
    const { gm } = table;
    const { keyboard } = gm.page;
    await open(gm);
    await new Welcome(gm).root.locator('[data-action="tour"][data-book="helix"]').focus();
    await keyboard.press("Enter");
    const tour = gm.locator("#quartet-tour");
    const step = (number: number) => gm.text("QUARTET.Tours.Progress", { number, count: 5 });
    const progress = () => tour.locator(".progress").textContent();
    await expect.poll(progress).toContain(await step(1));
    for (const number of [2, 3, 4, 5]) {
      await keyboard.press("Enter");
      await expect.poll(progress).toContain(await step(number));
    }
    await keyboard.press("ArrowLeft");
    await expect.poll(progress).toContain(await step(4));
    await keyboard.press("Shift+Tab");
    await keyboard.press("Shift+Tab");
    await keyboard.press("Enter");
    await gm.locator('.quartet-pointed[data-action="contest"]').first().waitFor();
    await tour.locator('[data-action="next"]').focus();
    await keyboard.press("Enter");
    await expect.poll(progress).toContain(await step(5));
    await keyboard.press("Enter");
    await tour.waitFor({ state: "detached" });
  });

  it("is there for players too", async () => {
    const { aino } = table;
    const tours = await openSettingsMenu(aino, "quartet.core.tours", "#quartet-tour");
    await tours.locator('[data-action="start"][data-book="helix"]').click();
    await tours.locator('[data-action="show"]').click();
    await aino.expectNotice("QUARTET.Tours.NoCharacter");
  });
});

function userId(): string {
  return (globalThis as unknown as PageGlobals).game.userId;
}

async function open(client: typeof table.gm): Promise<void> {
  await openSettingsMenu(client, "quartet.core.welcome", Welcome.selector);
}

/** How many welcome windows each client has. */
function windows(): Promise<number[]> {
  return Promise.all(table.all.map((client) => client.locator(Welcome.selector).count()));
}
