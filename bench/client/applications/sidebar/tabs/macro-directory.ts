import type { Macro } from "../../../documents/macro.ts";
import { game } from "../../../globals.ts";
import { menuEntry } from "../../ui/menu-entry.ts";
import { t } from "../../ui/text.ts";
import { DocumentDirectory } from "../document-directory.ts";

/** The macros of the world. */
export class MacroDirectory extends DocumentDirectory {
  static override tabName = "macros";
  static override documentName = "Macro";

  override _getEntryContextOptions(): Record<string, unknown>[] {
    const macroOf = (target: HTMLElement) =>
      game.macros.get(target.dataset.entryId ?? "") as Macro | undefined;
    return [
      menuEntry({
        label: t("Directory.Execute"),
        icon: "fa-solid fa-play",
        visible: (target) => macroOf(target)?.canExecute ?? false,
        onClick: (target) => macroOf(target)?.execute(),
      }),
      ...super._getEntryContextOptions(),
    ];
  }
}
