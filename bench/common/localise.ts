/** What shared code asks of the translations; the client plugs in `game.i18n`. */
export interface Localiser {
  lang: string;
  has(key: string): boolean;
  localize(key: string): string;
}

let localiser: Localiser = { lang: "en", has: () => false, localize: (key) => key };

export function setLocaliser(value: Localiser): void {
  localiser = value;
}

export function getLocaliser(): Localiser {
  return localiser;
}

/** The translation of `key`, or `key` itself; an empty text stays empty. */
export function localise(key: string): string {
  return key ? localiser.localize(key) : key;
}
