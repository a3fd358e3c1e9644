/** The members of `foundry.abstract`. */
export { DataModel } from "./data-model.ts";
export { Document } from "./document.ts";
export { EmbeddedCollection, EmbeddedCollectionDelta } from "./embedded-collection.ts";
export { TypeDataModel } from "./type-data-model.ts";
