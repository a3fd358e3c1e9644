import { CHAT_MESSAGE_STYLES } from "../../../../common/constants.ts";
import { modeOf, modeSetting } from "../../../dice/message-modes.ts";
import type { Actor } from "../../../documents/actor.ts";
import { CONFIG, game, generation } from "../../../globals.ts";
import type { ChatLog } from "./chat.ts";

/** Message data in the making. */
export interface ChatData {
  author: string;
  speaker: Record<string, unknown>;
  [key: string]: unknown;
}

/**
 * Completes the message, whose text after the command `match` holds, and its create options.
 * False: there is no message to make.
 */
export type ChatCommandCallback = (
  this: ChatLog,
  command: string,
  match: RegExpMatchArray,
  chatData: ChatData,
  createOptions: Record<string, unknown>,
) => Promise<false | undefined>;

export interface ChatCommand {
  rgx: RegExp;
  fn: ChatCommandCallback;
}

/** A mistake of the person who typed, to be told to them. */
export class ChatInputError extends Error {}

function pattern(...names: string[]): RegExp {
  return new RegExp(`^/(?:${names.join("|")})(?:\\s+(?<rest>[\\s\\S]*))?$`, "iu");
}

/** One roll a line; what follows "#" is its flavour. */
function rollCommand(meaning: "public" | "gm" | "blind" | "self" | null): ChatCommandCallback {
  return async (_command, match, chatData, createOptions) => {
    const lines = (match.groups?.rest ?? "").split("\n").filter((line) => line.trim());
    if (!lines.length) throw new ChatInputError(game.i18n.localize("BENCH.Chat.NoFormula"));
    const [Roll] = CONFIG.Dice.rolls;
    const rollData = rollDataOf(chatData);
    const rolls = [];
    const flavors: string[] = [];
    for (const line of lines) {
      const [formula = "", ...comment] = line.split("#");
      if (!Roll!.validate(formula))
        throw new ChatInputError(game.i18n.format("BENCH.Chat.WrongFormula", { formula }));
      const roll = Roll!.create(formula.trim(), rollData);
      rolls.push(await roll.evaluate({ allowInteractive: meaning !== "blind" }));
      if (comment.length) flavors.push(comment.join("#").trim());
    }
    chatData.rolls = rolls;
    chatData.content = String(rolls.reduce((sum, { total = 0 }) => sum + total, 0));
    if (flavors.length) chatData.flavor = flavors.join(", ");
    if (meaning) createOptions[modeSetting()] = modeOf(meaning);
    return undefined;
  };
}

/** The data of the speaking character, or of the user's own. */
function rollDataOf({ speaker }: ChatData): Record<string, unknown> {
  const { getSpeakerActor } = CONFIG.ChatMessage.documentClass;
  const actor = getSpeakerActor(speaker) ?? (game.user.character as Actor | null);
  return (actor?.getRollData() ?? {}) as Record<string, unknown>;
}

const whisper: ChatCommandCallback = async (_command, match, chatData) => {
  const { list, name, rest = "" } = match.groups ?? {};
  const names = (list ?? name ?? "").split(",");
  const users = names.flatMap((each) =>
    CONFIG.ChatMessage.documentClass.getWhisperRecipients(each),
  );
  if (!users.length)
    throw new ChatInputError(
      game.i18n.format("BENCH.Chat.NoRecipient", { name: names.join(", ") }),
    );
  toUsers(chatData, users, rest);
  return undefined;
};

function toGroup(group: string): ChatCommandCallback {
  return async (_command, match, chatData) => {
    const users = CONFIG.ChatMessage.documentClass.getWhisperRecipients(group);
    toUsers(chatData, users, match.groups?.rest ?? "");
    return undefined;
  };
}

function toUsers(chatData: ChatData, users: { id: string | null }[], text: string): void {
  if (!game.user.hasPermission("MESSAGE_WHISPER"))
    throw new ChatInputError(game.i18n.localize("BENCH.Chat.MayNotWhisper"));
  chatData.whisper = users.map(({ id }) => id);
  setText(chatData, text);
}

/** A command that speaks in a style; out of character it is the user who speaks. */
function speech(style: number): ChatCommandCallback {
  return async (_command, match, chatData) => {
    const text = match.groups?.rest ?? "";
    if (style === CHAT_MESSAGE_STYLES.OOC) asUser(chatData);
    else if (!chatData.speaker.actor && !chatData.speaker.token)
      throw new ChatInputError(game.i18n.localize("BENCH.Chat.NoCharacter"));
    chatData.style = style;
    setText(
      chatData,
      style === CHAT_MESSAGE_STYLES.EMOTE ? `${chatData.speaker.alias} ${text}` : text,
    );
    return undefined;
  };
}

/** Text without a command: generation 14 goes by the message mode, 13 by who is selected. */
const plain: ChatCommandCallback = async (_command, match, chatData, createOptions) => {
  const { IC, OOC } = CHAT_MESSAGE_STYLES;
  const mode = generation() === 14 ? (game.settings.get("core", "messageMode") as string) : null;
  const inCharacter = mode ? mode === "ic" : Boolean(chatData.speaker.actor);
  if (mode) createOptions.messageMode = mode;
  if (!inCharacter) asUser(chatData);
  chatData.style = inCharacter ? IC : OOC;
  setText(chatData, match[0]);
  return undefined;
};

function asUser(chatData: ChatData): void {
  chatData.speaker = {
    scene: chatData.speaker.scene,
    actor: null,
    token: null,
    alias: game.user.name,
  };
}

function setText(chatData: ChatData, text: string): void {
  if (!text.trim()) throw new ChatInputError(game.i18n.localize("BENCH.Chat.NoText"));
  chatData.content = text.trim().replaceAll("\n", "<br>");
}

/** The commands of the chat, in the order in which they are tried. */
export function chatCommands(): Record<string, ChatCommand> {
  const { IC, OOC, EMOTE } = CHAT_MESSAGE_STYLES;
  return {
    roll: { rgx: pattern("r", "roll"), fn: rollCommand(null) },
    publicroll: { rgx: pattern("pr", "publicroll"), fn: rollCommand("public") },
    gmroll: { rgx: pattern("gmr", "gmroll"), fn: rollCommand("gm") },
    blindroll: { rgx: pattern("b", "br", "blindroll"), fn: rollCommand("blind") },
    selfroll: { rgx: pattern("sr", "selfroll"), fn: rollCommand("self") },
    ic: { rgx: pattern("ic"), fn: speech(IC) },
    ooc: { rgx: pattern("ooc"), fn: speech(OOC) },
    emote: { rgx: pattern("em", "me", "emote"), fn: speech(EMOTE) },
    whisper: {
      rgx: /^(?:\/w(?:hisper)?\s+|@)(?:\[(?<list>[^\]]+)\]|(?<name>\S+))\s*(?<rest>[\s\S]*)$/iu,
      fn: whisper,
    },
    gm: { rgx: pattern("gm"), fn: toGroup("gm") },
    players: { rgx: pattern("players"), fn: toGroup("players") },
    invalid: {
      rgx: /^\/[\s\S]*/u,
      fn: async (_command, match) => {
        throw new ChatInputError(game.i18n.format("BENCH.Chat.Unknown", { command: match[0] }));
      },
    },
    none: { rgx: /^[\s\S]*$/u, fn: plain },
  };
}
