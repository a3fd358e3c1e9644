import type { QuartetActor } from "../documents/actor.ts";
import type { Contest, ContestSide } from "./joined.ts";

/** Whether this user may act for a side. */
export function mayActFor({ users }: ContestSide): boolean {
  return game.user.isGM || users.includes(game.user.id);
}

/** Whether this user may withdraw or close a contest, as far as it goes by the person. */
export function leads({ offer }: Contest): boolean {
  return game.user.isGM || offer.author === game.user.id;
}

/** The players who may act for an actor. Game masters may anyway. */
export function playersOf(actor: QuartetActor): string[] {
  return game.users
    .filter((user) => !user.isGM && actor.testUserPermission(user as never, "OWNER"))
    .map((user) => user.id);
}

/** Whether a waiting side is this user's to answer: a player's own, or one that nobody plays here. */
export function isAddressed({ users }: ContestSide): boolean {
  if (users.includes(game.user.id)) return true;
  const isPlayed = users.some((id) => game.users.get(id)?.active);
  return !isPlayed && game.users.activeGM?.isSelf === true;
}

/** Ids of all game masters, here or not. */
export function gameMasters(): string[] {
  return game.users.filter((user) => user.isGM).map((user) => user.id);
}

/**
 * Who applies what the rules change by themselves for a side: who put its choice on the table, if
 * they are there and own the actor; else the active game master. `null` while there is neither.
 */
export function settlerOf({ actor, state }: ContestSide): User.Implementation | null {
  const author = state.answer ? game.users.get(state.answer.author) : undefined;
  const isFit = author?.active && actor?.testUserPermission(author as never, "OWNER");
  return (isFit ? author : game.users.activeGM) ?? null;
}

/** Whether this client posts what has to be posted once: the active game master's, else the opener's. */
export function isReferee({ offer }: Contest): boolean {
  const { activeGM } = game.users;
  return activeGM ? activeGM.isSelf : offer.author === game.user.id;
}
