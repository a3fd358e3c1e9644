import { beforeAll } from "vitest";
import type { Client } from "../host/clients.ts";
import { scriptDice } from "../host/dice.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";
import { rolled } from "./card.ts";

/** UUIDs of Aino's shooter and of Boris's guard with armour on three parts. */
export interface Fighters {
  shooter: string;
  guard: string;
}

const gun = (name: string, damage: string, maxParts: number) => ({
  name,
  type: "traumaWeapon",
  system: { kind: "ranged", damage, maxParts },
});

const plate = (name: string, part: string, faces: number, durability: number) => ({
  name,
  type: "traumaArmor",
  system: { faces, durability, parts: [part], worn: true },
});

/** A shooter with a gun that hits three parts, and one whose damage is a plain number. */
export function useFighters(table: Table): Fighters {
  const fighters: Fighters = { shooter: "", guard: "" };
  beforeAll(async () => {
    const { gm, aino, boris, all } = table;
    const idOf = (client: Client) =>
      client.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    const person = async (name: string, owner: Client, items: readonly object[]) =>
      create(gm, "Actor", {
        name,
        type: "traumaCharacter",
        ownership: { default: 0, [await idOf(owner)]: 3 },
        prototypeToken: { name, actorLink: true },
        items,
      });
    fighters.shooter = await person("Vera", aino, [
      gun("Scattergun", "1d6+10", 3),
      gun("Cannon", "22", 1),
      gun("Pistol", "6", 1),
    ]);
    fighters.guard = await person("Guard", boris, [
      plate("Helmet", "head", 4, 3),
      plate("Vest", "torso", 8, 5),
      plate("Bracer", "leftArm", 6, 3),
    ]);
    const hasArrived = (uuid: string) =>
      (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
    for (const { page } of all) await page.waitForFunction(hasArrived, fighters.guard);
  });
  return fighters;
}

/** Uses an item of an actor, as a macro would; does not wait for the answer. */
export function use(client: Client, actor: string, item: string, options: object): Promise<void> {
  return client.run(
    ([actor, item, options]) => {
      const page = globalThis as unknown as PageGlobals;
      void page.fromUuidSync(actor)?.items.getName(item)?.use(options);
    },
    [actor, item, options] as const,
  );
}

/** Shoots at once; the d20 shows `face`. @returns the id of the message. */
export async function shoot(
  client: Client,
  { shooter, guard }: Fighters,
  item: string,
  face: number,
  aims: readonly string[],
  dice: readonly [faces: number, values: readonly number[]][] = [],
): Promise<string> {
  await scriptDice(client, 20, [face]);
  for (const [faces, values] of dice) await scriptDice(client, faces, values);
  const options = { skipDialog: true, targets: [guard], aims };
  return rolled(client, () => use(client, shooter, item, options));
}
