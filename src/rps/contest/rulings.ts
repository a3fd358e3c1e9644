type Data = Readonly<Record<string, unknown>>;

/** What a game master lays down before anybody buys dice. */
export interface EarlyRuling {
  /** The game master's modifier by the id of the side. RPS [38][125] */
  readonly gm: Readonly<Record<string, number>>;
  /** Whether this is bigger than a duel; `null` leaves it as it was opened. RPS [63] */
  readonly bigger: boolean | null;
}

/** What a game master decides about the outcome. */
export interface LateRuling {
  /** Keys of the pairs whose success does not stand. */
  readonly voided: readonly string[];
  /** Keys of the pairs in which a parry is not allowed. RPS [119] */
  readonly noParry: readonly string[];
  /** Shock, and blood, by the id of the side that suffers it. RPS [125] */
  readonly shock: Readonly<Record<string, number>>;
  readonly blood: Readonly<Record<string, number>>;
}

/** @returns A ruling that came from another client, cleaned of what is none. */
export function readEarly(data: Data | null): EarlyRuling {
  const bigger = data?.bigger;
  return { gm: numbers(data?.gm), bigger: typeof bigger === "boolean" ? bigger : null };
}

export function readLate(data: Data | null): LateRuling {
  return {
    voided: keys(data?.voided),
    noParry: keys(data?.noParry),
    shock: numbers(data?.shock),
    blood: numbers(data?.blood),
  };
}

/** @returns The list with a key that was not there, or without one that was. */
export function toggled(list: readonly string[], key: string): string[] {
  return list.includes(key) ? list.filter((other) => other !== key) : [...list, key];
}

function keys(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((key) => typeof key === "string") : [];
}

function numbers(given: unknown): Record<string, number> {
  const entries = typeof given === "object" && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.filter(([, value]) => Number.isSafeInteger(value)));
}
