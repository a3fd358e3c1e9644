import { type DataModel, TRUSTED } from "../../abstract/data-model.ts";
import type { Document } from "../../abstract/document.ts";
import type { DocumentClass } from "../../abstract/registry.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../../constants.ts";
import { getModelPackage, getTypeModel } from "../../type-models.ts";
import { type Data, isPlainObject } from "../../types.ts";
import { isEqual } from "../../utils/equals.ts";
import {
  type ApplyFunction,
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
  noteChange,
  type UpdateOptions,
  type ValidateOptions,
} from "./data-field.ts";
import { ObjectField } from "./object.ts";
import { DocumentUUIDField, isValidId } from "./reference.ts";
import { SchemaField } from "./schema.ts";
import { NumberField } from "./simple.ts";
import { StringField } from "./text.ts";

/** The `system` of a document: a model chosen by the sub-type, or an opaque object without one. */
export class TypeDataField extends ObjectField {
  static override recursive = true;
  document: DocumentClass;

  constructor(document: DocumentClass, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.document = document;
  }
  static getModelProvider(model: DataModel): unknown {
    return getModelPackage(model.constructor as typeof DataModel);
  }
  get documentName(): string {
    return this.document.documentName;
  }
  getModelForType(type: unknown): typeof DataModel | null {
    return typeof type === "string" ? (getTypeModel(this.documentName, type) ?? null) : null;
  }
  override _getField(path: string[]): DataField | undefined {
    // Without a document the sub-type is not known; models follow the rest of the path.
    return path.length ? undefined : this;
  }
  override getInitialValue(data?: Data): unknown {
    const model = this.getModelForType(data?.type);
    return model ? model.cleanData({}) : super.getInitialValue(data);
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const model = this.getModelForType(options.source?.type);
    if (!model || !isPlainObject(value)) return super._cleanType(value, options);
    const { partial, migrate, current } = options;
    const source = isPlainObject(current) ? current : value;
    return model.cleanData(value, { partial, migrate, source, current });
  }
  override _validateType(value: unknown, options: ValidateOptions): unknown {
    const model = this.getModelForType(options.source?.type);
    if (!model) return super._validateType(value, options);
    return model.schema.validate(value, { ...options, source: undefined });
  }
  override _validateModel(data: unknown, options: ValidateOptions = {}): void {
    const model = this.getModelForType(options.source?.type);
    if (!model || !isPlainObject(data)) return;
    model.validateJoint(data);
    model.schema._validateModel(data);
  }
  override initialize(value: unknown, model: DataModel, options: InitializeOptions = {}): unknown {
    const cls = this.getModelForType(model._source.type);
    if (!cls || !isPlainObject(value)) return super.initialize(value, model);
    return new cls(value, { strict: options.strict, parent: model, [TRUSTED]: true });
  }
  override toObject(value: unknown): unknown {
    const convert = (value as { toObject?: (source: boolean) => unknown } | null)?.toObject;
    return typeof convert === "function" ? convert.call(value, false) : super.toObject(value);
  }
  override _updateDiff(
    source: Data,
    key: string,
    value: unknown,
    difference: Data,
    options: UpdateOptions = {},
  ): void {
    const model = this.getModelForType(source.type);
    if (model && isPlainObject(value))
      model.schema._updateDiff(source, key, value, difference, options);
    else super._updateDiff(source, key, value, difference, options);
  }
  override apply(fn: string | ApplyFunction, value: unknown = {}, options: object = {}): unknown {
    const { source } = options as { source?: Data };
    const model = this.getModelForType(source?.type);
    return model ? model.schema.apply(fn, value, options) : super.apply(fn, value, options);
  }
}

export class DocumentFlagsField extends ObjectField {
  override _validateType(value: unknown, options: ValidateOptions): unknown {
    const result = super._validateType(value, options);
    for (const [scope, flags] of Object.entries(value as Data))
      if (scope.includes(".") || (flags !== null && typeof flags !== "object"))
        throw new Error(`${scope} must be a scope with an object of flags`);
    return result;
  }
}

/** The levels of ownership by user id, and the `default` one. */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      initial: { default: DOCUMENT_OWNERSHIP_LEVELS.NONE },
      validationError: "is not a mapping of user IDs and document permission levels",
      gmOnly: true,
    };
  }
  override _validateType(value: unknown, _options: ValidateOptions): unknown {
    if (!isPlainObject(value)) return false;
    const levels: number[] = Object.values(DOCUMENT_OWNERSHIP_LEVELS);
    for (const [key, level] of Object.entries(value)) {
      // Levels may be deleted by operators.
      if (typeof level === "object" || key.startsWith("-=")) continue;
      if (key !== "default" && !isValidId(key)) return false;
      if (!levels.includes(level as number)) return false;
    }
    return undefined;
  }
}

/** When, by whom and with which software a document was made and changed. */
export class DocumentStatsField extends SchemaField {
  constructor(options: FieldOptions = {}, context: FieldContext = {}) {
    const text = () =>
      new StringField({ required: true, blank: false, nullable: true, initial: null });
    const time = () => new NumberField({ required: true, nullable: true, initial: null });
    super(
      {
        coreVersion: text(),
        systemId: text(),
        systemVersion: text(),
        createdTime: time(),
        modifiedTime: time(),
        lastModifiedBy: new StringField({
          required: true,
          nullable: true,
          blank: false,
          initial: null,
        }),
        compendiumSource: new DocumentUUIDField(),
        duplicateSource: new DocumentUUIDField(),
        exportSource: new ObjectField({ nullable: true, initial: null }),
      },
      options,
      context,
    );
  }
}

/** One document embedded in another, such as the delta of a token. */
export class EmbeddedDocumentField extends DataField {
  static override hierarchical = true;
  static override recursive = true;
  document: DocumentClass;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: {} };
  }
  constructor(document: DocumentClass, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.document = document;
  }
  get model(): DocumentClass {
    return this.document.implementation;
  }
  get documentName(): string {
    return this.document.documentName;
  }
  get isCollection(): boolean {
    return false;
  }
  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    return isPlainObject(value) ? this.model.cleanData(value) : value;
  }
  override _cast(value: unknown): unknown {
    const convert = (value as { toObject?: () => unknown }).toObject;
    return typeof convert === "function" ? convert.call(value) : value;
  }
  override _cleanType(value: unknown, { partial, migrate, current }: CleanOptions): unknown {
    if (!isPlainObject(value)) return value;
    return this.model.cleanData(value, {
      partial,
      migrate,
      source: (current ?? value) as Data,
      current,
    });
  }
  override _validateType(value: unknown, options: ValidateOptions): unknown {
    return this.model.schema.validate(value, { ...options, source: undefined });
  }
  override initialize(value: unknown, model: DataModel, options: InitializeOptions = {}): unknown {
    if (!isPlainObject(value)) return value;
    // Made on first use: the document may need its parent, which is not prepared yet.
    let document: DataModel | undefined;
    return () => {
      document ??= new this.model(value, {
        strict: options.strict,
        parent: model as Document,
        parentCollection: this.name,
        [TRUSTED]: true,
      });
      return document;
    };
  }
  override toObject(value: unknown): unknown {
    return isPlainObject(value) || !value ? value : (value as DataModel).toObject(false);
  }
  override _updateDiff(
    source: Data,
    key: string,
    value: unknown,
    difference: Data,
    options: UpdateOptions = {},
  ): void {
    if (isPlainObject(value) && isPlainObject(source[key]))
      this.model.schema._updateDiff(source, key, value, difference, options);
    else if (!isEqual(source[key], value)) {
      noteChange(difference, key, value, options);
      source[key] = value;
    }
  }
}
