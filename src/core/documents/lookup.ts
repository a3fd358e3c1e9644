import { QuartetActor } from "./actor.ts";
import { QuartetItem } from "./item.ts";

/** The actor of a UUID, also that of an unlinked token; `null` when it is gone. */
export function actorOf(uuid: string | null | undefined): QuartetActor | null {
  const found: unknown = uuid ? atHand(uuid) : null;
  return found instanceof QuartetActor ? found : null;
}

/** The item of a UUID in the world; `null` when it is gone or only in a compendium. */
export function itemOf(uuid: string | null | undefined): QuartetItem | null {
  const found: unknown = uuid ? atHand(uuid) : null;
  return found instanceof QuartetItem ? found : null;
}

/**
 * The document of a UUID. Messages and flags can name anything: what would have to be loaded from a
 * compendium first is not at hand, which is no error, but nothing.
 */
export function atHand(uuid: string): unknown {
  return fromUuidSync(uuid as never, { strict: false } as never);
}
