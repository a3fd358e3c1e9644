import type { QuartetActor } from "../core/documents/actor.ts";
import type { QuartetItem } from "../core/documents/item.ts";
import { warn } from "../core/notify.ts";
import type { UseItem, UseOptions } from "../core/uses.ts";
import { openRpsContest, type RpsContestOptions } from "./contest/index.ts";
import { type ExplosionOptions, openExplosion } from "./explosion/start-explosion.ts";
import { checkValue, rollSkill } from "./rolls/start-check.ts";
import { castSpell } from "./rolls/start-spell.ts";
import { chooseGunner } from "./sheets/vehicle-gunner.ts";

/**
 * A click on a weapon: an opposed action with it. With `unopposed` it is an action against what
 * does not resist or does not know. Weapons of vehicles are fired by somebody of the crew.
 * RPS [35][40][139]
 */
async function useWeapon(item: QuartetItem, options: UseOptions) {
  const actor = await wielderOf(item);
  if (!actor) return null;
  if (options.unopposed === true) return unopposed(actor, item, options);
  const id = await openRpsContest(actor, { ...(options as RpsContestOptions), weapon: item });
  return id ? (game.messages.get(id) ?? null) : null;
}

/** Whoever uses an item: its owner, or somebody of the crew of a vehicle. */
async function wielderOf(item: QuartetItem): Promise<QuartetActor | null> {
  const owner = item.actor as QuartetActor | null;
  if (!owner) warn("QUARTET.Notice.NoActor");
  return (owner?.type as string | undefined) === "rpsVehicle"
    ? chooseGunner(owner as QuartetActor, item)
    : owner;
}

function unopposed(actor: QuartetActor, item: QuartetItem, options: UseOptions) {
  const { skill } = item.system as unknown as { skill: string };
  return checkValue(actor, skill, { ...options, weapon: item });
}

/** A click on a shield: an unopposed action with its skill. A parry begins on the card of a blow. */
async function useShield(item: QuartetItem, options: UseOptions) {
  const actor = await wielderOf(item);
  return actor && unopposed(actor, item, options);
}

/** What a click on each type does. Armour and special bonuses open their sheets. */
export const RPS_USES: Readonly<Record<string, UseItem>> = {
  rpsSkill: rollSkill,
  rpsSpell: castSpell,
  rpsMeleeWeapon: useWeapon,
  rpsRangedWeapon: useWeapon,
  rpsShield: useShield,
  rpsExplosive: (item, options) => openExplosion(item, options as ExplosionOptions),
};
