import { ui } from "../../globals.ts";
import { listenToCards } from "../sidebar/tabs/chat-cards.ts";
import { h } from "./dom.ts";
import { t } from "./text.ts";

/** How long a toast stays while nobody points at it or is in it, in milliseconds. */
const LIFETIME_MS = 7000;
const MOST = 4;

/** Cards of new messages while the chat log is out of sight, in `#chat-notifications`. */
export class ChatNotifications {
  #timers = new Map<Element, ReturnType<typeof setTimeout>>();

  /** Whether new messages need a toast to be seen. */
  get needed(): boolean {
    return !ui.chat.active || !ui.sidebar.expanded;
  }

  get element(): HTMLElement {
    const existing = document.getElementById("chat-notifications");
    if (existing) return existing;
    const list = h("ol", { id: "chat-notifications", "aria-label": t("Chat.Toasts") });
    listenToCards(list, (card) => this.remove(card));
    document.body.append(list);
    return list;
  }

  /** Shows a card for a while. */
  add(card: HTMLElement): void {
    this.element.append(card);
    const wait = () =>
      this.#timers.set(
        card,
        setTimeout(() => this.remove(card), LIFETIME_MS),
      );
    const hold = () => clearTimeout(this.#timers.get(card));
    card.addEventListener("pointerenter", hold);
    card.addEventListener("pointerleave", wait);
    card.addEventListener("focusin", hold);
    card.addEventListener("focusout", wait);
    wait();
    while (this.element.children.length > MOST) this.remove(this.element.firstElementChild!);
  }

  remove(card: Element): void {
    clearTimeout(this.#timers.get(card));
    this.#timers.delete(card);
    card.remove();
  }

  /** The toasts of a message. */
  of(id: string): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>(`[data-message-id="${id}"]`)];
  }

  clear(): void {
    for (const card of [...this.element.children]) this.remove(card);
  }
}
