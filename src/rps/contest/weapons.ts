import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { itemOf } from "../../core/documents/lookup.ts";
import { plainName, type TranslatedName } from "../../core/i18n/translations.ts";
import type { RpsArmorModel, RpsExplosiveModel } from "../data/items.ts";
import type { RpsMeleeWeaponModel, RpsRangedWeaponModel } from "../data/weapons.ts";
import { NO_NAME } from "../rolls/offered-terms.ts";
import type { DamageType } from "../rules/melee-weapons.ts";
import type { Ranges } from "../rules/ranged-weapons.ts";
import type { DeclaredWeapon, WornArmour } from "./choices.ts";

/** A weapon that can be chosen. */
export interface WeaponChoice extends Omit<DeclaredWeapon, "shots"> {
  /** Identifier of the skill, or id of the attribute, that it is used with. */
  readonly skill: string;
  readonly isHeld: boolean;
  /** Shots that are in it; `null` where none are counted. */
  readonly loaded: number | null;
  /** Of ranged weapons. */
  readonly ranges: Ranges | null;
}

/** What people fight with who hold nothing: damage 1 is ours, the book gives no number. */
export const BARE_HANDS: WeaponChoice = {
  uuid: "",
  name: NO_NAME,
  kind: "melee",
  size: 0,
  damage: 1,
  types: ["crushing"],
  isProjectile: false,
  skill: "unarmedCombat",
  isHeld: true,
  loaded: null,
  ranges: null,
};

const KINDS: Readonly<Record<string, DeclaredWeapon["kind"]>> = {
  rpsMeleeWeapon: "melee",
  rpsRangedWeapon: "ranged",
  rpsExplosive: "ranged",
};

/** Bullets, arrows and bolts; a stone from a sling is slower. RPS [121] */
const PROJECTILE_CLASSES = ["bow", "firearm"];

/** Whether somebody's own weapons are their hands and feet: bare hands would be the same again. */
export function hasFists(weapons: readonly WeaponChoice[]): boolean {
  return weapons.some(({ kind, size, skill }) => {
    return kind === "melee" && size === 0 && skill === BARE_HANDS.skill;
  });
}

/** The weapons that an actor carries, those in hand first. @param extra UUID of one that is not its own, such as a vehicle's. */
export function weaponsOf(actor: QuartetActor, extra: string): WeaponChoice[] {
  const own = actor.items.map((item) => item as QuartetItem).sort((a, b) => a.sort - b.sort);
  const other = own.some(({ uuid }) => uuid === extra) ? null : itemOf(extra);
  return [...own, ...(other ? [other] : [])]
    .flatMap((item) => weaponChoice(item) ?? [])
    .toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld));
}

function weaponChoice(item: QuartetItem): WeaponChoice | null {
  const kind = KINDS[item.type];
  if (!kind) return null;
  const name = plainName(nameOf(item));
  if ((item.type as string) === "rpsExplosive") return explosiveChoice(item, name);
  const model = item.system as unknown as RpsMeleeWeaponModel | RpsRangedWeaponModel;
  const { size, damage, skill, held } = model;
  const isFast = "class" in model && PROJECTILE_CLASSES.includes(model.class);
  return {
    uuid: item.uuid,
    name,
    kind,
    size,
    damage,
    types: [...model.types] as DamageType[],
    isProjectile: isFast && model.types.has("piercing"),
    skill,
    isHeld: held,
    loaded: "class" in model && model.countsAmmunition ? model.ammunition.value : null,
    ranges: "class" in model ? model.ranges : null,
  };
}

/** A grenade to throw: it comes from a pocket, and is nothing that slows anybody down. RPS [114] */
function explosiveChoice({ uuid, system }: QuartetItem, name: TranslatedName): WeaponChoice {
  const { damage, skill, ammunition } = system as unknown as RpsExplosiveModel;
  return {
    uuid,
    name,
    kind: "ranged",
    size: 0,
    damage,
    types: ["explosive"],
    isProjectile: false,
    skill,
    isHeld: false,
    loaded: ammunition.max > 0 ? ammunition.value : null,
    ranges: null,
  };
}

/** The armour that an actor wears. */
export function armourOf(actor: QuartetActor): WornArmour[] {
  return actor.items
    .map((item) => item as QuartetItem)
    .filter((item) => (item.type as string) === "rpsArmor")
    .flatMap((item) => {
      const { worn, damping, durability } = item.system as unknown as RpsArmorModel;
      return worn ? [{ name: plainName(nameOf(item)), damping, durability }] : [];
    });
}
