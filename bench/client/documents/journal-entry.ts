import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseJournalEntry } from "../../common/documents/base-journal-entry.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { JournalEntryPage } from "./journal-entry-page.ts";

/** A journal entry with its pages. */
export class JournalEntry extends ClientDocumentMixin(BaseJournalEntry) {
  declare pages: EmbeddedCollection<JournalEntryPage>;

  /** An entry shows too if one of its pages may be read. */
  override get visible(): boolean {
    return super.visible || this.pages.some((page) => page.visible);
  }
}
