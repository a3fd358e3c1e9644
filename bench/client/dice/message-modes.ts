import { CHAT_MESSAGE_STYLES } from "../../common/constants.ts";
import { CONFIG, game, generation } from "../globals.ts";
import { BenchDeprecated } from "../strict.ts";

/** The data of a chat message, as far as its visibility goes. */
export interface ModeData {
  whisper?: unknown;
  blind?: unknown;
  style?: unknown;
  rolls?: unknown;
  [key: string]: unknown;
}

export interface MessageMode {
  label: string;
  icon: string;
  handler: (data: ModeData) => void;
}

/** Options by which callers choose who sees a message. */
export interface ModeOptions {
  /** Generation 14 */
  messageMode?: string | null;
  /** Generation 13 */
  rollMode?: string | null;
  [key: string]: unknown;
}

function toAll(data: ModeData): void {
  data.whisper = [];
  data.blind = false;
}

function toGms(data: ModeData, blind: boolean): void {
  const chosen = Array.isArray(data.whisper) && data.whisper.length > 0;
  if (!chosen) data.whisper = game.users.filter((user) => user.isGM).map((user) => user.id);
  data.blind = blind;
}

function toSelf(data: ModeData): void {
  data.whisper = [game.userId];
  data.blind = false;
}

/** CONFIG.ChatMessage.modes of generation 14. */
export function messageModes(): Record<string, MessageMode> {
  const label = (mode: string) => `BENCH.Chat.Mode.${mode}`;
  return {
    public: { label: label("public"), icon: "fa-solid fa-globe", handler: toAll },
    gm: {
      label: label("gm"),
      icon: "fa-solid fa-user-secret",
      handler: (data) => toGms(data, false),
    },
    blind: {
      label: label("blind"),
      icon: "fa-solid fa-eye-slash",
      handler: (data) => toGms(data, true),
    },
    self: { label: label("self"), icon: "fa-solid fa-user", handler: toSelf },
    ic: {
      label: label("ic"),
      icon: "fa-solid fa-masks-theater",
      handler: (data) => {
        toAll(data);
        data.style = CHAT_MESSAGE_STYLES.IC;
      },
    },
  };
}

/** The modes of generation 13 and those of 14 that do the same. */
export const ROLL_MODES: Record<string, string> = {
  publicroll: "public",
  gmroll: "gm",
  blindroll: "blind",
  selfroll: "self",
};

/** CONFIG.Dice.rollModes of generation 13. */
export function rollModes(): Record<string, { label: string; icon: string }> {
  const modes = messageModes();
  return Object.fromEntries(
    Object.entries(ROLL_MODES).map(([old, mode]) => {
      const { label, icon } = modes[mode]!;
      return [old, { label, icon }];
    }),
  );
}

/** The key of the setting in `core` that holds the user's mode. */
export function modeSetting(): "messageMode" | "rollMode" {
  return generation() === 14 ? "messageMode" : "rollMode";
}

export function currentMode(): string {
  return game.settings.get("core", modeSetting()) as string;
}

/** The modes that users choose from. */
export function modeChoices(): Record<string, { label: string; icon: string }> {
  return generation() === 14 ? CONFIG.ChatMessage.modes : CONFIG.Dice.rollModes;
}

/** The mode of this meaning in the running generation. */
export function modeOf(meaning: "public" | "gm" | "blind" | "self"): string {
  if (generation() === 14) return meaning;
  return Object.keys(ROLL_MODES).find((mode) => ROLL_MODES[mode] === meaning)!;
}

/** @throws BenchDeprecated for the option that the running generation does not have. */
export function checkModeOptions(options: ModeOptions): void {
  if (generation() === 14 && options.rollMode !== undefined)
    throw new BenchDeprecated("the option rollMode", "messageMode");
  if (generation() === 13 && options.messageMode !== undefined)
    throw new BenchDeprecated("the option messageMode, which generation 13 lacks", "rollMode");
}

/** The mode that options ask for, if any. */
export function requestedMode(options: ModeOptions): string | undefined {
  checkModeOptions(options);
  const mode = options[modeSetting()] ?? undefined;
  // Generation 13 calls the user's own mode "roll".
  return mode === "roll" ? currentMode() : mode;
}

/**
 * Sets whisper and blind of message data as the mode wants.
 * @throws For a mode that the running generation does not have.
 */
export function applyModeTo<T extends ModeData>(data: T, mode: string): T {
  if (!Object.hasOwn(modeChoices(), mode))
    throw new Error(`"${mode}" is no mode of chat messages in generation ${generation()}`);
  const key = generation() === 14 ? mode : ROLL_MODES[mode]!;
  const modes = generation() === 14 ? CONFIG.ChatMessage.modes : messageModes();
  modes[key]!.handler(data);
  return data;
}
