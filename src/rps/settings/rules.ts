import { Setting } from "../../core/settings/setting.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../rules/settings.ts";
import { isBookValue } from "../rules/settings-check.ts";
import { readSettings } from "../rules/settings-shape.ts";
import { redrawWindows } from "./redraw.ts";

/** What a game master has changed from the book; everything else is the book's. */
const CHANGED = new Setting<unknown>("rps.rules", () => ({
  scope: "world",
  type: Object,
  default: {},
}));

/** Read once for each change: sheets ask for the rules all the time. */
let current: RpsSettings = DEFAULT_RPS_SETTINGS;

export function registerRules(): void {
  CHANGED.register();
  CHANGED.follow(follow);
  current = readStored();
}

/** The rules as they stand in this world. */
export function rpsSettings(): RpsSettings {
  return current;
}

/** Saves one rule; what equals the book is not kept. */
export async function saveRule<Key extends keyof RpsSettings>(
  key: Key,
  value: RpsSettings[Key],
): Promise<void> {
  const { [key]: _, ...others } = changes();
  await CHANGED.set(isBookValue(key, value) ? others : { ...others, [key]: value });
}

/** Back to the book in everything. */
export async function restoreRules(): Promise<void> {
  await CHANGED.set({});
}

function changes(): Readonly<Record<string, unknown>> {
  const stored = CHANGED.get();
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

function readStored(): RpsSettings {
  const { settings, unusable } = readSettings(CHANGED.get());
  if (unusable.length > 0)
    console.warn(
      `Quartet: RPS settings of this world that cannot be used, so the book's hold: ${unusable.join(", ")}`,
    );
  return settings;
}

function follow(): void {
  current = readStored();
  redrawWindows();
}
