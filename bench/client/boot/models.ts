import { labelTypes } from "../documents/config.ts";
import type { DocumentConfig } from "../documents/config-types.ts";
import { CONFIG } from "../globals.ts";
import { localizeDataModel } from "../helpers/localize-model.ts";

/** Gives the fields of all registered sub-type models, and the sub-types, their texts. */
export function localizeModels(): void {
  labelTypes(CONFIG);
  for (const entry of Object.values(CONFIG) as Partial<DocumentConfig>[]) {
    if (typeof entry !== "object" || entry === null || !("dataModels" in entry)) continue;
    for (const model of Object.values(entry.dataModels ?? {})) localizeDataModel(model as never);
  }
}
