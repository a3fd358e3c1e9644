import { ChatMessage } from "../../../documents/chat-message.ts";
import { CONFIG, game, generation, ui } from "../../../globals.ts";
import { Hooks } from "../../../helpers/hooks.ts";
import { BenchNotImplemented } from "../../../strict.ts";
import { DialogV2 } from "../../api/dialog.ts";
import type { PartialConfiguration } from "../../api/types.ts";
import { ChatNotifications } from "../../ui/chat-notifications.ts";
import { h, icon } from "../../ui/dom.ts";
import { menuEntry } from "../../ui/menu-entry.ts";
import { t } from "../../ui/text.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";
import { listenToCards, messageOf } from "./chat-cards.ts";
import { type ChatCommand, type ChatData, ChatInputError, chatCommands } from "./chat-commands.ts";
import { chatInput } from "./chat-input.ts";

/** Pixels from the end within which the log counts as being at its end. */
const END_MARGIN = 40;

/** The chat: messages in the order of time, and the line to write one. */
export class ChatLog extends AbstractSidebarTab {
  static override tabName = "chat";
  static override DEFAULT_OPTIONS: PartialConfiguration = { classes: ["chat-sidebar"] };

  static #commands: Record<string, ChatCommand> | null = null;

  /** The commands by name (generation 14). For both generations use the hook `chatMessage`. */
  static get CHAT_COMMANDS(): Record<string, ChatCommand> {
    if (generation() === 13)
      throw new BenchNotImplemented("ChatLog.CHAT_COMMANDS in generation 13");
    return ChatLog.#table();
  }

  static #table(): Record<string, ChatCommand> {
    ChatLog.#commands ??= chatCommands();
    return ChatLog.#commands;
  }

  /** The name of the command that a message begins with, and what its pattern matched. */
  static parse(message: string): [string, RegExpMatchArray] {
    for (const [name, { rgx }] of Object.entries(ChatLog.#table())) {
      const match = rgx.exec(message);
      if (match) return [name, match];
    }
    throw new Error("No pattern of the chat matches");
  }

  readonly notifications = new ChatNotifications();
  #list: HTMLOListElement | null = null;
  #jump: HTMLButtonElement | null = null;
  /** Drawing goes on one message after another, so that none overtakes. */
  #drawing: Promise<unknown> = Promise.resolve();

  /** Whether the newest message is in view. */
  get isAtBottom(): boolean {
    const list = this.#list;
    return !list || list.scrollHeight - list.scrollTop - list.clientHeight <= END_MARGIN;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    this.#list = h("ol", {
      class: "chat-log plain-list",
      tabindex: "0",
      "aria-label": t("Chat.Log"),
    });
    listenToCards(this.#list);
    this.#list.addEventListener("scroll", () => this.#onScroll(), { passive: true });
    this.#jump = h(
      "button",
      {
        type: "button",
        class: "jump-to-bottom",
        hidden: true,
        on: { click: () => this.scrollBottom() },
      },
      icon("fa-solid fa-angles-down"),
      t("Chat.Jump"),
    );
    const foot = chatInput({
      send: (text) => this.#send(text),
      clear: () => this.#confirmClear(),
      export: () => this.#export(),
    });
    return [this.#list, this.#jump, foot];
  }

  override _replaceHTML(result: HTMLElement[], content: HTMLElement): void {
    content.replaceChildren(...result);
  }

  override async _onFirstRender(...args: Parameters<AbstractSidebarTab["_onFirstRender"]>) {
    await super._onFirstRender(...args);
    this._createContextMenu(() => this._getEntryContextOptions(), ".message[data-message-id]", {
      hookName: "getChatMessageContextOptions",
      parentClassHooks: false,
    });
    ChatMessage.onModeChange = (mode) => {
      const select = this.element.querySelector<HTMLSelectElement>(".chat-controls select");
      if (select) select.value = mode;
    };
  }

  override async _onRender(...args: Parameters<AbstractSidebarTab["_onRender"]>) {
    await super._onRender(...args);
    await this.#draw(() => this.renderBatch(CONFIG.ChatMessage.batchSize));
    this.scrollBottom();
  }

  override _onActivate(): void {
    this.notifications.clear();
    this.scrollBottom();
    this.#pip(false);
  }

  /** Entries of the menu on a message, before the hook adds its own. */
  _getEntryContextOptions(): Record<string, unknown>[] {
    const mine = (li: HTMLElement) => game.user.isGM || messageOf(li)?.isAuthor === true;
    return [
      menuEntry({
        label: "BENCH.Chat.Reveal",
        icon: "fa-solid fa-eye",
        visible: (li) => game.user.isGM && Boolean(messageOf(li)?.whisper.length),
        onClick: (li) => messageOf(li)?.update({ whisper: [], blind: false }),
      }),
      menuEntry({
        label: "BENCH.Chat.Delete",
        icon: "fa-solid fa-trash",
        visible: mine,
        onClick: (li) => messageOf(li)?.delete(),
      }),
    ];
  }

  async #send(text: string): Promise<boolean> {
    try {
      await this.processMessage(text);
      return true;
    } catch (error) {
      if (error instanceof ChatInputError) ui.notifications.warn(error.message);
      else ui.notifications.error(error as Error);
      return false;
    }
  }

  /**
   * Does what a typed message asks for. The hook `chatMessage` goes first and may swallow it.
   * @throws ChatInputError when the message makes no sense.
   */
  async processMessage(
    text: string,
    { speaker = CONFIG.ChatMessage.documentClass.getSpeaker() }: { speaker?: object } = {},
  ): Promise<ChatMessage | undefined> {
    const message = text.trim();
    if (!message) return undefined;
    const hookData = { user: game.userId, speaker: speaker as ChatData["speaker"] };
    if (!Hooks.call("chatMessage", this, message, hookData)) return undefined;
    const chatData: ChatData = { author: game.userId, speaker: hookData.speaker };
    const createOptions: Record<string, unknown> = {};
    const [name, match] = ChatLog.parse(message);
    const { fn } = ChatLog.#table()[name]!;
    if ((await fn.call(this, name, match, chatData, createOptions)) === false) return undefined;
    const { documentClass } = CONFIG.ChatMessage;
    return (await documentClass.create(chatData, createOptions)) as ChatMessage | undefined;
  }

  #draw<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#drawing.then(work);
    this.#drawing = turn.catch(() => {});
    return turn;
  }

  /** Draws older messages before those in the log. */
  async renderBatch(size: number): Promise<void> {
    if (!this.#list) return;
    const first = this.#list.firstElementChild?.getAttribute("data-message-id");
    const messages = visibleMessages();
    const end = first ? messages.findIndex(({ id }) => id === first) : messages.length;
    const cards = [];
    for (const message of messages.slice(Math.max(0, end - size), Math.max(0, end)))
      cards.push(await card(message));
    this.#list.prepend(...cards);
  }

  #onScroll(): void {
    const list = this.#list!;
    this.#jump?.toggleAttribute("hidden", this.isAtBottom);
    if (list.scrollTop > 0) return;
    const height = list.scrollHeight;
    void this.#draw(() => this.renderBatch(CONFIG.ChatMessage.batchSize)).then(() => {
      list.scrollTop += list.scrollHeight - height;
    });
  }

  /** Adds a new message at the end, and shows a toast if the log is out of sight. */
  postOne(message: ChatMessage, { notify = false } = {}): Promise<void> {
    if (!message.visible || !this.rendered) return Promise.resolve();
    return this.#draw(async () => {
      if (!this.#list || !game.messages.has(message.id!)) return;
      const follow = this.isAtBottom || message.isAuthor;
      if (!this.#find(message.id!)) this.#insert(message, await card(message));
      message.logged = true;
      if (follow) this.scrollBottom();
      if (!notify) return;
      this.#announce(message);
      if (!this.notifications.needed) return;
      this.#pip(true);
      this.notifications.add(await toastCard(message));
    });
  }

  /** Draws a changed message anew, in the log and on toasts. */
  updateMessage(message: ChatMessage, { notify = false } = {}): Promise<void> {
    if (!this.rendered) return Promise.resolve();
    return this.#draw(async () => {
      const old = this.#find(message.id!);
      if (!message.visible) return this.deleteMessage(message.id!);
      const follow = this.isAtBottom;
      if (old) old.replaceWith(await card(message));
      else this.#insert(message, await card(message));
      for (const toast of this.notifications.of(message.id!)) {
        this.notifications.remove(toast);
        this.notifications.add(await toastCard(message));
      }
      if (follow) this.scrollBottom();
      if (notify) this.#announce(message);
    });
  }

  /** Puts a card where its time says: a message that was revealed may be older than others. */
  #insert(message: ChatMessage, element: HTMLElement): void {
    const earlier = [...this.#list!.children].findLast((other) => {
      const { timestamp = 0 } = messageOf(other) ?? {};
      return timestamp <= message.timestamp;
    });
    if (earlier) earlier.after(element);
    else this.#list!.prepend(element);
  }

  /** Takes a deleted message out of the log and off the toasts. */
  deleteMessage(id: string): void {
    this.#find(id)?.remove();
    for (const toast of this.notifications.of(id)) this.notifications.remove(toast);
  }

  #find(id: string): HTMLElement | null {
    return this.#list?.querySelector<HTMLElement>(`:scope > [data-message-id="${id}"]`) ?? null;
  }

  scrollBottom(): void {
    if (this.#list) this.#list.scrollTop = this.#list.scrollHeight;
    this.#jump?.toggleAttribute("hidden", true);
  }

  /** Tells screen readers of a new message in few words. */
  #announce(message: ChatMessage): void {
    const region =
      document.getElementById("chat-announcer") ??
      h("div", { id: "chat-announcer", role: "status", "aria-live": "polite" });
    if (!region.isConnected) document.body.append(region);
    const seen = message.isContentVisible;
    const said = new DOMParser().parseFromString(
      `${message.flavor} ${message.content}`,
      "text/html",
    );
    const text = seen ? (said.body.textContent ?? "").trim() : t("Chat.HiddenMessage");
    region.textContent = `${message.alias}: ${text.replace(/\s+/g, " ").slice(0, 300)}`;
  }

  #pip(shown: boolean): void {
    const pip = ui.sidebar.element?.querySelector('[data-tab="chat"] .notification-pip');
    pip?.toggleAttribute("hidden", !shown);
  }

  async #confirmClear(): Promise<void> {
    const yes = await DialogV2.confirm({
      window: { title: t("Chat.Clear") },
      content: `<p>${t("Chat.ClearQuestion")}</p>`,
      rejectClose: false,
    });
    if (yes) await CONFIG.ChatMessage.documentClass.deleteDocuments([], { deleteAll: true });
  }

  #export(): void {
    const text = visibleMessages()
      .map((message) => message.export())
      .join("\n---\n");
    const link = h("a", {
      href: URL.createObjectURL(new Blob([text], { type: "text/plain" })),
      download: "chat.txt",
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

/** The messages that this user sees, oldest first. */
function visibleMessages(): ChatMessage[] {
  return [...game.messages]
    .filter(({ visible }) => visible)
    .sort((a, b) => a.timestamp - b.timestamp);
}

function toastCard(message: ChatMessage): Promise<HTMLElement> {
  return message.renderHTML({ canDelete: false, canClose: true });
}

async function card(message: ChatMessage): Promise<HTMLElement> {
  const element = await message.renderHTML();
  message.logged = true;
  return element;
}
