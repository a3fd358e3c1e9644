import { type Reader, sortedByName } from "../i18n/language.ts";
import { readerWord, type TranslatedName } from "../i18n/translations.ts";

/** An item as a view needs it: what the document holds, and nothing of Foundry. */
export interface ItemFacts {
  readonly id: string;
  readonly uuid: string;
  readonly type: string;
  readonly name: string;
  readonly img: string;
  readonly sort: number;
  readonly system: Readonly<Record<string, unknown>>;
}

/** What a view needs of an item document. */
export function itemFacts(item: ItemFacts): ItemFacts {
  const { id, uuid, type, name, img, sort, system } = item;
  return { id, uuid, type, name, img, sort, system };
}

/** Items of one type: by hand, where somebody has sorted them, else by name. */
export function itemsOfType(
  items: readonly ItemFacts[],
  type: string,
  { language }: Reader,
): ItemFacts[] {
  const named = sortedByName(
    items.filter((item) => item.type === type),
    language,
  );
  return named.sort((a, b) => a.sort - b.sort);
}

/** A short text of an item, such as its range, as this reader knows it. @param field What it is called. */
export function wordOf(
  { system }: Pick<ItemFacts, "system">,
  field: string,
  { language }: Pick<Reader, "language">,
): string {
  const translations = (system.translations ?? {}) as TranslatedName["translations"];
  return readerWord(field, String(system[field] ?? ""), translations, language);
}

/** The shots of a weapon, as its row shows them. */
export function shotsView({ system }: ItemFacts) {
  const { value = 0, max = 0 } = system.ammunition as { value?: number; max?: number };
  return {
    countsShots: max > 0,
    shots: value,
    magazine: max,
    isEmpty: max > 0 && value === 0,
    isFull: value >= max,
  };
}
