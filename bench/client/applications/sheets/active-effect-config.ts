import { generation } from "../../globals.ts";
import type * as Types from "../api/types.ts";
import { FormSheet, formParts } from "./form-sheet.ts";

/** The sheet of an active effect: name, image, text, and whether it works. */
export class ActiveEffectConfig extends FormSheet {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["active-effect-config"],
    position: { width: 520 },
    window: { icon: "fa-solid fa-person-rays" },
  };
  static override PARTS = formParts("active-effect");

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    const effect = this.document;
    const changes = generation() === 14 ? effect.system?.changes : effect.changes;
    return {
      ...(await super._prepareContext(options)),
      statuses: [...(effect.statuses as Iterable<string>)].join(","),
      changes: [...((changes ?? []) as Iterable<object>)],
    };
  }
}
