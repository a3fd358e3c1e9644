import type { CleanOptions } from "../data/fields/data-field.ts";
import { SchemaField } from "../data/fields/schema.ts";
import type { BaseUser } from "../documents/base-user.ts";
import { getModelPackage } from "../type-models.ts";
import type { Data } from "../types.ts";
import { type ConstructionContext, DataModel } from "./data-model.ts";
import type { Document } from "./document.ts";

/** The model of a document's `system` for one sub-type. */
export class TypeDataModel extends DataModel {
  declare readonly parent: Document;

  constructor(data: Data | DataModel = {}, context: ConstructionContext = {}) {
    super(data, context);
    Object.defineProperty(this, "modelProvider", {
      value: getModelPackage(this.constructor as typeof DataModel) ?? null,
    });
  }

  /** The system or module that registered the model. */
  declare readonly modelProvider: unknown;

  static override _createSchema(): SchemaField {
    // The name makes the paths of the fields begin where forms and updates address them.
    return new SchemaField(this.defineSchema(), {}, { name: "system" });
  }

  static override cleanData(source: Data = {}, options: CleanOptions = {}): Data {
    return super.cleanData(source, { reportUnknown: this.name, ...options });
  }

  prepareBaseData(): void {}
  prepareDerivedData(): void {}

  async _preCreate(_data: Data, _options: object, _user: BaseUser): Promise<boolean | undefined> {
    return undefined;
  }
  _onCreate(_data: Data, _options: object, _userId: string): void {}
  async _preUpdate(
    _changes: Data,
    _options: object,
    _user: BaseUser,
  ): Promise<boolean | undefined> {
    return undefined;
  }
  _onUpdate(_changed: Data, _options: object, _userId: string): void {}
  async _preDelete(_options: object, _user: BaseUser): Promise<boolean | undefined> {
    return undefined;
  }
  _onDelete(_options: object, _userId: string): void {}
}
