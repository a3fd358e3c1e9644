import type { Locator } from "playwright-core";
import type { Client } from "../host/clients.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";
import { plainSpaces } from "./text.ts";

/** Ids of what Daige carries. */
export const daigeIds = {
  staffWeapons: "helixStaff000000",
  lockpicking: "helixLock0000000",
  magic: "helixMagic000000",
  spear: "helixSpear000000",
  bow: "helixBow00000000",
  bracers: "helixBracers0000",
  cloud: "helixCloud000000",
} as const;

const item = (_id: string, type: string, name: string, system: object) => ({
  _id,
  type,
  name,
  system,
});

/** Daige as the book has him (HELIX 002:25, 002:59), made at the table for one of its players. */
export async function makeDaige(table: Table, owner: Client, system: object = {}): Promise<string> {
  const userId = await owner.run(
    () => (globalThis as unknown as PageGlobals).game.userId,
    undefined,
  );
  const attributes = Object.fromEntries(
    Object.entries({ str: 3, agi: 4, per: 4, int: 3, wil: 4, cha: 3 }).map(([id, value]) => [
      id,
      { value },
    ]),
  );
  const uuid = await create(table.gm, "Actor", {
    name: "Daige",
    type: "helixCharacter",
    ownership: { default: 2, [userId]: 3 },
    system: { attributes, ep: { created: true, saved: 2, earned: 2 }, ...system },
    items: [
      item(daigeIds.staffWeapons, "helixSkill", "Stångvapen", {
        identifier: "staffWeapons",
        value: 4,
      }),
      item(daigeIds.lockpicking, "helixSkill", "Låsdyrkning", {
        identifier: "lockpicking",
        value: 4,
      }),
      item(daigeIds.magic, "helixSkill", "Magi", { identifier: "magic", value: 3, isMagic: true }),
      item(daigeIds.spear, "helixWeapon", "Spjut", { value: 2, skill: "staffWeapons" }),
      item(daigeIds.bow, "helixWeapon", "Båge", {
        value: 2,
        skill: "per",
        mode: "passive",
        ammunition: { value: 1, max: 12 },
      }),
      item(daigeIds.bracers, "helixArmor", "Armskenor", {
        value: 1,
        locations: ["leftArm", "rightArm"],
      }),
      item(daigeIds.cloud, "helixSpell", "Sömnmoln", {
        areaM2: 2,
        objects: 4,
        metres: 7,
        minutes: 1,
        namedEffect: true,
        skill: "magic",
      }),
    ],
  });
  const hasArrived = (id: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(id) !== null;
  for (const { page } of table.all) await page.waitForFunction(hasArrived, uuid);
  return uuid;
}

/** A dialog of HELIX, open at one client: an action roll, or the spell builder. */
export class HelixDialog {
  readonly root: Locator;

  constructor(client: Client) {
    this.root = client.locator(".application.quartet-dialog.helix");
  }

  static async opened(client: Client): Promise<HelixDialog> {
    const dialog = new HelixDialog(client);
    await dialog.root.locator(".quartet-roll").waitFor();
    return dialog;
  }

  async type(name: string, value: string): Promise<void> {
    await this.field(name).fill(value);
    await this.field(name).press("Tab");
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  get submit(): Locator {
    return this.root.locator(".quartet-roll");
  }

  async chance(): Promise<string> {
    return plainSpaces((await this.root.locator(".chance").first().textContent()) ?? "");
  }

  /** Difficulty, magic points and seconds of the spell. */
  figures(): Promise<string[]> {
    return this.root.locator(".figures strong").allTextContents();
  }

  async roll(): Promise<void> {
    await this.submit.click();
    await this.root.waitFor({ state: "detached" });
  }
}
