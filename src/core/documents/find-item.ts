import type { TranslatedName } from "../i18n/translations.ts";
import type { QuartetActor } from "./actor.ts";
import type { QuartetItem } from "./item.ts";
import { translationsOf } from "./translated.ts";

/** The item of an actor with this identifier; names are never looked up. */
export function findByIdentifier(
  actor: QuartetActor,
  type: string,
  identifier: string,
): QuartetItem | undefined {
  if (!identifier) return undefined;
  return actor.items.find(
    (item) =>
      (item.type as string) === type &&
      foundry.utils.getProperty(item, "system.identifier") === identifier,
  ) as QuartetItem | undefined;
}

/** The item of an actor that is meant: by its id, or by its identifier. */
export function findItem(actor: QuartetActor, type: string, id: string): QuartetItem | undefined {
  const item = actor.items.get(id) as QuartetItem | undefined;
  const found = item ?? findByIdentifier(actor, type, id);
  return (found?.type as string) === type ? found : undefined;
}

/** The name of an item as a message keeps it: with its translations, and of its own. */
export function nameOf(item: QuartetItem): TranslatedName {
  return {
    name: item._source.name,
    translations: foundry.utils.deepClone(translationsOf(item.system)),
  };
}
