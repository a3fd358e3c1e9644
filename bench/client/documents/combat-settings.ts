import { game } from "../globals.ts";

/** The world setting `core.combatTrackerConfig`. */
export interface CombatSettings {
  /** Path in `system` of what the tracker shows for each combatant. */
  resource: string;
  /** Whether the turn order passes over the defeated. */
  skipDefeated: boolean;
}

export const COMBAT_SETTING = "combatTrackerConfig";

export function combatSettings(): CombatSettings {
  return game.settings.get("core", COMBAT_SETTING) as CombatSettings;
}
