import { BaseJournalEntryPage } from "../../common/documents/base-journal-entry-page.ts";
import { game } from "../globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** One page of a journal entry. */
export class JournalEntryPage extends ClientDocumentMixin(BaseJournalEntryPage) {
  declare type: string;
  declare sort: number;

  /** Reading a page needs more than knowing of it. */
  override get visible(): boolean {
    return this.testUserPermission(game.user, "OBSERVER");
  }

  /** A link to a page opens the entry at that page. */
  override _onClickDocumentLink(): unknown {
    const entry = this.parent as unknown as { sheet: { render(options: object): unknown } | null };
    return entry.sheet?.render({ force: true, pageId: this.id });
  }
}
