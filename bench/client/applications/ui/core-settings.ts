import { game } from "../../globals.ts";
import { DEFAULT_SHEETS } from "../apps/sheet-registry.ts";
import { applyThemes } from "./theme.ts";

/** Register the settings of the interface. Called in `init`, before the system's own. */
export function registerInterfaceSettings(): void {
  const { settings } = game;
  settings.register("core", "uiConfig", {
    scope: "client",
    type: Object as never,
    default: { colorScheme: { applications: "", interface: "" } },
    onChange: applyThemes,
  });
  settings.register("core", "noCanvas", {
    name: "BENCH.Settings.NoCanvas",
    hint: "BENCH.Settings.NoCanvasHint",
    scope: "client",
    config: true,
    type: Boolean as never,
    default: false,
    requiresReload: true,
  });
  settings.register("core", DEFAULT_SHEETS, {
    scope: "world",
    type: Object as never,
    default: {},
  });
}
