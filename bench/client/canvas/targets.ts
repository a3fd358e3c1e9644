import type { User } from "../documents/user.ts";
import { CONFIG, canvas, game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";

/** The bench's query that tells another client what a user targets. */
const QUERY = "benchTargets";

interface TargetNews {
  userId: string;
  sceneId: string | null;
  targets: string[];
}

/** Set this user's targets by token ids, here and on every other client. */
export function updateTargets(ids: string[]): void {
  game.user._onUpdateTokenTargets(ids);
  for (const user of game.users.contents) if (user.active && !user.isSelf) tell(user);
}

/** Tell one user's client what this user targets. Targets are not stored: nothing else keeps them. */
function tell(user: User): void {
  const news: TargetNews = {
    userId: game.userId,
    sceneId: canvas.scene?.id ?? null,
    targets: game.user.targets.ids,
  };
  // Someone who has just left hears nothing, and need not.
  user.query(QUERY, news, { timeout: 5000 }).catch(() => undefined);
}

/** Listen to what others target. Called in `init`. */
export function listenForTargets(): void {
  CONFIG.queries[QUERY] = (data: unknown) => {
    const { userId, sceneId, targets } = data as TargetNews;
    // Tokens of a scene that is not in view here can not be shown as targets.
    const ids = canvas.ready && canvas.scene?.id === sceneId ? targets : [];
    game.users.get(userId)?._onUpdateTokenTargets(ids);
    return true;
  };
  Hooks.on("userConnected", (user: User, connected: boolean) => {
    if (connected && !user.isSelf && game.user.targets.size) tell(user);
    if (!connected) user._onUpdateTokenTargets([]);
  });
  Hooks.on("targetToken", (_user: User, token: { refresh(): void }) => token.refresh());
}
