import { DOCUMENT_OWNERSHIP_LEVELS } from "../../../../common/constants.ts";
import type { ClientDocument } from "../../../documents/client-document.ts";
import type { JournalEntryPage } from "../../../documents/journal-entry-page.ts";
import { DialogV2 } from "../../api/dialog.ts";
import { DocumentSheetV2 } from "../../api/document-sheet.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import type * as Types from "../../api/types.ts";
import { localize } from "../../text.ts";
import { TextEditor } from "../../ux/text-editor.ts";

type Page = JournalEntryPage & {
  text: { content: string };
  src: string | null;
  title: { show: boolean };
};

/** A journal entry: its pages that the user may read, one of them shown. */
export class JournalEntrySheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["journal-sheet", "journal-entry-sheet"],
    tag: "div",
    viewPermission: DOCUMENT_OWNERSHIP_LEVELS.NONE,
    position: { width: 760, height: 600 },
    window: { icon: "fa-solid fa-book-open", resizable: true },
    actions: {
      showPage: JournalEntrySheet.#onShowPage,
      editPage: JournalEntrySheet.#onEditPage,
      createPage: JournalEntrySheet.#onCreatePage,
      deletePage: JournalEntrySheet.#onDeletePage,
    },
  };
  static override PARTS = {
    sidebar: { template: "templates/sheets/journal-pages.hbs", scrollable: [""] },
    page: { template: "templates/sheets/journal-page.hbs", scrollable: [""] },
  };

  #pageId: string | null = null;

  /** Pages that this user may read, in their order. */
  get #pages(): Page[] {
    const pages = [...(this.document.pages as Iterable<Page>)];
    return pages.filter((page) => page.visible).sort((a, b) => a.sort - b.sort);
  }
  get #page(): Page | undefined {
    const pages = this.#pages;
    return pages.find((page) => page.id === this.#pageId) ?? pages[0];
  }
  override get isVisible(): boolean {
    return this.document.visible;
  }

  override _configureRenderOptions(options: Types.RenderOptions): void {
    super._configureRenderOptions(options);
    if (typeof options.pageId === "string") this.#pageId = options.pageId;
  }

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    const page = this.#page;
    const content = page?.type === "text" ? page.text.content : "";
    return {
      ...(await super._prepareContext(options)),
      pages: this.#pages.map(({ id, name }) => ({ id, name, active: id === page?.id })),
      page,
      pageEditable: page?.isOwner && this.isEditable,
      isImage: page?.type === "image",
      enriched: await TextEditor.implementation.enrichHTML(content, {
        secrets: page?.isOwner ?? false,
        relativeTo: page,
      }),
    };
  }

  static #onShowPage(this: JournalEntrySheet, _event: Event, target: HTMLElement): void {
    void this.render({ pageId: target.dataset.pageId });
  }
  static #onEditPage(this: JournalEntrySheet): void {
    const page = this.#page as (Page & { sheet: ClientDocument["sheet"] }) | undefined;
    void page?.sheet?.render({ force: true });
  }
  static async #onCreatePage(this: JournalEntrySheet): Promise<void> {
    const last = this.#pages.at(-1)?.sort ?? 0;
    const name = localize("BENCH.Journal.NewPage");
    const data = { name, type: "text", sort: last + 100_000 };
    const [page] = await this.document.createEmbeddedDocuments("JournalEntryPage", [data]);
    this.#pageId = page?.id ?? null;
    await this.render();
    await page?.sheet?.render({ force: true });
  }
  static async #onDeletePage(this: JournalEntrySheet): Promise<void> {
    const page = this.#page;
    if (!page) return;
    const content = document.createElement("div");
    content.textContent = localize("BENCH.Journal.DeleteQuestion", { name: page.name });
    const sure = await DialogV2.confirm({
      window: { title: "BENCH.Journal.DeletePage" },
      content,
      modal: true,
    });
    if (sure) await page.delete();
  }
}
