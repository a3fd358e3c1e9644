import type { WorldData } from "../common/protocol.ts";

/**
 * The singletons that documents, applications and dice share. Filled while the client boots
 * (`main.ts`), so that class files need not import one another in circles.
 * The values are typed where they are used: import the class as a type and narrow through
 * the interfaces below, which each area of the bench extends by declaration merging:
 *
 *   declare module "../globals.ts" { interface Game { i18n: Localization } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Game {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Config {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Ui {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Canvas {}

export interface Game {
  /** What the server sent when this client joined. */
  data: WorldData;
  release: WorldData["release"];
  ready: boolean;
  userId: string;
}

export const game = { ready: false } as Game;
export const CONFIG = {} as Config;
export const ui = {} as Ui;
export const canvas = {} as Canvas;

/** The generation whose behaviour the bench shows: 13 or 14. */
export function generation(): 13 | 14 {
  return game.release?.generation ?? 14;
}
