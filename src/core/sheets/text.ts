import type { TranslatedName } from "../i18n/translations.ts";
import { readerDescription } from "../i18n/translations.ts";

/** A formatted text for a `<prose-mirror>`: its source, and what is shown while nobody edits it. */
export interface FormattedText {
  readonly value: string;
  readonly enriched: string;
}

/**
 * Prepares formatted text for a sheet. The source is cleaned as well as enriched: it may come
 * from an import, a module or another player.
 */
export async function formattedText(
  value: string,
  document: { readonly isOwner: boolean; getRollData?(): object },
): Promise<FormattedText> {
  const clean = foundry.utils.cleanHTML(value);
  const enriched = await foundry.applications.ux.TextEditor.implementation.enrichHTML(clean, {
    secrets: document.isOwner,
    relativeTo: document as never,
  });
  return { value, enriched };
}

/** The long text of a document from a pack, in the reader's language. */
export function localText(text: string, translations: TranslatedName["translations"]): string {
  return readerDescription(text, translations, game.i18n.lang);
}
