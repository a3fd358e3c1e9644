import { type Config, game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { strict } from "../strict.ts";
import { DialogV2 } from "./api/dialog.ts";
import { defineElements } from "./elements/index.ts";
import { initialize } from "./handlebars.ts";
import { _registerDefaultSheets } from "./sheets/default-sheets.ts";
import { ContextMenu } from "./ux/context-menu.ts";
import { DragDrop } from "./ux/drag-drop.ts";
import { Draggable } from "./ux/draggable.ts";
import { type EnricherConfig, TextEditor } from "./ux/text-editor.ts";
import { TooltipManager } from "./ux/tooltip-manager.ts";

declare module "../globals.ts" {
  interface Config {
    ux: {
      ContextMenu: typeof ContextMenu;
      DragDrop: typeof DragDrop;
      Draggable: typeof Draggable;
      TextEditor: typeof TextEditor;
      TooltipManager: typeof TooltipManager;
    };
    TextEditor: {
      enrichers: EnricherConfig[];
      engines: Record<string, unknown>;
      inserts: unknown[];
    };
  }
  interface Game {
    tooltip: TooltipManager;
  }
}

/**
 * Fill `CONFIG.ux`, `CONFIG.TextEditor` and `CONFIG.queries`, make helpers and elements known, and
 * prepare what the bench does in `init`, ahead of the system.
 */
export function configure(config: Config): void {
  const ux = { ContextMenu, DragDrop, Draggable, TextEditor, TooltipManager };
  config.ux = strict("CONFIG.ux", ux);
  config.TextEditor = strict("CONFIG.TextEditor", { enrichers: [], engines: {}, inserts: [] });
  config.queries = { ...config.queries, dialog: DialogV2._handleQuery as never };
  initialize();
  defineElements();
  Hooks.once("init", _registerDefaultSheets);
  Hooks.once("setup", () => {
    // The system may have put classes of its own into CONFIG.ux by now.
    config.ux.TextEditor.activateListeners();
    game.tooltip = new config.ux.TooltipManager();
    game.tooltip.activateEventListeners();
  });
}
