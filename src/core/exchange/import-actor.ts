import type { QuartetActor } from "../documents/actor.ts";
import type { ActorData } from "./format.ts";
import { actorSource } from "./source.ts";

/** Whether this user may import new actors. */
export function mayCreate(): boolean {
  return Actor.implementation.canUserCreate(game.user);
}

/** Whether this user may replace the data of an actor. A token's own actor follows its base. */
export function mayReplace(actor: QuartetActor): boolean {
  return actor.isOwner && !actor.isToken && !actor.pack;
}

/**
 * What Foundry itself says to an actor with all its items, before anything is sent.
 * @returns Its reason for a refusal, `null` if there is none.
 */
export function refusalOf(data: ActorData): string | null {
  try {
    new Actor.implementation(actorSource(data) as never, { strict: true } as never);
    return null;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}

/** Creates the actor with its items and effects in one call. @returns `null` if something forbade it. */
export async function createActor(
  data: ActorData,
  folder: string | null = null,
): Promise<QuartetActor | null> {
  const created = await Actor.implementation.create({ ...actorSource(data), folder } as never);
  return (created as QuartetActor | undefined) ?? null;
}
