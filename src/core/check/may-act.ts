import { actorOf } from "../documents/lookup.ts";
import { warn } from "../notify.ts";

/**
 * Whether this user may act for somebody who is still there, whatever was so when the dialog opened;
 * if not, they are told. @param uuid Of the actor; `null` for dice without one.
 */
export function mayAct(uuid: string | null): boolean {
  const actor = actorOf(uuid);
  if (uuid === null || actor?.isOwner) return true;
  warn(`QUARTET.Notice.${actor ? "NotYours" : "ActorGone"}`);
  return false;
}
