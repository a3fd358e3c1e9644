import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type * as Types from "../api/types.ts";

/** The base of small sheets: one form of fields and a button that saves it. */
export class FormSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["standard-form"],
    position: { width: 480 },
    form: { closeOnSubmit: true },
  };

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    return {
      ...(await super._prepareContext(options)),
      buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "BENCH.Sheet.Save" }],
    };
  }
}

/** The parts of such a sheet, whose fields are in `templates/sheets/<name>.hbs`. */
export const formParts = (name: string) => ({
  body: { template: `templates/sheets/${name}.hbs`, scrollable: [""] },
  footer: { template: "templates/generic/form-footer.hbs" },
});
