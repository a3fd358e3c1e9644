import { itemOf } from "../documents/lookup.ts";

/** What a weapon whose shots may be counted has; a maximum of 0 means that they are not. */
interface Ammunition {
  readonly value: number;
  readonly max: number;
}

/** The shots of a weapon; `null` where they are not counted or the weapon is gone. */
export function shotsOf(weapon: string | undefined): number | null {
  const found = foundry.utils.getProperty(itemOf(weapon) ?? {}, "system.ammunition");
  const ammunition = found as Ammunition | undefined;
  return ammunition && ammunition.max > 0 ? ammunition.value : null;
}

/** Adds shots to a weapon, or takes them away; only where they are counted. */
export async function addShots(weapon: string | undefined, shots: number): Promise<void> {
  const before = shotsOf(weapon);
  if (before === null) return;
  await itemOf(weapon)?.update({ "system.ammunition.value": before + shots } as never);
}
