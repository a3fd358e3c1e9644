import { CHAT_MESSAGE_STYLES } from "../../common/constants.ts";
import { cleanHTML, parseHTML } from "../../common/utils.ts";
import { renderTemplate } from "../applications/handlebars.ts";
import { TextEditor } from "../applications/ux/text-editor.ts";
import { CONFIG, game } from "../globals.ts";
import type { ChatMessage } from "./chat-message.ts";

export interface MessageRenderOptions {
  /** Offer to delete the message; by default to its author and to game masters. */
  canDelete?: boolean;
  /** Offer to dismiss it, as on a toast. */
  canClose?: boolean;
  [key: string]: unknown;
}

/** Renders a message by CONFIG.ChatMessage.template, and gives what the template was given. */
export async function renderMessage(
  message: ChatMessage,
  options: MessageRenderOptions,
): Promise<{ html: HTMLElement; context: Record<string, unknown> }> {
  const seen = message.isContentVisible;
  const { rolls: _, flavor: __, content: ___, system: ____, ...data } = message.toObject(false);
  const whisperTo = message.whisper.map((id) => game.users.get(id)?.name).filter(Boolean);
  const context: Record<string, unknown> = {
    canClose: false,
    ...options,
    canDelete: options.canDelete ?? (game.user.isGM || message.isAuthor),
    message: {
      ...data,
      content: seen ? await contentOf(message) : await hiddenContent(message),
      flavor: seen ? cleanHTML(message.flavor) : "",
    },
    user: game.user,
    author: message.author,
    alias: message.alias,
    cssClass: classesOf(message).join(" "),
    isWhisper: message.whisper.length,
    whisperTo: game.i18n.getListFormatter({ style: "narrow" }).format(whisperTo as string[]),
    borderColor: String(message.author?.color ?? ""),
    ...timeOf(message),
  };
  const html = parseHTML(await renderTemplate(CONFIG.ChatMessage.template, context));
  if (!(html instanceof HTMLElement))
    throw new Error("The template of chat messages must give one element");
  return { html, context };
}

function classesOf(message: ChatMessage): string[] {
  const { IC, EMOTE } = CHAT_MESSAGE_STYLES;
  return [
    ...(message.whisper.length ? ["whisper"] : []),
    ...(message.blind ? ["blind"] : []),
    ...(message.style === IC ? ["ic"] : []),
    ...(message.style === EMOTE ? ["emote"] : []),
    ...(message.isRoll ? ["dice-message"] : []),
  ];
}

function timeOf({ timestamp }: ChatMessage): { datetime: string; time: string } {
  const date = new Date(timestamp);
  const sameDay = date.toDateString() === new Date().toDateString();
  return {
    datetime: date.toISOString(),
    time: date.toLocaleString(game.i18n.lang, {
      ...(sameDay ? {} : { dateStyle: "short" as const }),
      timeStyle: "short",
    }),
  };
}

/** Rolls whose content is only a total are shown as cards; other content speaks for itself. */
async function contentOf(message: ChatMessage): Promise<string> {
  const plain = message.content.trim();
  if (message.isRoll && (plain === "" || !Number.isNaN(Number(plain)))) {
    const cards = await Promise.all(message.rolls.map((roll) => roll.render()));
    return cards.join("");
  }
  return TextEditor.implementation.enrichHTML(message.content, {
    rollData: message.getRollData(),
    relativeTo: message,
  });
}

/** What they see who may know of a message but not what it says. */
async function hiddenContent(message: ChatMessage): Promise<string> {
  const cards = await Promise.all(message.rolls.map((roll) => roll.render({ isPrivate: true })));
  const note = document.createElement("p");
  note.className = "hidden-content";
  note.textContent = game.i18n.localize(
    message.isRoll ? "BENCH.Chat.HiddenRoll" : "BENCH.Chat.HiddenMessage",
  );
  return note.outerHTML + cards.join("");
}
