import { TypeDataModel } from "../abstract/type-data-model.ts";
import { effectChanges14 } from "../documents/active-effect-schema.ts";
import type { DataSchema } from "./fields/schema.ts";

/** The `system` of active effects on generation 14; models of sub-types extend it. */
export class ActiveEffectTypeDataModel extends TypeDataModel {
  static override defineSchema(): DataSchema {
    return effectChanges14();
  }
}
