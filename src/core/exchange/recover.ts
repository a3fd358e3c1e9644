import type { QuartetActor } from "../documents/actor.ts";
import { inform } from "../notify.ts";
import { replacingOf, settleReplacing } from "./replace-actor.ts";

/** Whoever lost their line for a moment goes on where they were. */
const GRACE_MS = 60_000;

/**
 * Called in `ready`: makes whole what was interrupted while it was replaced, by whoever was at it,
 * or by a game master once they have been gone for a while.
 */
export function followReplacing(): void {
  void settleAll((by) => by === game.user.id);
  const settleLeft = () => void settleAll(isLeftToMe);
  setTimeout(settleLeft, GRACE_MS);
  Hooks.on("userConnected", (_user: User.Implementation, isHere: boolean) => {
    if (!isHere) setTimeout(settleLeft, GRACE_MS);
  });
}

/** Whether a game master has to end what a user has begun, and it is this one. */
function isLeftToMe(by: string): boolean {
  return game.users.activeGM?.isSelf === true && game.users.get(by)?.active !== true;
}

async function settleAll(isDue: (by: string) => boolean): Promise<void> {
  for (const actor of game.actors.contents as unknown as QuartetActor[]) {
    const note = replacingOf(actor);
    if (!note || !actor.isOwner || !isDue(note.by)) continue;
    const end = await settleReplacing(actor);
    if (!end) continue;
    const key = end === "undone" ? "Undone" : "Finished";
    inform(`QUARTET.Exchange.Interrupted.${key}`, { name: actor.name });
  }
}
