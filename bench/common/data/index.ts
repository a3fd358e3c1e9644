/** The members of `foundry.data`. */
export { ActiveEffectTypeDataModel } from "./active-effect-type-data-model.ts";
export * as fields from "./fields.ts";
export * as operators from "./operators-namespace.ts";
export { PrototypeToken } from "./prototype-token.ts";
export * as validation from "./validation.ts";
export { DataModelValidationFailure } from "./validation.ts";
