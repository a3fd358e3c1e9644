import { refreshCards } from "./cards.ts";
import { redrawTrackers } from "./combat/tracker.ts";
import type { QuartetChatMessage } from "./documents/chat-message.ts";
import { shownMessages } from "./live-cards.ts";
import { isOurs } from "./sheets/bases.ts";

/** Draws anew whatever of ours is on this client's screen: windows, cards, panels in the tracker. */
export function redrawEverything(): void {
  for (const app of foundry.applications.instances.values()) if (isOurs(app)) void app.render();
  for (const id of shownMessages()) {
    const message = game.messages.get(id) as unknown as QuartetChatMessage | undefined;
    if (message) void refreshCards(message);
  }
  redrawTrackers();
}
