import type { QuartetActor } from "../core/documents/actor.ts";
import { isMadeHere } from "../core/made-here.ts";
import { traumaModel } from "./rolls/values.ts";
import { deadStatus, markVitals } from "./vitals.ts";

/** Keeps the statuses on the table as pain has them. Of all clients, the one that changes something writes. */
export function followVitals(): void {
  for (const hook of ["createActor", "updateActor"] as const)
    Hooks.on(hook, ((actor: QuartetActor, ...rest: unknown[]) => mark(actor, rest)) as never);
  for (const hook of ["createActiveEffect", "updateActiveEffect", "deleteActiveEffect"] as const)
    Hooks.on(hook, ((effect: ActiveEffect, ...rest: unknown[]) => onEffect(effect, rest)) as never);
  for (const hook of ["createSetting", "updateSetting"] as const)
    Hooks.on(hook, ((setting: Setting, ...rest: unknown[]) => onSetting(setting, rest)) as never);
}

function mark(actor: QuartetActor | null, rest: readonly unknown[]): void {
  if (actor && isMadeHere(rest) && traumaModel(actor)) void markVitals(actor);
}

/** An effect can change constitution. A status that somebody gives or takes stays as they want it. */
function onEffect(effect: ActiveEffect, rest: readonly unknown[]): void {
  const { parent } = effect as { parent: QuartetActor | Item.Implementation | null };
  const actor = (parent instanceof Actor ? parent : parent?.actor) as QuartetActor | null;
  const model = traumaModel(actor);
  if (!model) return;
  const isBackAlive = effect.statuses.has(deadStatus()) && model.condition.vital !== "dead";
  if (effect.statuses.size === 0 || isBackAlive) mark(actor, rest);
}

/** Another reading of the pain table changes who is unconscious. */
function onSetting(setting: Setting, rest: readonly unknown[]): void {
  if (!setting.key.startsWith("quartet.trauma.")) return;
  for (const actor of everybody()) {
    actor.reset();
    actor.render(false);
    mark(actor, rest);
  }
}

/** All actors of the world, and those that tokens have of their own. */
function everybody(): QuartetActor[] {
  const own = [...game.scenes]
    .flatMap((scene) => [...scene.tokens])
    .flatMap((token) => (token.actorLink || !token.actor ? [] : [token.actor]));
  const all = [...game.actors, ...own] as QuartetActor[];
  return all.filter((actor) => traumaModel(actor));
}
