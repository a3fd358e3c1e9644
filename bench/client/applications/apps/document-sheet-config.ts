import type { ClientDocument } from "../../documents/client-document.ts";
import { CONFIG, game } from "../../globals.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { PartialConfiguration } from "../api/types.ts";
import { localize } from "../text.ts";
import { h, icon } from "../ui/dom.ts";
import { t } from "../ui/text.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { formRow, select } from "./form-rows.ts";
import {
  applyDefaultSheets,
  DEFAULT_SHEETS,
  getSheetClassesForSubType,
  registerSheet,
  unregisterSheet,
} from "./sheet-registry.ts";
import { SHEET_THEME_FLAG, sheetThemeOf } from "./sheet-theme.ts";

/** Which sheet shows a document, which is the default of its sub-type, and in what theme. */
export class DocumentSheetConfig extends ApplicationV2 {
  static registerSheet = registerSheet;
  static unregisterSheet = unregisterSheet;
  static getSheetClassesForSubType = getSheetClassesForSubType;
  static getSheetThemeForDocument = sheetThemeOf;

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "document-sheet-config-{id}",
    tag: "form",
    classes: ["standard-form", "sheet-config"],
    position: { width: 420 },
    window: { icon: "fa-solid fa-gear" },
    form: { handler: DocumentSheetConfig.#onSubmit, closeOnSubmit: true },
  };

  readonly document: ClientDocument;

  constructor(options: PartialConfiguration) {
    const document = options.document as ClientDocument;
    super({ uniqueId: document.uuid.replaceAll(".", "-"), ...options });
    this.document = document;
  }

  override get title(): string {
    return t("SheetConfig.Title", { name: this.document.name });
  }

  get #type(): string {
    return (this.document as { type?: string }).type ?? "base";
  }

  override async _renderHTML(): Promise<DocumentFragment> {
    const sheets = getSheetClassesForSubType(this.document.documentName, this.#type);
    const defaultLabel = sheets.defaultClasses[sheets.defaultClass] ?? "";
    const fragment = document.createDocumentFragment();
    fragment.append(
      formRow(
        t("SheetConfig.Sheet"),
        select(
          "sheetClass",
          [
            ["", t("SheetConfig.UseDefault", { name: defaultLabel })],
            ...Object.entries(sheets.sheetClasses),
          ],
          (this.document.getFlag("core", "sheetClass") as string | undefined) ?? "",
        ),
      ),
    );
    if (game.user.isGM)
      fragment.append(
        formRow(
          t("SheetConfig.Default"),
          select("defaultClass", Object.entries(sheets.defaultClasses), sheets.defaultClass),
        ),
      );
    fragment.append(
      formRow(
        t("SheetConfig.Theme"),
        select("sheetTheme", this.#themes(), sheetThemeOf(this.document) ?? ""),
      ),
      h(
        "footer",
        { class: "form-footer" },
        h("button", { type: "submit" }, icon("fa-solid fa-floppy-disk"), t("Common.Save")),
      ),
    );
    return fragment;
  }

  /** The themes of the sheet in use, else light and dark. */
  #themes(): [string, string][] {
    const config = CONFIG as unknown as Record<string, { sheetClasses: SheetClasses }>;
    const entries = Object.values(
      config[this.document.documentName]?.sheetClasses[this.#type] ?? {},
    );
    const own = entries.find((entry) => this.document.sheet instanceof entry.cls)?.themes;
    const themes = own
      ? Object.entries(own).map(([id, label]) => [id, localize(label)] as [string, string])
      : (["light", "dark"].map((id) => [id, t(`Theme.${id}`)]) as [string, string][]);
    return [["", t("SheetConfig.InheritTheme")], ...themes];
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    content.replaceChildren(result);
  }

  static async #onSubmit(
    this: DocumentSheetConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const { sheetClass, sheetTheme, defaultClass } = formData.object as Record<string, string>;
    if (defaultClass) await this.#saveDefault(defaultClass);
    await this.document.update({
      flags: { core: { sheetClass: sheetClass ?? "", [SHEET_THEME_FLAG]: sheetTheme ?? "" } },
    });
  }

  async #saveDefault(id: string): Promise<void> {
    const name = this.document.documentName;
    const chosen = game.settings.get("core", DEFAULT_SHEETS) as Record<string, object>;
    const types = { ...chosen[name], [this.#type]: id };
    await game.settings.set("core", DEFAULT_SHEETS, { ...chosen, [name]: types });
    applyDefaultSheets();
  }
}

type SheetClasses = Record<
  string,
  Record<string, { cls: new (...args: never[]) => object; themes?: Record<string, string> | null }>
>;
