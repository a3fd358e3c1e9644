import { Setting } from "./setting.ts";

/** A rule that a game master may read in another way than we do. */
export type RuleSwitch =
  | { readonly kind: "flag"; readonly key: string; readonly book: boolean }
  | {
      readonly kind: "choice";
      readonly key: string;
      readonly book: string | number;
      readonly choices: readonly (string | number)[];
    };

/** The switches of one rule book, under `quartet.<bookId>.<key>`. */
export interface RuleSwitches {
  readonly bookId: string;
  /** Language key of the name of the book's own section, such as `QUARTET.Noppa`. */
  readonly prefix: string;
  readonly switches: readonly RuleSwitch[];
}

/** The stored value of a switch. */
export function switchSetting(bookId: string, entry: RuleSwitch): Setting<unknown> {
  const byValue = typeof entry.book === "number" ? Number : String;
  return new Setting<unknown>(`${bookId}.${entry.key}`, () => ({
    scope: "world",
    type: entry.kind === "flag" ? Boolean : byValue,
    default: entry.book,
  }));
}

/** Registers every switch as a world setting, edited in our own window. */
export function registerSwitches({ bookId, switches }: RuleSwitches): void {
  for (const entry of switches) switchSetting(bookId, entry).register();
}

/** The value of a switch; what the book says where the stored one is no longer a choice. */
export function switchValue(bookId: string, entry: RuleSwitch): unknown {
  const value = switchSetting(bookId, entry).get();
  const isKnown = entry.kind === "flag" || entry.choices.some((choice) => choice === value);
  return isKnown ? value : entry.book;
}

/** All switches of a book, by key. */
export function switchValues({ bookId, switches }: RuleSwitches): Record<string, unknown> {
  return Object.fromEntries(switches.map((entry) => [entry.key, switchValue(bookId, entry)]));
}
