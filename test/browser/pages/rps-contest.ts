import type { Locator } from "playwright-core";
import { beforeAll } from "vitest";
import type { Client } from "../host/clients.ts";
import { expectAllDiceThrown, scriptDice } from "../host/dice.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";
import { prompts } from "./contest.ts";

export const RESERVE = "system.reserve.value";

/** UUIDs of the two drivers of the book's example, and of a bystander of the game master's. RPS [11] */
export interface Drivers {
  timo: string;
  mikko: string;
  bystander: string;
}

const driving = (level: number) => ({
  name: "Ajaminen",
  type: "rpsSkill",
  system: { identifier: "driving", level },
});
const sword = {
  name: "Miekka",
  type: "rpsMeleeWeapon",
  system: { skill: "driving", damage: 3, types: ["slashing"], size: 1, held: true },
};
const shield = {
  name: "Kilpi",
  type: "rpsShield",
  system: { skill: "driving", held: true, durability: { value: 2, max: 2 } },
};
const mail = {
  name: "Rengashaarniska",
  type: "rpsArmor",
  system: { damping: 1, durability: 4, worn: true },
};

/** Timo of Aino's with skill 3, Mikko of Boris's with skill 4, both of level 4. */
export function useDrivers(table: Table): Drivers {
  const drivers: Drivers = { timo: "", mikko: "", bystander: "" };
  beforeAll(async () => {
    const { gm, aino, boris } = table;
    const owner = async (client: Client) => ({
      default: 0,
      [await client.run(() => (globalThis as unknown as PageGlobals).game.userId, null)]: 3,
    });
    const driver = (name: string, ownership: object, items: object[]) =>
      create(gm, "Actor", {
        name,
        type: "rpsCharacter",
        ownership,
        items,
        system: { level: 4, tk: 3 },
      });
    drivers.timo = await driver("Timo", await owner(aino), [driving(3), shield, mail]);
    drivers.mikko = await driver("Mikko", await owner(boris), [driving(4), sword]);
    drivers.bystander = await driver("Sivullinen", { default: 0 }, [driving(2)]);
    const hasArrived = (uuid: string) =>
      (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
    for (const { page } of table.all) await page.waitForFunction(hasArrived, drivers.bystander);
  });
  return drivers;
}

/** Opens an opposed action, without waiting for its dialog. */
export function openAction(client: Client, actor: string, options: object): Promise<void> {
  return client.run(
    ([actor, options]) => {
      const page = globalThis as unknown as PageGlobals;
      const { rps } = page.game.system.api as unknown as {
        rps: { openContest(actor: unknown, options: object): Promise<unknown> };
      };
      void rps.openContest(page.fromUuidSync(actor), options);
    },
    [actor, options] as const,
  );
}

/** Declares with this growth die; the opener's dialog is open already, others are asked. */
export async function declare(
  client: Client,
  growth: number,
  change: (dialog: Locator) => Promise<unknown> = async () => {},
): Promise<void> {
  const dialog = client.locator(".rps-declare");
  const asked = prompts(client).locator('[data-action="declare"]');
  await dialog.or(asked).first().waitFor();
  if (await asked.count()) await asked.click();
  await dialog.waitFor();
  await change(dialog);
  await scriptDice(client, 6, [growth]);
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: "detached" });
}

/** Buys as many dice as there are faces; they fall when everybody has bought. */
export async function buy(
  client: Client,
  faces: readonly number[],
  look: (dialog: Locator) => Promise<unknown> = async () => {},
): Promise<void> {
  await prompts(client).locator('[data-action="answer"]').click();
  const dialog = client.locator(".rps-commit");
  await dialog.waitFor();
  await look(dialog);
  if (faces.length > 0) {
    await dialog.locator('[name="dice"]').fill(String(faces.length));
    await dialog.locator('[name="dice"]').press("Tab");
  }
  await scriptDice(client, 6, faces);
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: "detached" });
}

/** What was scripted has fallen at all of these clients. */
export async function expectThrown(...clients: readonly Client[]): Promise<void> {
  for (const client of clients) await expectAllDiceThrown(client);
}
