import type { Client } from "../host/clients.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";

/** Ids of what Vera carries. */
export const veraIds = {
  pistol: "traumaPistol0000",
  bar: "traumaCrowbar000",
  vest: "traumaVest000000",
  suit: "traumaSuit000000",
  pills: "traumaPills00000",
  kit: "traumaKit0000000",
  torch: "traumaTorch00000",
  telekinesis: "traumaTelekin000",
} as const;

const item = (_id: string, type: string, name: string, system: object) => ({
  _id,
  type,
  name,
  system,
});

const ITEMS = [
  item(veraIds.pistol, "traumaWeapon", "Лучевой пистолет", {
    kind: "ranged",
    ability: "dex",
    damage: "2d6+1",
    maxParts: 2,
    ammunition: { value: 4, max: 6 },
  }),
  item(veraIds.bar, "traumaWeapon", "Монтировка", { kind: "melee", damage: "1d8" }),
  item(veraIds.vest, "traumaArmor", "Бронежилет", {
    faces: 6,
    durability: 3,
    parts: ["torso"],
    wear: { torso: 1 },
  }),
  item(veraIds.suit, "traumaArmor", "Комбинезон", {
    faces: 2,
    durability: 1,
    parts: ["torso", "leftArm", "rightArm"],
    wear: { leftArm: 2 },
  }),
  item(veraIds.pills, "traumaMedicine", "Обезболивающее", { quantity: 3, pain: -3 }),
  item(veraIds.kit, "traumaMedicine", "Аптечка", { quantity: 2, heal: "2d4", days: 1 }),
  item(veraIds.torch, "traumaGear", "Фонарь", { quantity: 1 }),
  item(veraIds.telekinesis, "traumaAbility", "Телекинез", { kind: "attack", damage: "1d6" }),
];

/** Makes somebody of Trauma for one of the players; everybody may read the sheet. @returns the UUID. */
export async function makeTrauma(
  table: Table,
  owner: Client,
  system: object,
  { name = "Вера", items = ITEMS as readonly object[] } = {},
): Promise<string> {
  const userId = await owner.run(
    () => (globalThis as unknown as PageGlobals).game.userId,
    undefined,
  );
  return create(table.gm, "Actor", {
    name,
    type: "traumaCharacter",
    ownership: { default: 2, [userId]: 3 },
    system,
    items,
  });
}

/** Vera of the ward: constitution 14, an injured arm, and pain of 12. */
export const VERA = {
  created: true,
  abilities: {
    str: { value: 10 },
    dex: { value: 16 },
    con: { value: 14 },
    int: { value: 12 },
    cha: { value: 8 },
  },
  parts: { leftArm: { missing: 17, days: 4 }, torso: { missing: 3, days: 0 } },
};
