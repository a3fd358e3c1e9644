import { sortAnew } from "../../core/combat/standings.ts";
import { redrawTrackers } from "../../core/combat/tracker.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { followTokenMoves } from "../../core/scene/moves.ts";
import { traumaModel } from "../rolls/values.ts";
import { placeByActing, placeByPost } from "./acting.ts";
import { noteChances } from "./chances.ts";
import { forgetClaims, readClaim } from "./claims.ts";
import { isTraumaFight, traumaFights } from "./fighters.ts";
import { countMove } from "./moves.ts";
import { followClaim, refreshRound } from "./refresh.ts";

/** Called in `ready`: fights follow what is said, who moves and how everybody is. */
export function followFights(): void {
  Hooks.on("preCreateChatMessage", placeByPost as never);
  Hooks.on("createChatMessage", onSaid as never);
  for (const hook of ["updateChatMessage", "deleteChatMessage"] as const)
    Hooks.on(hook, onMessage as never);
  Hooks.on("updateActor", onActor as never);
  // What tokens have of their own is told by their deltas.
  for (const hook of ["updateActorDelta", "updateToken", "updateItem"])
    Hooks.on(hook as never, bringUpToDate as never);
  for (const hook of ["createActiveEffect", "deleteActiveEffect"] as const)
    Hooks.on(hook, bringUpToDate as never);
  for (const hook of ["createCombatant", "updateCombatant", "deleteCombatant"] as const)
    Hooks.on(hook, bringUpToDate as never);
  Hooks.on("updateCombat", onCombat as never);
  for (const hook of ["updateSetting", "createSetting", "userConnected"] as const)
    Hooks.on(hook, bringUpToDate as never);
  followTokenMoves((move, userId) => {
    if (userId === game.user.id) void countMove(move);
    void noteChances(move);
  });
  bringUpToDate();
}

let isDue = false;

/** Sorts and draws every fight anew once the work of this moment is done. */
function bringUpToDate(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const fights = traumaFights();
    for (const combat of fights) sortAnew(combat);
    if (fights.length > 0) redrawTrackers();
  });
}

function onMessage(message: QuartetChatMessage): void {
  const isClaim = readClaim(message) !== null;
  if (isClaim) forgetClaims();
  // What the opponents throw is collected.
  if (isClaim || (message.type as string) === "traumaAttack") bringUpToDate();
}

function onSaid(message: QuartetChatMessage, _options: unknown, userId: string): void {
  onMessage(message);
  if (userId === game.user.id) void followClaim(message);
}

/** Whoever uses a part of the round on their own turn acts, wherever it was marked. */
const OWN_TURN = ["action", "bonusAction", "movement"];

function onActor(actor: QuartetActor, changes: object, _options: unknown, userId: string): void {
  if (!traumaModel(actor)) return;
  const turn = foundry.utils.getProperty(changes, "system.turn") as
    | Record<string, boolean>
    | undefined;
  const acts = turn && OWN_TURN.some((part) => turn[part] === true);
  if (acts && userId === game.user.id) void placeByActing(actor);
  bringUpToDate();
}

function onCombat(combat: QuartetCombat, changes: { readonly round?: number }): void {
  if (!isTraumaFight(combat)) return;
  if (changes.round) void refreshRound(combat);
  bringUpToDate();
}
