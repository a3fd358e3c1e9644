import { redrawTrackers } from "../../core/combat/tracker.ts";
import { isMoveMessage, isOfferMessage } from "../../core/contest/messages.ts";
import { refreshSoon } from "./refresh.ts";

/** Called in `ready`: fights follow what their fighters hold and what their rounds come to. */
export function registerBattle(): void {
  for (const hook of ["createItem", "updateItem", "deleteItem", "updateActor"] as const)
    Hooks.on(hook, onFighter as never);
  for (const hook of ["createCombatant", "updateCombat"] as const)
    Hooks.on(hook, refreshSoon as never);
  for (const hook of ["createChatMessage", "updateChatMessage", "deleteChatMessage"] as const)
    Hooks.on(hook, onMessage as never);
  Hooks.on("userConnected", redrawTrackers as never);
  refreshSoon();
}

function onFighter(): void {
  if (game.combats.size === 0) return;
  refreshSoon();
  redrawTrackers();
}

function onMessage(message: unknown): void {
  if (isOfferMessage(message) || isMoveMessage(message)) redrawTrackers();
}
