import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import type { RpsMeleeWeaponModel, RpsShieldModel } from "../data/weapons.ts";
import type { ParryTool } from "./check-config.ts";

/** How soon a tool is taken: what is in hand before what is not, a shield before a weapon. */
function rank(item: QuartetItem): number {
  const { held } = item.system as unknown as RpsShieldModel;
  return (held ? 0 : 2) + ((item.type as string) === "rpsShield" ? 0 : 1);
}

/** What a character can parry with, the best to hand first: shields and melee weapons that are whole. RPS [119] */
export function parryToolsOf(actor: QuartetActor): ParryTool[] {
  return actor.items
    .filter((item) => ["rpsShield", "rpsMeleeWeapon"].includes(item.type))
    .map((item) => item as QuartetItem)
    .filter((item) => {
      const { durability } = item.system as unknown as RpsShieldModel;
      return durability.max > 0 && durability.value > 0;
    })
    .sort((a, b) => rank(a) - rank(b) || a.sort - b.sort)
    .map((item) => {
      const { durability, skill } = item.system as unknown as RpsShieldModel | RpsMeleeWeaponModel;
      return { id: String(item.id), name: nameOf(item), durability: durability.value, skill };
    });
}
