import { requireChoice, requireInteger, requireNumber } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import { requireCount } from "./scales.ts";

/** What a weapon does to what it meets. RPS [96][102][107] */
export const DAMAGE_TYPES = ["piercing", "slashing", "crushing", "explosive", "other"] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];
/** Damage in the hand runs 1–6, on the scale of shock; mounted weapons have no upper end. RPS [102][139] */
export const HAND_DAMAGE = { min: 1, max: 6 } as const;
/** In practice the largest size that people wield. RPS [101] */
export const USUAL_MAX_SIZE = 3;

/** The numbers of a melee weapon: in one piece, used with the body's strength, not thrown. RPS [96][100–103] */
export interface MeleeWeapon {
  /** 0 is under half a metre, 1 about one metre, 2 about two…: reach, and how hard to hide. RPS [101] */
  readonly size: number;
  readonly damage: number;
  readonly types: readonly DamageType[];
  /** What `other` damage is, in words. RPS [102] */
  readonly otherText: string;
}

/** @returns The size of a weapon of this length in metres. @throws {RuleError} RPS [101] */
export function sizeOfLength(metres: number): number {
  const length = requireNumber("length", metres, { min: 0 });
  return length < 0.5 ? 0 : Math.max(1, Math.round(length));
}

export const WEAPON_WARNINGS = [
  "damageOutOfScale",
  "sizeUnusual",
  "typeMissing",
  "typeNotMelee",
  "otherNotDescribed",
] as const;
export type WeaponWarning = Warning<(typeof WEAPON_WARNINGS)[number]>;

/** Looks through a melee weapon. @param mounted On a vehicle, where damage has no upper end. @throws {RuleError} RPS [101–102][139] */
export function meleeWeaponWarnings(
  weapon: MeleeWeapon,
  { mounted = false }: { mounted?: boolean } = {},
): WeaponWarning[] {
  const found = weaponWarnings(weapon, mounted);
  if (weapon.types.includes("explosive")) found.push(warning("typeNotMelee", "107"));
  return found;
}

/** What melee and ranged weapons have in common. @throws {RuleError} RPS [101–102][106–107] */
export function weaponWarnings(weapon: MeleeWeapon, mounted: boolean): WeaponWarning[] {
  const found: WeaponWarning[] = [];
  const size = requireCount("size", weapon.size);
  const damage = requireInteger("damage", weapon.damage, { min: 0 });
  for (const type of weapon.types) requireChoice("type", type, DAMAGE_TYPES);
  if (damage < HAND_DAMAGE.min || (!mounted && damage > HAND_DAMAGE.max))
    found.push(warning("damageOutOfScale", mounted ? "139" : "102", { damage, ...HAND_DAMAGE }));
  if (!mounted && size > USUAL_MAX_SIZE)
    found.push(warning("sizeUnusual", "101", { size, max: USUAL_MAX_SIZE }, { severity: "info" }));
  if (weapon.types.length === 0) found.push(warning("typeMissing", "102"));
  if (weapon.types.includes("other") && weapon.otherText.trim() === "")
    found.push(warning("otherNotDescribed", "102"));
  return found;
}
