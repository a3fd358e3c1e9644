import { knownName, type TranslatedName } from "../i18n/translations.ts";

/** As much of an actor as the names need that it is known by. */
interface NamedActor {
  readonly name: string;
  readonly system: object;
  /** The token that the actor belongs to, where that has one of its own. */
  readonly token?: object | null;
  readonly hasPlayerOwner?: boolean;
}

/**
 * A name that a token or a message holds, as this reader knows it. Ready characters from our packs
 * have a name in every language, and what is kept is the one that its author read. Any other name
 * stays as it is: whoever hides somebody behind a token's name must be able to rely on it. For the
 * same reason the name of an actor takes the place of a token's only where a player owns it, for
 * those have no name that others may not know.
 */
export function localName(name: string, actor: NamedActor | null): string {
  if (!actor) return name;
  const known = knownName({ name, translations: translationsOf(actor.system) }, game.i18n.lang);
  if (known === null) return name;
  return actor.hasPlayerOwner && !actor.token ? actor.name : known;
}

/** The translations that a document's system data carry, if any. */
export function translationsOf(system: object): TranslatedName["translations"] {
  return "translations" in system ? (system.translations as TranslatedName["translations"]) : {};
}
