import type { QuartetActor } from "../documents/actor.ts";
import type { ActorData } from "./format.ts";

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
    new Actor.implementation(structuredClone(data) as never, { strict: true } as never);
    return null;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}

/** Creates the actor with its items in one call. @returns `null` if something forbade it. */
export async function createActor(
  data: ActorData,
  folder: string | null = null,
): Promise<QuartetActor | null> {
  const created = await Actor.implementation.create({ ...data, folder } as never);
  return (created as QuartetActor | undefined) ?? null;
}

/**
 * Puts the data of a file in the place of an actor's own. The new items come first and the old ones
 * go last, so that a failure in between leaves the actor as it was.
 * @returns Whether it was done.
 */
export async function replaceActor(actor: QuartetActor, data: ActorData): Promise<boolean> {
  const old = actor.items.map(({ id }) => String(id));
  const { items, prototypeToken, name, img, system } = structuredClone(data);
  const created = await actor.createEmbeddedDocuments("Item", items as never);
  const takeBack = () =>
    actor.deleteEmbeddedDocuments(
      "Item",
      created.map(({ id }) => String(id)),
    );
  if (created.length < items.length) {
    await takeBack();
    return false;
  }
  const token = foundry.utils.mergeObject(actor.prototypeToken.toObject(), prototypeToken);
  const changes = { name, ...(img ? { img } : {}), system, prototypeToken: token };
  try {
    const updated = await actor.update(
      changes as never,
      { recursive: false, diff: false } as never,
    );
    if (!updated) throw new Error(`the data of ${name} were not replaced`);
  } catch (reason) {
    await takeBack();
    throw reason;
  }
  await actor.deleteEmbeddedDocuments("Item", old);
  return true;
}
