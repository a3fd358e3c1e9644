import type { QuartetActor } from "../../core/documents/actor.ts";
import { addStatusEffect } from "../../core/foundry.ts";
import { helixModel } from "../rolls/values.ts";
import { helixSettings } from "../settings/switches.ts";

const STATUS = "helixZeroLp";

/** Offers the marker for those who have no life points left. Called in `init`. */
export function registerZeroLpStatus(): void {
  addStatusEffect({
    id: STATUS,
    name: "QUARTET.Helix.Fight.ZeroLp",
    img: "systems/quartet/assets/icons/helix/half-dead.svg",
    hud: { actorTypes: ["helixCharacter", "helixVehicle", "helixBuilding"] },
  });
}

/**
 * Sets or takes away the marker by the life points as they are now, where the setting
 * `zeroLpStatus` wants one (helix.md HA-15). What zero means is the game master's.
 */
export async function markZeroLp(actor: QuartetActor): Promise<void> {
  const lp = helixModel(actor)?.lp.value;
  if (lp === undefined || helixSettings().zeroLpStatus !== "marker") return;
  const active = lp <= 0;
  if (actor.statuses.has(STATUS) !== active) await actor.toggleStatusEffect(STATUS, { active });
}
