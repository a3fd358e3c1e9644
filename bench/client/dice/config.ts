import { ChatMessage } from "../documents/chat-message.ts";
import { Messages } from "../documents/collections/messages.ts";
import type { DocumentConfig } from "../documents/config-types.ts";
import { type Config, game, generation } from "../globals.ts";
import { strict } from "../strict.ts";
import { diceConfig } from "./dice-config.ts";
import { DICE_CONFIGURATION_SETTING } from "./fulfilment.ts";
import { type MessageMode, messageModes, modeSetting } from "./message-modes.ts";
import type { DiceConfig } from "./types.ts";

/** CONFIG.ChatMessage */
export interface ChatMessageConfig extends Omit<DocumentConfig, "documentClass"> {
  documentClass: typeof ChatMessage;
  template: string;
  /** How many messages the log draws at a time. */
  batchSize: number;
  /** Generation 14 only. */
  modes: Record<string, MessageMode>;
}

declare module "../globals.ts" {
  interface Config {
    Dice: DiceConfig;
    ChatMessage: ChatMessageConfig;
    sounds: Record<string, string | null>;
  }
}

/** Fills CONFIG.Dice, CONFIG.ChatMessage and CONFIG.sounds. */
export function configure(config: Config): void {
  config.Dice = strict("CONFIG.Dice", diceConfig());
  config.ChatMessage = strict("CONFIG.ChatMessage", chatMessageConfig(), [
    "trackableAttributes",
    "initiative",
    "changeTypes",
    "phases",
  ]);
  // The bench makes no sound.
  config.sounds = strict("CONFIG.sounds", { dice: null, lock: null, notification: null });
  // So that systems may ask `"applyMode" in ChatMessage`.
  if (generation() === 13) {
    Reflect.deleteProperty(ChatMessage, "applyMode");
    Reflect.deleteProperty(ChatMessage.prototype, "applyMode");
  }
}

/** The settings in `core` of dice and chat. */
export function registerSettings(): void {
  const fourteen = generation() === 14;
  game.settings.register("core", modeSetting(), {
    scope: "client",
    config: false,
    type: String,
    default: fourteen ? "public" : "publicroll",
    onChange: (mode) => ChatMessage.onModeChange?.(String(mode)),
  });
  game.settings.register("core", DICE_CONFIGURATION_SETTING, {
    scope: "client",
    config: false,
    type: Object,
    default: {},
  });
}

function chatMessageConfig(): ChatMessageConfig {
  const config: ChatMessageConfig = {
    documentClass: ChatMessage,
    collection: Messages,
    template: "templates/chat/message.hbs",
    sidebarIcon: "fa-solid fa-comments",
    batchSize: 100,
    dataModels: {},
    typeLabels: {},
    typeIcons: {},
    sheetClasses: {},
    compendiumIndexFields: [],
    modes: messageModes(),
  };
  if (generation() === 13) Reflect.deleteProperty(config, "modes");
  return config;
}
