import type { Document } from "../../common/abstract/document.ts";
import { BaseChatMessage } from "../../common/documents/base-chat-message.ts";
import type { JsonObject, Operation } from "../../common/protocol.ts";
import type { Data } from "../../common/types.ts";
import * as modes from "../dice/message-modes.ts";
import type { Roll } from "../dice/roll.ts";
import { CONFIG, game, generation, ui } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { BenchDeprecated } from "../strict.ts";
import type { Actor } from "./actor.ts";
import { replaceInlineRolls, storedData } from "./chat-content.ts";
import { type MessageRenderOptions, renderMessage } from "./chat-render.ts";
import * as speakers from "./chat-speaker.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { User } from "./user.ts";

/** A message in the chat log, of a person, a character or a roll. */
export class ChatMessage extends ClientDocumentMixin(BaseChatMessage) {
  declare type: string;
  declare system: Data;
  declare author: User | null;
  declare timestamp: number;
  declare style: number;
  declare flavor: string;
  declare content: string;
  declare speaker: speakers.SpeakerData;
  /** Ids of the users who may see the message; empty for all. */
  declare whisper: string[];
  declare blind: boolean;
  declare rolls: Roll[];
  declare sound: string | null;
  /** Whether the chat log shows the message. */
  logged?: boolean;

  /** Told of the user's new message mode; the chat log listens. */
  static onModeChange: ((mode: string) => void) | null = null;

  /** The name over the message. */
  get alias(): string {
    return this.speaker.alias || this.speakerActor?.name || this.author?.name || "";
  }

  get isAuthor(): boolean {
    return this._source.author === game.userId;
  }

  get isRoll(): boolean {
    return this.rolls.length > 0;
  }

  get #isRecipient(): boolean {
    return this.whisper.includes(game.userId);
  }

  /** Whether this user may see what the message says, and not only that it was sent. */
  get isContentVisible(): boolean {
    if (this.whisper.length === 0) return !this.blind || game.user.isGM;
    return this.#isRecipient || (this.isAuthor && !this.blind);
  }

  /** Whether this user sees a message at all. UNVERIFIED: private rolls show that they were made. */
  override get visible(): boolean {
    return this.whisper.length === 0 || this.isRoll || this.isAuthor || this.#isRecipient;
  }

  get speakerActor(): Actor | null {
    return ChatMessage.getSpeakerActor(this.speaker);
  }

  /** Revives the rolls. One that cannot be revived is an error in the console and left out. */
  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.rolls = (this.rolls as unknown[]).flatMap((data) => {
      try {
        return [revive(data)];
      } catch (error) {
        console.error(`A roll of ${this.uuid} cannot be revived:`, error);
        return [];
      }
    });
  }

  /**
   * Sets who may see message data (generation 14).
   * @throws For an unknown mode.
   */
  static applyMode(data: JsonObject, mode: string): JsonObject {
    return modes.applyModeTo(data, mode) as JsonObject;
  }

  /** Sets who may see this message, which is not stored yet (generation 14). */
  applyMode(mode: string): void {
    this.#applyMode(mode);
  }

  /** Sets who may see message data (generation 13). */
  static applyRollMode(data: JsonObject, rollMode: string): JsonObject {
    if (generation() === 14)
      throw new BenchDeprecated("ChatMessage.applyRollMode", "ChatMessage.applyMode");
    const mode = rollMode === "roll" ? modes.currentMode() : rollMode;
    return modes.applyModeTo(data, mode) as JsonObject;
  }

  /** Sets who may see this message, which is not stored yet (generation 13). */
  applyRollMode(rollMode: string): void {
    if (generation() === 14)
      throw new BenchDeprecated("ChatMessage#applyRollMode", "ChatMessage#applyMode");
    this.#applyMode(rollMode === "roll" ? modes.currentMode() : rollMode);
  }

  #applyMode(mode: string): void {
    const { whisper, blind, style, rolls } = this;
    const data = modes.applyModeTo({ whisper: [...whisper], blind, style, rolls }, mode);
    this.updateSource({ whisper: data.whisper, blind: data.blind, style: data.style });
  }

  static getSpeaker(options: speakers.SpeakerOptions = {}): speakers.SpeakerData {
    return speakers.getSpeaker(options);
  }

  static getSpeakerActor(speaker?: Partial<speakers.SpeakerData> | null): Actor | null {
    return speakers.getSpeakerActor(speaker);
  }

  /** The users that a name means: "gm", "players", a user or a character. */
  static getWhisperRecipients(name: string): User[] {
    return speakers.whisperRecipients(name);
  }

  /** The data for dice formulas of the speaking character, or of the author's. */
  getRollData(): Record<string, unknown> {
    const actor = this.speakerActor ?? (this.author?.character as Actor | null | undefined);
    return (actor?.getRollData() ?? {}) as Record<string, unknown>;
  }

  /** The card for the log. Content that this user may not see is not rendered at all. */
  async renderHTML(options: MessageRenderOptions = {}): Promise<HTMLElement> {
    const { html, context } = await renderMessage(this, options);
    Hooks.callAll("renderChatMessageHTML", this, html, context);
    return html;
  }

  /** The message as plain text. */
  export(): string {
    const time = new Date(this.timestamp).toISOString().slice(0, 16).replace("T", " ");
    const totals = this.rolls.map((roll) => `${roll.formula} = ${roll.result} = ${roll.total}`);
    const parsed = new DOMParser().parseFromString(this.content, "text/html");
    const said = totals.length ? totals.join("\n") : (parsed.body.textContent ?? "");
    return `[${time}] ${this.alias}\n${this.isContentVisible ? said.trim() : "…"}`;
  }

  static override async createDocuments(
    data: (Data | Document)[] = [],
    operation: Operation = {},
  ): Promise<Document[]> {
    return super.createDocuments(data.map(storedData), operation as never);
  }

  override async _preCreate(
    data: JsonObject,
    options: Operation,
    user: User,
  ): Promise<boolean | undefined> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    if (!this._source.author) this.updateSource({ author: user.id });
    const asked = modes.requestedMode(options as modes.ModeOptions);
    if (asked) this.#applyMode(asked);
    else if (this.isRoll && this.whisper.length === 0 && !this.blind)
      this.#applyMode(modes.currentMode());
    if (this.content.includes("[["))
      this.updateSource({ content: await replaceInlineRolls(this.content, this.getRollData()) });
    return undefined;
  }

  override _onCreate(data: JsonObject, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    void ui.chat.postOne(this, { notify: true });
  }

  override _onUpdate(changed: JsonObject, options: Operation, userId: string): void {
    super._onUpdate(changed, options, userId);
    void ui.chat.updateMessage(this);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    ui.chat.deleteMessage(this.id!);
  }
}

/** A roll of stored data, or one that is alive. */
function revive(data: unknown): Roll {
  if (typeof data === "object" && data !== null && "evaluateSync" in data) return data as Roll;
  const plain = typeof data === "string" ? JSON.parse(data) : data;
  return CONFIG.Dice.rolls[0]!.fromData(plain as Record<string, unknown>);
}
