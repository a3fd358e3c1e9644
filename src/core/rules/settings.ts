import { type Choice, requireChoice } from "./errors.ts";

/** The values accepted for each setting of a rule book, the default first. */
export type SettingChoices<Settings> = {
  readonly [Key in keyof Settings]: readonly (Settings[Key] & Choice)[];
};

/**
 * Makes the reader of a book's settings: it gives one setting, checked, and throws a RuleError if its
 * value is none of the accepted ones.
 */
export function settingReader<Settings>(choices: SettingChoices<Settings>) {
  return <Key extends keyof Settings & string>(settings: Settings, key: Key): Settings[Key] =>
    requireChoice(key, settings[key], choices[key]);
}
