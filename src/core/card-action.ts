import type { CardRenderer } from "./cards.ts";
import type { QuartetChatMessage } from "./documents/chat-message.ts";

/** What a control of this name does on a card; `undefined` for names that are not ours. */
export function cardAction(renderer: CardRenderer, message: QuartetChatMessage, name: string) {
  const actions = { ...renderer.moreActions?.(message), ...renderer.actions };
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}
