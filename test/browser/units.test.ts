import { expect, it } from "vitest";
import { setSetting, shown, stored } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { openSettingsMenu } from "./pages/settings.ts";
import { Sheet } from "./pages/sheet.ts";
import { plainSpaces } from "./pages/text.ts";
import { makeTrauma, VERA } from "./pages/trauma-character.ts";
import { Welcome } from "./pages/welcome.ts";

const table = useTable();
/** Metres that no field shows to the last digit. */
const ODD = 1.2345678901;
const HEALTHY = { ...VERA, parts: {}, reach: ODD, sneaked: 9 };

it("the game master takes feet: what is open follows, fields take feet, and data keep metres", async () => {
  const { gm, aino, boris } = table;
  const vera = await makeTrauma(table, boris, HEALTHY);
  for (const client of table.all) await expect.poll(() => shown(client, vera, "name")).toBeTruthy();
  const sheet = await Sheet.open(boris, vera);
  const speed = async () =>
    plainSpaces((await sheet.root.locator(".speed dd").textContent()) ?? "");
  await sheet.edit();
  await sheet.showTab("abilities");
  const reach = sheet.field("system.reach");
  const label = () => sheet.root.locator('label:has([name="system.reach"])').textContent();
  expect(await speed()).toBe("12 м");
  expect(await label()).toMatch(/\(м\)\s*$/);

  await openSettingsMenu(gm, "quartet.core.welcome", Welcome.selector);
  const feet = new Welcome(gm).root.locator('[name="units"][value="imperial"]');
  await feet.check();
  await expect.poll(speed).toBe("39 фт");
  await expect.poll(label).toMatch(/\(фт\)\s*$/);
  expect(await reach.inputValue()).toBe("4,05");
  expect(await feet.isChecked()).toBe(true);

  // Somebody looks at the field, and types what stands there: nothing has changed.
  await sheet.type("system.reach", "4,05");
  await sheet.field("system.attention.value").fill("11");
  await sheet.field("system.attention.value").press("Tab");
  await expect.poll(() => stored(gm, vera, "system.attention.value")).toBe(11);
  expect(await stored(gm, vera, "system.reach")).toBe(ODD);

  await sheet.type("system.reach", "10");
  await expect.poll(() => stored(aino, vera, "system.reach")).toBe(3.048);
  await expect.poll(() => reach.inputValue()).toBe("10");

  await sheet.button("stealth").click();
  const dialog = boris.locator(".quartet-dialog.trauma");
  const way = dialog.locator('[name="metres"]');
  await expect.poll(() => way.inputValue()).toBe("29,5");
  await way.fill("33");
  await way.press("Tab");
  await dialog.locator(".quartet-roll").click();
  const told = async () =>
    plainSpaces((await aino.locator("#chat .quartet-card").last().textContent()) ?? "");
  await expect.poll(told).toContain("33 ft edellisestä tarkistuksesta");

  await setSetting(gm, "core.units", "metric");
  await expect.poll(speed).toBe("12 м");
  await expect.poll(() => reach.inputValue()).toBe("3,048");
  await expect.poll(told).toContain("10,06 m edellisestä tarkistuksesta");
});
