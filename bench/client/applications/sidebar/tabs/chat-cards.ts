import type { ChatMessage } from "../../../documents/chat-message.ts";
import { game } from "../../../globals.ts";

/** The message that an element in a card belongs to. */
export function messageOf(element: Element): ChatMessage | undefined {
  const card = element.closest<HTMLElement>("[data-message-id]");
  return card?.dataset.messageId ? game.messages.get(card.dataset.messageId) : undefined;
}

/** Listens for the host's own buttons in cards, in the log as on toasts. */
export function listenToCards(container: HTMLElement, dismiss?: (card: HTMLElement) => void): void {
  container.addEventListener("click", (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("[data-action]");
    if (!button) return;
    switch (button.dataset.action) {
      case "expandRoll":
        return expandRoll(button);
      case "deleteMessage":
        return void messageOf(button)?.delete();
      case "dismissMessage": {
        const card = button.closest<HTMLElement>("[data-message-id]");
        if (card) dismiss?.(card);
      }
    }
  });
}

/** Shows or hides the dice of a roll. */
function expandRoll(button: HTMLElement): void {
  const roll = button.closest(".dice-roll");
  const expanded = roll?.classList.toggle("expanded") ?? false;
  button.setAttribute("aria-expanded", String(expanded));
}
