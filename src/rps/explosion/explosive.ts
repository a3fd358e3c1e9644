import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { RpsExplosiveModel } from "../data/items.ts";
import type { RpsRangedWeaponModel } from "../data/weapons.ts";
import type { Explosion, ExplosionType, Force } from "../rules/explosion.ts";

/** What goes off, as data has it. */
export interface Explosive {
  readonly name: TranslatedName;
  readonly damage: number;
  readonly force: Force;
  readonly explosionType: ExplosionType;
  readonly withShrapnel: boolean;
}

/** What an item does when it goes off; `null` for what does not explode. RPS [107][114] */
export function explosiveOf(item: QuartetItem): Explosive | null {
  const type = item.type as string;
  const model = item.system as unknown as RpsExplosiveModel | RpsRangedWeaponModel;
  const isMissile =
    type === "rpsRangedWeapon" && (model as RpsRangedWeaponModel).types.has("explosive");
  if (type !== "rpsExplosive" && !isMissile) return null;
  const { damage, force, explosionType, withShrapnel } = model;
  const { core, half, reach } = force;
  return { name: nameOf(item), damage, force: { core, half, reach }, explosionType, withShrapnel };
}

/** For the rules. Data can come from anywhere: radii that fall are put in order. */
export function explosionOf({
  force,
  explosionType,
  withShrapnel,
}: Pick<Explosive, "force" | "explosionType" | "withShrapnel">): Explosion {
  const radii = [force.core, force.half, force.reach].toSorted((a, b) => a - b);
  const [core = 0, half = 0, reach = 0] = radii;
  return { force: { core, half, reach }, type: explosionType, withShrapnel };
}
