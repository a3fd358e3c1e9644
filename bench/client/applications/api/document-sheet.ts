import { DOCUMENT_OWNERSHIP_LEVELS } from "../../../common/constants.ts";
import type { JsonObject } from "../../../common/protocol.ts";
import { expandObject, mergeObject } from "../../../common/utils.ts";
import type { ClientDocument } from "../../documents/client-document.ts";
import { game, generation } from "../../globals.ts";
import { sheetThemeOf } from "../apps/sheet-theme.ts";
import { localize } from "../text.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { ApplicationV2 } from "./application.ts";
import {
  configureOwnership,
  configureSheet,
  copyUuid,
  editImage,
} from "./document-sheet-actions.ts";
import { toggleFields } from "./document-sheet-fields.ts";
import { revealSecret } from "./document-sheet-secrets.ts";
import type * as Types from "./types.ts";

/** Options that a sheet's submission may carry besides those of the update. */
interface SubmitOptions {
  updateData?: object;
  [key: string]: unknown;
}

/** A window that shows one document and sends its form as an update of that document. */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    viewPermission: DOCUMENT_OWNERSHIP_LEVELS.LIMITED,
    editPermission: DOCUMENT_OWNERSHIP_LEVELS.OWNER,
    canCreate: false,
    sheetConfig: true,
    ownershipConfig: true,
    actions: {
      configureSheet,
      configureOwnership,
      copyUuid: { handler: copyUuid, buttons: [0, 2] },
      editImage,
    },
    form: {
      handler: DocumentSheetV2.#onSubmitDocumentForm,
      submitOnChange: false,
      closeOnSubmit: false,
    },
    window: {
      controls: [
        {
          icon: "fa-solid fa-gear",
          label: "BENCH.Sheet.Configure",
          action: "configureSheet",
          visible: DocumentSheetV2.#canConfigureSheet,
        },
        {
          icon: "fa-solid fa-user-lock",
          label: "BENCH.Sheet.Ownership",
          action: "configureOwnership",
          visible: DocumentSheetV2.#canConfigureOwnership,
        },
      ],
    },
  };

  /** The document that this sheet shows. */
  // biome-ignore lint/suspicious/noExplicitAny: each sheet class narrows it to its own document
  get document(): any {
    return this.options.document;
  }
  get #document(): ClientDocument {
    return this.options.document as ClientDocument;
  }

  override get title(): string {
    const { name, id, documentName } = this.#document;
    return `${localize(`DOCUMENT.${documentName}`)}: ${name || id}`;
  }
  /** Whether this user may see the sheet. */
  get isVisible(): boolean {
    return this.#document.testUserPermission(game.user, this.options.viewPermission as number);
  }
  /** Whether this user may change the document here. */
  get isEditable(): boolean {
    const document = this.#document;
    if (document.pack && game.packs.get(document.pack)?.locked) return false;
    return document.testUserPermission(game.user, this.options.editPermission as number);
  }

  override _initializeApplicationOptions(given: Types.PartialConfiguration): Types.Configuration {
    const document = given.document as ClientDocument | undefined;
    if (!document) throw new Error(`${this.constructor.name} needs a document`);
    const { document: _, ...rest } = given;
    const uniqueId = `${this.constructor.name}-${document.uuid.replaceAll(".", "-")}`;
    const options = super._initializeApplicationOptions({ uniqueId, ...rest });
    options.document = document;
    return options;
  }

  static #canConfigureSheet(this: DocumentSheetV2): boolean {
    return Boolean(this.options.sheetConfig) && this.#document.isOwner;
  }
  static #canConfigureOwnership(this: DocumentSheetV2): boolean {
    const { parent, pack } = this.#document;
    // Generation 13 has this in the directories only.
    const offered = generation() === 14 && Boolean(this.options.ownershipConfig);
    return offered && game.user.isGM && !parent && !pack;
  }

  override *_headerControlButtons(): Generator<Types.HeaderControl> {
    yield* this.#permitted(super._headerControlButtons());
  }
  override *_headerControlsButtons(): Generator<Types.HeaderControl> {
    yield* this.#permitted(super._headerControlsButtons());
  }
  *#permitted(controls: Iterable<Types.HeaderControl>): Generator<Types.HeaderControl> {
    for (const control of controls) {
      const { ownership } = control;
      const level =
        typeof ownership === "string"
          ? DOCUMENT_OWNERSHIP_LEVELS[ownership as keyof typeof DOCUMENT_OWNERSHIP_LEVELS]
          : ownership;
      if (level === undefined || this.#document.testUserPermission(game.user, level)) yield control;
    }
  }

  /** The theme chosen for this document alone, if any. */
  _documentTheme(): string | null {
    return sheetThemeOf(this.#document);
  }

  override _configureRenderOptions(options: Types.RenderOptions): void {
    super._configureRenderOptions(options);
    options.window = { title: this.title, controls: true, ...options.window };
  }

  // biome-ignore lint/suspicious/noConfusingVoidType: the documented signature
  override _canRender(_options: Types.RenderOptions): false | void {
    if (!this.isVisible)
      throw new Error(localize("BENCH.Sheet.NoPermission", { name: this.title }));
  }

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    const document = this.#document;
    return {
      ...(await super._prepareContext(options)),
      document,
      source: document._source,
      fields: document.schema.fields,
      editable: this.isEditable,
      user: game.user,
      rootId: this.id,
    };
  }

  override async _renderFrame(options: Types.RenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    const theme = this._documentTheme();
    if (theme) {
      frame.classList.remove("theme-light", "theme-dark");
      frame.classList.add(`theme-${theme}`);
    }
    if (!this.hasFrame) return frame;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "header-control icon fa-solid fa-passport";
    button.dataset.action = "copyUuid";
    button.dataset.tooltipText = `${localize("BENCH.Sheet.CopyUuid")}: ${this.#document.uuid}`;
    button.ariaLabel = localize("BENCH.Sheet.CopyUuid");
    this.window.close?.before(button);
    return frame;
  }

  override async _onFirstRender(
    context: Types.RenderContext,
    options: Types.RenderOptions,
  ): Promise<void> {
    await super._onFirstRender(context, options);
    (this.#document.apps as Record<string, unknown>)[this.id] = this;
    this.element.addEventListener("revealSecret", (event) => this._onRevealSecret(event));
  }

  override async _onRender(
    context: Types.RenderContext,
    options: Types.RenderOptions,
  ): Promise<void> {
    await super._onRender(context, options);
    if (!this.isEditable) this._toggleDisabled(true);
  }

  override _onClose(options: Types.ClosingOptions): void {
    super._onClose(options);
    delete this.#document.apps[this.id];
  }

  /** Disable or enable every form field of the content. */
  _toggleDisabled(disabled: boolean): void {
    toggleFields(this.contentElement, disabled);
  }

  _onRevealSecret(event: Event): void {
    void revealSecret(this.#document, event);
  }

  static async #onSubmitDocumentForm(
    this: DocumentSheetV2,
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    options: SubmitOptions = {},
  ): Promise<void> {
    if (!this.isEditable) return;
    const { updateData, ...updateOptions } = options;
    const submitData = this._prepareSubmitData(event, form, formData, updateData);
    await this._processSubmitData(event, form, submitData, updateOptions);
  }

  /** Form data as an update that the document accepts. Throws its validation error. */
  _prepareSubmitData(
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    updateData?: object,
  ): JsonObject {
    const data = this._processFormData(event, form, formData);
    if (updateData) mergeObject(data, updateData);
    this.#document.validate({ changes: data, clean: true, fallback: false });
    return data;
  }

  /** Form data as an object tree. */
  _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended) {
    return expandObject(formData.object) as JsonObject;
  }

  /** Send the update. */
  async _processSubmitData(
    _event: Event,
    _form: HTMLFormElement,
    submitData: JsonObject,
    options: Record<string, unknown> = {},
  ): Promise<void> {
    await this.#document.update(submitData, options);
  }
}
