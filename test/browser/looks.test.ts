import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { inspect } from "./host/axe.ts";
import { say, setSetting, setting, uuid } from "./host/documents.ts";
import { COMBINATIONS, clipped, resize, sideways, wear } from "./host/measure.ts";
import { useTable } from "./host/table.ts";
import { rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable();
const AILA = uuid.actor(ids.aila);
const MIXED = COMBINATIONS.filter((scheme) => scheme.applications !== scheme.interface);
const TABS = ["abilities", "equipment", "story"] as const;

// Everything in one theme: everything.test.ts. Here is what could take its colours from the other one.
describe.each(MIXED)("windows $applications, sidebar $interface", (colours) => {
  it("can be read and used by everyone: sheet in both modes, item, dialog, card", async () => {
    const { aino } = table;
    await wear(aino, colours);
    const sheet = await Sheet.open(aino, AILA);
    for (const tab of TABS) {
      await sheet.showTab(tab);
      expect(await inspect(aino, ".quartet-sheet"), tab).toEqual([]);
    }
    await sheet.edit();
    await sheet.showTab("abilities");
    expect(await inspect(aino, ".quartet-sheet"), "editing").toEqual([]);
    await aino.closeWindows();

    for (const item of [ids.shooting, ids.raygun]) {
      await Sheet.open(aino, uuid.owned(ids.aila, item));
      expect(await inspect(aino, ".quartet-item"), item).toEqual([]);
      await aino.closeWindows();
    }

    const again = await Sheet.open(aino, AILA);
    await again.use(ids.shooting);
    const dialog = await CheckDialog.opened(aino);
    expect(await inspect(aino, ".quartet-dialog"), "dialog").toEqual([]);
    await rolled(aino, () => dialog.roll());
    await aino.closeWindows();
    expect(await inspect(aino, "#chat .quartet-card"), "card").toEqual([]);
  });
});

it("a secret check has a dialog and a card that everyone can read", async () => {
  const { gm, aino } = table;
  await setSetting(gm, "noppa.alwaysHidden", true);
  await expect.poll(() => setting(aino, "noppa.alwaysHidden")).toBe(true);
  const sheet = await Sheet.open(aino, AILA);
  await sheet.use(ids.shooting);
  const dialog = await CheckDialog.opened(aino);
  expect(await inspect(aino, ".quartet-dialog"), "dialog without difficulty").toEqual([]);
  await rolled(aino, () => dialog.roll());
  await gm.locator("#chat .quartet-card .judge").last().waitFor();
  expect(await inspect(gm, "#chat .quartet-card")).toEqual([]);
  await setSetting(gm, "noppa.alwaysHidden", false);
});

describe.each(["aino", "boris"] as const)("words of %s's language", (who) => {
  it.each([640, 480])("fit into a sheet %i pixels wide", async (width) => {
    const client = table[who];
    const sheet = await Sheet.open(client, uuid.actor(who === "aino" ? ids.aila : ids.bogdan));
    await sheet.edit();
    await resize(sheet, width);
    for (const tab of TABS) {
      await sheet.showTab(tab);
      expect(await clipped(client, ".quartet-sheet .window-content"), tab).toEqual([]);
      expect(await sideways(client, ".quartet-sheet .window-content"), tab).toBeLessThanOrEqual(1);
      expect(await sideways(client, `.quartet-sheet .tab.${tab}`), tab).toBeLessThanOrEqual(1);
    }
  });

  it("have every letter in our own faces", async () => {
    const client = table[who];
    const missing = await client.run(async () => {
      const letters = "Ёё Жж Щщ Ыы Ъъ Öö Ää Åå «» – −";
      const faces = [
        "400 16px 'Quartet Commissioner'",
        "600 16px 'Quartet Commissioner'",
        "600 16px 'Quartet Jura'",
      ];
      await Promise.all(faces.map((face) => document.fonts.load(face, letters)));
      return faces.filter((face) => !document.fonts.check(face, letters));
    }, undefined);
    expect(missing).toEqual([]);
  });
});

it("a sheet opens at most 720 pixels high", async () => {
  const sheet = await Sheet.open(table.aino, AILA);
  const box = await sheet.root.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(720);
});

it("plain chat still works beside our cards", async () => {
  await say(table.aino, "hei");
  await table.boris.page.locator("#chat .chat-message", { hasText: "hei" }).first().waitFor();
});
