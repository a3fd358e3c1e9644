import { CONFIG } from "../globals.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";
import type { StatusEffect } from "./config-types.ts";

/** All configured statuses, in order. */
export function allStatusEffects(): StatusEffect[] {
  return Object.values(CONFIG.statusEffects);
}

export function statusEffect(id: string): StatusEffect | undefined {
  return allStatusEffects().find((status) => status.id === id);
}

/**
 * Gives an actor a status or takes it away.
 * @returns The new effect; true if it was there already and should be; false if it was taken away;
 *          undefined if there was nothing to take away.
 */
export async function toggleStatusEffect(
  actor: Actor,
  statusId: string,
  { active, overlay = false }: { active?: boolean; overlay?: boolean },
): Promise<ActiveEffect | boolean | undefined> {
  const status = statusEffect(statusId);
  if (!status) throw new Error(`"${statusId}" is no status: see CONFIG.statusEffects.`);
  const present = effectsOfStatus(actor, status).map((effect) => effect.id!);
  if (present.length > 0) {
    if (active) return true;
    await actor.deleteEmbeddedDocuments("ActiveEffect", present);
    return false;
  }
  if (active === false) return undefined;
  const cls = CONFIG.ActiveEffect.documentClass as unknown as typeof ActiveEffect;
  const effect = await cls.fromStatusEffect(statusId, { parent: actor });
  if (overlay) effect.updateSource({ "flags.core.overlay": true });
  return (await cls.create(
    effect as never,
    {
      parent: actor,
      keepId: !!status._id,
    } as never,
  )) as unknown as ActiveEffect | undefined;
}

/** The actor's own effects that stand for a status: by its fixed id, else those of it alone. */
function effectsOfStatus(actor: Actor, status: StatusEffect): ActiveEffect[] {
  if (status._id) return actor.effects.filter((effect) => effect.id === status._id);
  return actor.effects.filter(
    (effect) => effect.statuses.size === 1 && effect.statuses.has(status.id),
  );
}
