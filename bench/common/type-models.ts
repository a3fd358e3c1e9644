import type { DataModel } from "./abstract/data-model.ts";

/** The model of a document sub-type, and the package that registered it. */
export type TypeModelProvider = (
  documentName: string,
  type: string,
) => typeof DataModel | undefined;

let provider: TypeModelProvider = () => undefined;
let packageOf: (model: typeof DataModel) => unknown = () => null;

/** The client plugs in `CONFIG[documentName].dataModels[type]`; the server has no such models. */
export function setTypeModels(models: TypeModelProvider): void {
  provider = models;
}
export function getTypeModel(documentName: string, type: string): typeof DataModel | undefined {
  return provider(documentName, type);
}

/** Tell which package a model belongs to, for `TypeDataModel#modelProvider`. */
export function setModelPackage(find: typeof packageOf): void {
  packageOf = find;
}
export function getModelPackage(model: typeof DataModel): unknown {
  return packageOf(model);
}
