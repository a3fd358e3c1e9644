import { Setting } from "../../core/settings/setting.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../rules/settings.ts";

/** What a game master has changed from the book; everything else is the book's. */
const CHANGED = new Setting<Partial<RpsSettings>>("rps.rules", () => ({
  scope: "world",
  type: Object,
  default: {},
  onChange: redrawSheets,
}));

export function registerRules(): void {
  CHANGED.register();
}

/** The rules as they stand in this world. */
export function rpsSettings(): RpsSettings {
  return { ...DEFAULT_RPS_SETTINGS, ...CHANGED.get() };
}

/** Saves one rule; what equals the book is not kept. */
export async function saveRule<Key extends keyof RpsSettings>(
  key: Key,
  value: RpsSettings[Key],
): Promise<void> {
  const { [key]: _, ...others } = CHANGED.get();
  const isBook = foundry.utils.objectsEqual(
    { value } as never,
    { value: DEFAULT_RPS_SETTINGS[key] } as never,
  );
  await CHANGED.set(isBook ? (others as Partial<RpsSettings>) : { ...others, [key]: value });
}

/** Limits and marks on open sheets and tokens follow at once. */
function redrawSheets(): void {
  for (const actor of game.actors)
    if (["rpsCharacter", "rpsVehicle"].includes(actor.type)) {
      actor.reset();
      actor.render(false);
    }
}
