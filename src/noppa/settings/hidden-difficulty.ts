/*
 * Difficulties that only the game master may know. They live in the browser of the game master
 * (client scope), never in the world, so no player's client ever receives one.
 */

import { KeptValues } from "../../core/settings/kept-values.ts";
import { Setting } from "../../core/settings/setting.ts";

const KNOWN = new KeptValues<number>("noppa.hiddenDifficulties");

const STANDING = new Setting<string>("noppa.standingDifficulty", () => ({
  scope: "client",
  type: String,
  default: "",
}));

const ALWAYS = new Setting<boolean>("noppa.alwaysHidden", () => ({
  scope: "world",
  type: Boolean,
  default: false,
  config: true,
  name: "QUARTET.Noppa.Settings.AlwaysHidden.Label",
  hint: "QUARTET.Noppa.Settings.AlwaysHidden.Hint",
}));

export function registerHiddenDifficulty(): void {
  for (const setting of [KNOWN, STANDING, ALWAYS]) setting.register();
}

/** Whether the game master keeps the difficulty of every check. */
export function isAlwaysHidden(): boolean {
  return ALWAYS.get();
}

/** The difficulty that this client used to judge a message, if it was this one. */
export function knownDifficulty(messageId: string): number | null {
  return KNOWN.get(messageId);
}

export async function rememberDifficulty(messageId: string, difficulty: number): Promise<void> {
  await KNOWN.keep(messageId, difficulty);
}

/** The difficulty that the game master has laid down for the checks to come; `null` for none. */
export function standingDifficulty(): number | null {
  const text = STANDING.get();
  return text === "" ? null : Number(text);
}

export async function setStandingDifficulty(difficulty: number | null): Promise<void> {
  await STANDING.set(difficulty === null ? "" : String(difficulty));
}
