import type { Client } from "../host/clients.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";

/** Ids of what Timo carries. */
export const timoIds = {
  driving: "rpsDriving000000",
  cooking: "rpsCooking000000",
  eye: "rpsEye0000000000",
  sword: "rpsSword00000000",
  pistol: "rpsPistol0000000",
  lid: "rpsLid0000000000",
  grenade: "rpsGrenade000000",
  fire: "rpsFire000000000",
} as const;

const item = (_id: string, type: string, name: string, system: object) => ({
  _id,
  type,
  name,
  system,
});

/** Timo of the car park, for one of the players (RPS 11–56, 66). */
export async function makeTimo(table: Table, owner: Client, system: object = {}): Promise<string> {
  const userId = await owner.run(
    () => (globalThis as unknown as PageGlobals).game.userId,
    undefined,
  );
  const uuid = await create(table.gm, "Actor", {
    name: "Timo",
    type: "rpsCharacter",
    ownership: { default: 2, [userId]: 3 },
    system: {
      concept: "Gangsteri Ylöjärvi-cityn metropolissa",
      level: 4,
      tk: 5,
      created: true,
      reserve: { value: 7 },
      attributes: {
        strength: { value: -1, nb: null },
        agility: { value: 2, nb: 3 },
        intelligence: { value: 0, nb: null },
        health: { value: null, nb: 2 },
      },
      ...system,
    },
    items: [
      item(timoIds.driving, "rpsSkill", "Ajoneuvon hallinta", {
        identifier: "vehicleControl",
        level: 3,
      }),
      item(timoIds.cooking, "rpsSkill", "Kokki", {
        identifier: "cook",
        level: 5,
        specialisations: [
          { id: "asian", name: "Itämaiset ruoat", value: 2 },
          { id: "italian", name: "Italialaiset ruoat", value: -3 },
        ],
      }),
      item(timoIds.eye, "rpsBonus", "Kybersilmä", { amount: 2, condition: "pimeässä" }),
      item(timoIds.sword, "rpsMeleeWeapon", "Kahden käden miekka", {
        skill: "cook",
        size: 2,
        damage: 4,
        types: ["crushing", "slashing", "piercing"],
      }),
      item(timoIds.pistol, "rpsRangedWeapon", "Konepistooli", {
        skill: "agility",
        size: 1,
        damage: 3,
        types: ["piercing"],
        action: "fullAuto",
        fireRate: "5/sec",
        ammunition: { value: 12, max: 30 },
      }),
      item(timoIds.lid, "rpsShield", "Roskapöntön kansi", { durability: { value: 1, max: 2 } }),
      item(timoIds.grenade, "rpsExplosive", "Sirpalekranaatti", {
        damage: 5,
        force: { core: 2, half: 5, reach: 10 },
        explosionType: "shrapnel",
        ammunition: { value: 2, max: 2 },
      }),
      item(timoIds.fire, "rpsSpell", "Nuotio", { modifier: -10 }),
    ],
  });
  const hasArrived = (id: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(id) !== null;
  for (const { page } of table.all) await page.waitForFunction(hasArrived, uuid);
  return uuid;
}
