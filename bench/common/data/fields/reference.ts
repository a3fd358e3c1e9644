import type { DataModel } from "../../abstract/data-model.ts";
import { type DocumentClass, lookupDocument, world } from "../../abstract/registry.ts";
import { parseUuid } from "../../utils/uuid.ts";
import type { FieldContext, FieldOptions } from "./data-field.ts";
import { createDocumentTagsInput, createSelectInput, type FormInputConfig } from "./form.ts";
import { StringField } from "./text.ts";

const ID_PATTERN = /^[a-zA-Z0-9]{16}$/;

/** Is the text an id of a document: sixteen letters and digits? */
export function isValidId(id: unknown): id is string {
  return typeof id === "string" && ID_PATTERN.test(id);
}

function idOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "_id" in value ? value._id : value;
}

export class DocumentIdField extends StringField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      readonly: true,
      validationError: "is not a valid Document ID string",
    };
  }
  override _cast(value: unknown): unknown {
    return String(idOf(value));
  }
  override _validateType(value: unknown): boolean {
    return isValidId(value);
  }
}

export class DocumentUUIDField extends StringField {
  declare type: string | undefined;
  declare embedded: boolean | undefined;
  declare relative: boolean;

  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      initial: null,
      type: undefined,
      embedded: undefined,
      relative: false,
    };
  }
  override _cast(value: unknown): unknown {
    return typeof value === "object" && value !== null && "uuid" in value
      ? String(value.uuid)
      : String(value);
  }
  override _validateType(value: unknown): void {
    const uuid = String(value);
    if (uuid.startsWith(".") && this.relative) return;
    const { type, id, primaryId } = parseUuid(uuid);
    if (!type && !uuid.startsWith("Compendium.")) throw new Error("must be a UUID");
    if (!isValidId(id) || (primaryId && !isValidId(primaryId))) throw new Error("must be a UUID");
    if (this.type && type !== this.type) throw new Error(`must be the UUID of a ${this.type}`);
    if (this.embedded === true && !primaryId) throw new Error("must be of an embedded document");
    if (this.embedded === false && primaryId) throw new Error("may not be of an embedded document");
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    return createDocumentTagsInput({ ...config, documentType: this.type });
  }
}

/** The id of a world document, prepared as the document itself, or null if it is gone. */
export class ForeignDocumentField extends DocumentIdField {
  declare idOnly: boolean;
  model: DocumentClass;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, readonly: false, idOnly: false, initial: null };
  }
  constructor(model: DocumentClass, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.model = model;
  }
  override initialize(value: unknown, _model: DataModel): unknown {
    if (this.idOnly) return value;
    return () => lookupDocument(this.model.documentName, value as string | null) ?? null;
  }
  override toObject(value: unknown): unknown {
    return idOf(value) ?? null;
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    return createSelectInput({ blank: "", ...config, value: idOf(config.value) });
  }
}

/** The user that made the document, by default this client's. */
export class DocumentAuthorField extends ForeignDocumentField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      gmOnly: true,
      initial: () => world.userId() ?? undefined,
    };
  }
}

/** The sub-type of a document: a core one, or one that the manifest declares. */
export class DocumentTypeField extends StringField {
  constructor(document: DocumentClass, options: FieldOptions = {}, context: FieldContext = {}) {
    super({ choices: () => document.TYPES, ...options }, context);
  }
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      blank: false,
      validationError: "is not a valid type",
    };
  }
}
