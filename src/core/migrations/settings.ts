import { Setting } from "../settings/setting.ts";

/** What the world remembers of its migrations. */
export const MIGRATION_SETTINGS = {
  /** The number of the last step that is done; 0 before anybody has looked. */
  version: new Setting<number>("core.migrationVersion", () => ({
    scope: "world",
    type: Number,
    default: 0,
  })),
  /** The user who is at it; empty for nobody. */
  runner: new Setting<string>("core.migrationRunner", () => ({
    scope: "world",
    type: String,
    default: "",
  })),
  /** Locked compendiums that were left alone, with the number of their last step. */
  behind: new Setting<Readonly<Record<string, number>>>("core.migrationBehind", () => ({
    scope: "world",
    type: Object,
    default: {},
  })),
} as const;
