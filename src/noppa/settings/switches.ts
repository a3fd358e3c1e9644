import { type RuleSwitches, switchValues } from "../../core/settings/rule-switches.ts";
import {
  DEFAULT_NOPPA_SETTINGS,
  type NoppaSettings,
  OPPOSED_HELPERS,
  SISU_ALLOCATIONS,
  UNTRAINED,
} from "../rules/settings.ts";

/** What a game master may change in the rules of Noppajärjestelmä (rules/README). */
export const NOPPA_SWITCHES: RuleSwitches = {
  bookId: "noppa",
  prefix: "QUARTET.Noppa",
  switches: [
    { kind: "flag", key: "sisuAvertsDisaster", book: DEFAULT_NOPPA_SETTINGS.sisuAvertsDisaster },
    {
      kind: "choice",
      key: "minDiceForDisaster",
      book: DEFAULT_NOPPA_SETTINGS.minDiceForDisaster,
      choices: [1, 2],
    },
    {
      kind: "choice",
      key: "untrained",
      book: DEFAULT_NOPPA_SETTINGS.untrained,
      choices: UNTRAINED,
    },
    {
      kind: "choice",
      key: "sisuAllocation",
      book: DEFAULT_NOPPA_SETTINGS.sisuAllocation,
      choices: SISU_ALLOCATIONS,
    },
    { kind: "flag", key: "sisuTotalCap", book: DEFAULT_NOPPA_SETTINGS.sisuTotalCap },
    {
      kind: "choice",
      key: "opposedHelper",
      book: DEFAULT_NOPPA_SETTINGS.opposedHelper,
      choices: OPPOSED_HELPERS,
    },
  ],
};

/** The rules as they stand in this world. */
export function noppaSettings(): NoppaSettings {
  return switchValues(NOPPA_SWITCHES) as unknown as NoppaSettings;
}
