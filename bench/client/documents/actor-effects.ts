import { expandObject, mergeObject } from "../../common/utils.ts";
import { CONFIG, generation } from "../globals.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";
import { type EffectChange, readChanges } from "./effect-changes.ts";

/** "initial" comes before derived data, "final" after it; systems may add their own. */
export type EffectPhase = string;

/** The phases that were applied since the actor's base data were last prepared. */
const applied = new WeakMap<Actor, Set<EffectPhase>>();

/** Makes an actor ready for its active effects. */
export function clearEffectState(actor: Actor): void {
  actor.overrides = {};
  actor.statuses = new Set();
  applied.set(actor, new Set());
}

/** Applies the changes of one phase, in order of priority, and notes them in `overrides`. */
export function applyEffects(actor: Actor, phase: EffectPhase | undefined): void {
  const phased = generation() >= 14;
  if (phased) notePhase(actor, phase);
  const effects = actor.appliedEffects;
  for (const effect of effects) for (const status of effect.statuses) actor.statuses.add(status);
  const changes: { effect: ActiveEffect; change: EffectChange }[] = [];
  for (const effect of effects) {
    for (const change of readChanges(effect)) {
      const wanted = phased ? effect.shouldApplyChange(change, { phase }) : change.key !== "";
      if (wanted) changes.push({ effect, change });
    }
  }
  changes.sort((a, b) => a.change.priority - b.change.priority);
  const overrides: Record<string, unknown> = {};
  for (const { effect, change } of changes)
    Object.assign(overrides, effect._applyTo(actor, change));
  mergeObject(actor.overrides, expandObject(overrides));
}

function notePhase(actor: Actor, phase: EffectPhase | undefined): void {
  if (!phase || !CONFIG.ActiveEffect.phases?.[phase])
    throw new Error(`"${phase}" is not a phase of active effects.`);
  const done = applied.get(actor);
  if (!done) throw new Error("Actor#prepareBaseData did not run: an override does not call super.");
  if (done.has(phase))
    throw new Error(`The phase "${phase}" was already applied to ${actor.uuid}.`);
  done.add(phase);
}
