import { DocumentSheetV2 } from "../../api/document-sheet.ts";
import { HandlebarsApplicationMixin, type TemplatePart } from "../../api/handlebars-application.ts";
import type * as Types from "../../api/types.ts";
import { TextEditor } from "../../ux/text-editor.ts";

/** The base of sheets of one journal page, to read or to edit it. */
export class JournalEntryPageSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["journal-entry-page"],
    mode: "edit",
    includeTOC: true,
    viewClasses: [],
    position: { width: 640, height: 560 },
    window: { icon: "fa-solid fa-file-lines", resizable: true },
    form: { closeOnSubmit: true },
  };

  get page(): unknown {
    return this.document;
  }
  /** Whether the page is only read here. */
  get isView(): boolean {
    return this.options.mode === "view" || !this.isEditable;
  }
}

/** A page sheet made of template parts: EDIT_PARTS, or VIEW_PARTS where it is only read. */
export class JournalEntryPageHandlebarsSheet extends HandlebarsApplicationMixin(
  JournalEntryPageSheet,
) {
  static EDIT_PARTS: Record<string, TemplatePart> = {};
  static VIEW_PARTS: Record<string, TemplatePart> = {};

  override _configureRenderParts(options: Types.RenderOptions): Record<string, TemplatePart> {
    const type = this.constructor as typeof JournalEntryPageHandlebarsSheet;
    const parts = this.isView ? type.VIEW_PARTS : type.EDIT_PARTS;
    return { ...super._configureRenderParts(options), ...structuredClone(parts) };
  }
}

/** Pages of text. */
export class JournalEntryPageProseMirrorSheet extends JournalEntryPageHandlebarsSheet {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = { classes: ["text"] };
  static override EDIT_PARTS = {
    page: { template: "templates/sheets/journal-page-edit.hbs", scrollable: [""] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };
  static override VIEW_PARTS = {
    page: { template: "templates/sheets/journal-page.hbs", scrollable: [""] },
  };

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    const { text, isOwner } = this.document;
    return {
      ...(await super._prepareContext(options)),
      page: this.document,
      isImage: this.document.type === "image",
      enriched: await TextEditor.implementation.enrichHTML(text?.content ?? "", {
        secrets: isOwner,
        relativeTo: this.document,
      }),
      buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "BENCH.Sheet.Save" }],
    };
  }
}
