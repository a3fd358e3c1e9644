import type * as Types from "../api/types.ts";
import { FormSheet, formParts } from "./form-sheet.ts";

/** The sheet of a macro. */
export class MacroConfig extends FormSheet {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["macro-config"],
    position: { width: 560, height: 480 },
    window: { icon: "fa-solid fa-code", resizable: true },
    actions: { execute: MacroConfig.#onExecute },
  };
  static override PARTS = formParts("macro");

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    const context = await super._prepareContext(options);
    const run = {
      type: "button",
      action: "execute",
      icon: "fa-solid fa-play",
      label: "BENCH.Macro.Execute",
    };
    const choices = { script: "BENCH.Macro.script", chat: "BENCH.Macro.chat" };
    return { ...context, types: choices, buttons: [...(context.buttons as object[]), run] };
  }

  static async #onExecute(this: MacroConfig): Promise<void> {
    await this.submit();
    await this.document.execute();
  }
}
