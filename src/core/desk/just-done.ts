/** Two game masters who mean the same thing press within this time. */
const MOMENT_MS = 15_000;

/** Whether something happened a moment ago. @param time By the server's clock. */
export function isJustNow(time: number): boolean {
  return Math.abs(game.time.serverTime - time) < MOMENT_MS;
}

/** The game masters besides this one who are there. */
export function otherGameMasters(): User.Implementation[] {
  return game.users.filter(({ isGM, active, isSelf }) => isGM && active && !isSelf);
}
