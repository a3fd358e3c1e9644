import type { UseItem } from "../core/uses.ts";
import type { TraumaAbilityModel } from "./data/items.ts";
import { attackWith } from "./rolls/start-attack.ts";
import { checkItem } from "./rolls/start-check.ts";
import { useMedicine } from "./rolls/start-medicine.ts";

/** Psionics and the like: an attack, or a check with the ability that they use (Trauma 003:6). */
export const useAbility: UseItem = (item, options) => {
  const { kind } = item.system as unknown as TraumaAbilityModel;
  return kind === "attack" ? attackWith(item, options) : checkItem(item, options);
};

/** What a click on each kind of item does. Armour and gear open their sheets. */
export const TRAUMA_USES: Readonly<Record<string, UseItem>> = {
  traumaWeapon: attackWith,
  traumaAbility: useAbility,
  traumaMedicine: useMedicine,
};
