import type { MessageMode } from "../../core/foundry.ts";
import type { TraumaSettings } from "../rules/settings.ts";
import type { DamageDice } from "./damage-dice.ts";
import {
  armourInWay,
  arrivalsOf,
  hitPlaces,
  type KeptTarget,
  mayBeInjured,
} from "./judge-attack.ts";
import {
  TraumaArmourRoll,
  TraumaDamageRoll,
  TraumaInjuryRoll,
  type TraumaRoll,
} from "./trauma-roll.ts";

interface Hits {
  /** The d20 that has fallen. */
  readonly roll: TraumaRoll;
  /** `null`: nobody has said what the weapon does. */
  readonly damage: DamageDice | null;
  readonly targets: readonly KeptTarget[];
  readonly settings: TraumaSettings;
  readonly mode: MessageMode;
}

/**
 * Throws everything that follows a hit: the damage, the armour of all parts in one go, and how long
 * injuries would take. Against nobody, the damage alone; after a miss, nothing.
 */
export async function throwHits(hits: Hits): Promise<Roll[]> {
  const { roll, damage: dice, targets, settings, mode } = hits;
  const places = hitPlaces(targets, Number(roll.total));
  if (!dice || (targets.length > 0 && places.length === 0)) return [];
  const damage = await thrown(TraumaDamageRoll.ofDice(dice), mode);
  const armour = armourInWay(targets, places).map(({ faces }) => faces);
  const block = armour.length > 0 ? await thrown(TraumaArmourRoll.ofDice(armour), mode) : null;
  const points = Math.max(0, Number(damage.total));
  const arrivals = arrivalsOf({ targets, settings }, places, points, block?.faces ?? []);
  const hurt = places.flatMap((place) => mayBeInjured(targets[place]!, arrivals.get(place) ?? []));
  const injury = hurt.length > 0 ? await thrown(TraumaInjuryRoll.ofParts(hurt.length), mode) : null;
  return [damage, block, injury].filter((one) => one !== null) as unknown as Roll[];
}

async function thrown<Thrown extends { evaluate(options: never): Promise<unknown> }>(
  roll: Thrown,
  mode: MessageMode,
): Promise<Thrown> {
  await roll.evaluate({ allowInteractive: mode !== "blind" } as never);
  return roll;
}
