import { effectSource } from "../foundry.ts";
import type { ActorData, EffectData } from "./format.ts";

/** An actor of a file as the running generation of Foundry stores it. */
export function actorSource(data: ActorData) {
  const { items, effects, ...own } = structuredClone(data);
  return {
    ...own,
    items: items.map(({ effects: theirs, ...item }) => ({ ...item, effects: sources(theirs) })),
    effects: sources(effects),
  };
}

function sources(effects: readonly EffectData[] = []): object[] {
  return effects.map(({ changes, duration, ...effect }) => ({
    ...effect,
    ...effectSource({ changes, duration }),
  }));
}
