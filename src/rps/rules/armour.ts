import { requireChoice } from "../../core/rules/errors.ts";
import { DAMAGE_TYPES, type DamageType } from "./melee-weapons.ts";
import { OPPOSED_DEGREES, type OpposedDegree } from "./opposed.ts";
import { requireCount } from "./scales.ts";
import { CRIT_VS_ARMOUR, DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** The two numbers of armour, on the scale of damage, 0 or more. RPS [121] */
export interface Armour {
  /** Against crushing. */
  readonly damping: number;
  /** Against piercing and slashing. */
  readonly durability: number;
}

/** A success that armour meets. */
export interface ArmourHit {
  readonly type: DamageType;
  /** Bullets, arrows, shrapnel: so fast that both numbers are needed. RPS [116][121] */
  readonly isProjectile?: boolean;
  readonly damage: number;
  readonly degree?: OpposedDegree;
  /** Did armour protect against this opponent before, in this fight? */
  readonly isUsed?: boolean;
}

/** What we suggest; the game master decides. */
export const ARMOUR_VERDICTS = ["stops", "borderline", "pierced", "gm", "used", "ignored"] as const;
export type ArmourVerdict = (typeof ARMOUR_VERDICTS)[number];

/** A suggestion, and what it rests on. */
export interface ArmourHint {
  readonly verdict: ArmourVerdict;
  readonly by: "damping" | "durability" | "both" | null;
  /** Null if no number of the armour applies. */
  readonly protection: number | null;
  readonly damage: number;
}

/**
 * What armour does against one success: a hint, since damage is for colour only. The first success of each opponent
 * in a fight is met, no other. At equal numbers piercing and projectiles are borderline, the weaker slashing and
 * crushing are stopped. @throws {RuleError} RPS [102][121]
 */
export function armourHint(
  armour: Armour,
  hit: ArmourHit,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): ArmourHint {
  const damping = requireCount("damping", armour.damping);
  const durability = requireCount("durability", armour.durability);
  const damage = requireCount("damage", hit.damage);
  const type = requireChoice("type", hit.type, DAMAGE_TYPES);
  const degree = requireChoice("degree", hit.degree ?? "success", OPPOSED_DEGREES);
  const none = (verdict: ArmourVerdict): ArmourHint => ({
    verdict,
    by: null,
    protection: null,
    damage,
  });
  if (hit.isUsed === true) return none("used");
  const critical = requireChoice("critVsArmour", settings.critVsArmour, CRIT_VS_ARMOUR);
  if (degree === "critical" && critical !== "normal")
    return none(critical === "gm" ? "gm" : "ignored");
  if (type === "other" || type === "explosive") return none("gm");
  const by = hit.isProjectile === true ? "both" : type === "crushing" ? "damping" : "durability";
  const protection = { damping, durability, both: Math.min(damping, durability) }[by];
  const isClose = damage === protection && (by === "both" || type === "piercing");
  const verdict = damage > protection ? "pierced" : isClose ? "borderline" : "stops";
  return { verdict, by, protection, damage };
}

/** One hint for each kind of damage that a weapon can do: its wielder chooses how to strike. @throws {RuleError} RPS [96][121] */
export function armourHints(
  armour: Armour,
  types: readonly DamageType[],
  hit: Omit<ArmourHit, "type">,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): readonly (ArmourHint & { readonly type: DamageType })[] {
  return types.map((type) => ({ type, ...armourHint(armour, { ...hit, type }, settings) }));
}
