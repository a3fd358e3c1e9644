import { Setting } from "./setting.ts";

/** What each player sets for themselves. */
export const RULE_PREFERENCES = {
  rollAtOnce: new Setting<boolean>("core.rollAtOnce", () => ({
    scope: "client",
    type: Boolean,
    default: false,
    config: true,
    name: "QUARTET.Settings.RollAtOnce.Label",
    hint: "QUARTET.Settings.RollAtOnce.Hint",
  })),
} as const;
