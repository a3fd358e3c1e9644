import { participantOf } from "../contest/participants.ts";
import { reader } from "../i18n/language.ts";
import { type ActionGroup, type ActorAction, listActions } from "./action-list.ts";
import { useByUuid } from "./by-uuid.ts";

const groups = new Map<string, readonly ActionGroup[]>();

/** Called by each rule book for its own types of actors. */
export function registerActions(byType: Readonly<Record<string, readonly ActionGroup[]>>): void {
  for (const [type, list] of Object.entries(byType)) groups.set(type, list);
}

/**
 * What somebody can do, in the reader's language: attributes, skills, weapons, spells and the like.
 * @param who An actor, a token, or the UUID of either.
 * @returns A new list each time; empty for actors that are not this user's to roll for.
 */
export function actionsOf(who: unknown): ActorAction[] {
  const actor = participantOf(who)?.actor;
  return actor?.isOwner
    ? listActions(actor, groups.get(actor.type) ?? [], reader(), useByUuid)
    : [];
}
