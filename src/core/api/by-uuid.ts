import { participantOf } from "../contest/participants.ts";
import { QuartetItem } from "../documents/item.ts";
import { warn } from "../notify.ts";
import type { UseOptions } from "../uses.ts";

/**
 * Uses the item of a UUID, for macros and modules: a skill or weapon rolls its check, anything else
 * opens its sheet. An item that is gone gets a notice instead of an error.
 * @returns The message, if there is one.
 */
export async function useByUuid(
  uuid: string,
  options: UseOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const found: unknown = await fromUuid(uuid as never);
  if (found instanceof QuartetItem) return found.use(options);
  warn("QUARTET.Notice.ItemGone");
  return null;
}

/**
 * Makes a check of an actor that needs no item, such as one with an attribute, for macros and
 * modules. An actor that is gone gets a notice instead of an error.
 * @param uuid Of an actor, or of a token.
 * @param skillId What `actor.check` takes; `game.quartet.actions` lists them.
 * @returns The message, if there is one.
 */
export async function checkByUuid(
  uuid: string,
  skillId: string,
  options: UseOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const { actor } = participantOf(uuid) ?? {};
  if (actor) return actor.check(skillId, options);
  warn("QUARTET.Notice.ActorGone");
  return null;
}
