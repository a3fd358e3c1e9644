/** The members of `foundry.data.fields`. */
export { ArrayField, SetField } from "./fields/array.ts";
export { DataField } from "./fields/data-field.ts";
export {
  DocumentFlagsField,
  DocumentOwnershipField,
  DocumentStatsField,
  EmbeddedDocumentField,
  TypeDataField,
} from "./fields/document.ts";
export {
  EmbeddedCollectionDeltaField,
  EmbeddedCollectionField,
} from "./fields/embedded-collection.ts";
export { EmbeddedDataField, TypedSchemaField } from "./fields/embedded-data.ts";
export { ObjectField, TypedObjectField } from "./fields/object.ts";
export {
  DocumentAuthorField,
  DocumentIdField,
  DocumentTypeField,
  DocumentUUIDField,
  ForeignDocumentField,
} from "./fields/reference.ts";
export { SchemaField } from "./fields/schema.ts";
export {
  AlphaField,
  AngleField,
  AnyField,
  BooleanField,
  ColorField,
  HueField,
  IntegerSortField,
  NumberField,
} from "./fields/simple.ts";
export {
  FilePathField,
  HTMLField,
  JavaScriptField,
  JSONField,
  StringField,
} from "./fields/text.ts";
