import { type RuleSwitches, switchValues } from "../../core/settings/rule-switches.ts";
import {
  DEFAULT_HELIX_SETTINGS,
  HELIX_SETTING_CHOICES,
  type HelixSettings,
} from "../rules/settings.ts";

const KEYS = Object.keys(HELIX_SETTING_CHOICES) as (keyof HelixSettings)[];

/** What a game master may change in the rules of HELIX (rules/README). */
export const HELIX_SWITCHES: RuleSwitches = {
  bookId: "helix",
  prefix: "QUARTET.Helix",
  switches: KEYS.map((key) => ({
    kind: "choice",
    key,
    book: DEFAULT_HELIX_SETTINGS[key],
    choices: HELIX_SETTING_CHOICES[key],
  })),
};

/** The rules as they stand in this world. */
export function helixSettings(): HelixSettings {
  return switchValues(HELIX_SWITCHES) as unknown as HelixSettings;
}
