import type { QuartetActor } from "../core/documents/actor.ts";
import type { QuartetItem } from "../core/documents/item.ts";
import type { UseOptions } from "../core/uses.ts";
import { openHelixCombat } from "./contest/index.ts";
import type { HelixWeaponModel } from "./data/items.ts";
import { rollWeapon } from "./rolls/start-check.ts";

/**
 * A click on a weapon: an exchange of blows, or a shot that its target tries to avoid
 * (HELIX 002:37); for a shot at a difficulty, an action roll (helix.md HA-20).
 */
export async function useWeapon(item: QuartetItem, options: UseOptions) {
  const { mode } = item.system as unknown as HelixWeaponModel;
  if (mode === "passive" || "difficulty" in options) return rollWeapon(item, options);
  const offer = await openHelixCombat(item.actor as QuartetActor, item, options);
  return offer ? (game.messages.get(offer) ?? null) : null;
}
