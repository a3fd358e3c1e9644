import { type DocumentClass, getImplementation } from "../abstract/registry.ts";
import type { FieldOptions } from "../data/fields/data-field.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  DocumentStatsField,
  DocumentTypeField,
  FilePathField,
  ForeignDocumentField,
  IntegerSortField,
  StringField,
  TypeDataField,
} from "../data/fields.ts";
import { BaseFolder } from "./base-folder.ts";

/** `_id`, `flags` and `_stats`, which nearly every document has. */
export function commonFields(): DataSchema {
  return {
    _id: new DocumentIdField(),
    flags: new DocumentFlagsField(),
    _stats: new DocumentStatsField(),
  };
}

/** `folder`, `sort` and `ownership` of documents in the sidebar. */
export function directoryFields(): DataSchema {
  return {
    folder: new ForeignDocumentField(BaseFolder),
    sort: new IntegerSortField(),
    ownership: new DocumentOwnershipField(),
  };
}

/** `type` and `system` of documents with sub-types. */
export function typeFields(cls: DocumentClass, options: FieldOptions = {}): DataSchema {
  return { type: new DocumentTypeField(cls, options), system: new TypeDataField(cls) };
}

export function nameField(): StringField {
  return new StringField({ required: true, blank: false, textSearch: true });
}

export function imageField(initial?: string | ((data: object) => string)): FilePathField {
  return new FilePathField({ categories: ["IMAGE"], initial: initial ?? null });
}

/** A colour for what nobody has coloured yet. */
export function randomColor(): string {
  const part = () => Math.floor(64 + Math.random() * 192).toString(16);
  return `#${part()}${part()}${part()}`;
}

/** The picture that the document's class, which systems exchange, chooses for a new document. */
export function artworkOf(name: "Actor" | "Item", data: object): string {
  const cls = getImplementation(name) as unknown as {
    getDefaultArtwork(data: object): { img: string };
  };
  return cls.getDefaultArtwork(data).img;
}
