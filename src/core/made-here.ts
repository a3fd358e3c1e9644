/**
 * Whether this client has made the change that a hook tells of.
 * @param told What the hook is told: the user who has made it comes last.
 */
export function isMadeHere(told: readonly unknown[]): boolean {
  return told.at(-1) === game.user.id;
}
