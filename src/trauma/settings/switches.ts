import {
  type RuleSwitch,
  type RuleSwitches,
  switchValue,
  switchValues,
} from "../../core/settings/rule-switches.ts";
import {
  DEFAULT_TRAUMA_SETTINGS,
  TRAUMA_SETTING_CHOICES,
  type TraumaSettings,
} from "../rules/settings.ts";

const KEYS = Object.keys(TRAUMA_SETTING_CHOICES) as (keyof TraumaSettings)[];

function ruleSwitch(key: keyof TraumaSettings): RuleSwitch {
  const book = DEFAULT_TRAUMA_SETTINGS[key];
  if (typeof book === "boolean") return { kind: "flag", key, book };
  const choices = TRAUMA_SETTING_CHOICES[key].filter((choice) => typeof choice !== "boolean");
  return { kind: "choice", key, book, choices };
}

/** A message in character takes the next place in the round by itself: for play by post. */
const POSTS_CLAIM_TURNS: RuleSwitch = { kind: "flag", key: "postsClaimTurns", book: false };

const RULES: RuleSwitches = {
  bookId: "trauma",
  prefix: "QUARTET.Trauma",
  switches: KEYS.map(ruleSwitch),
};

/** What a game master may change in the rules of Trauma (trauma.md 3.4), and in how it is played. */
export const TRAUMA_SWITCHES: RuleSwitches = {
  ...RULES,
  switches: [...RULES.switches, POSTS_CLAIM_TURNS],
};

/** The rules as they stand in this world. */
export function traumaSettings(): TraumaSettings {
  return switchValues(RULES) as unknown as TraumaSettings;
}

/** Whether a message in character claims the next place in the round (Trauma 003:15). */
export function postsClaimTurns(): boolean {
  return switchValue(RULES.bookId, POSTS_CLAIM_TURNS) === true;
}
