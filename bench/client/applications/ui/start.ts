import { startCanvas } from "../../canvas/start.ts";
import { CONFIG, game, ui } from "../../globals.ts";
import { SettingsConfig } from "../apps/settings-config.ts";
import { applyDefaultSheets } from "../apps/sheet-registry.ts";
import { Sidebar } from "../sidebar/sidebar.ts";
import type { AbstractSidebarTab } from "../sidebar/sidebar-tab.ts";
import { layoutSlot } from "./layout.ts";
import { applyThemes } from "./theme.ts";

interface Renderable {
  render?(options: { force: boolean }): Promise<unknown>;
}

/**
 * Make `ui.<name>` from the classes in CONFIG.ui. Between `setup` and `ready`, once documents exist.
 */
export function createInterface(): void {
  applyThemes();
  applyDefaultSheets();
  game.settings.setSheet(() => new SettingsConfig());
  const target = ui as unknown as Record<string, unknown>;
  for (const [name, Class] of Object.entries(CONFIG.ui)) {
    if (!(name in target)) target[name] = new (Class as new () => object)();
  }
}

/** Render the page: the sidebar with all its tabs, the rest of the interface, and the scene. */
export async function renderInterface(): Promise<void> {
  layoutSlot("board");
  await ui.sidebar.render({ force: true });
  const apps = ui as unknown as Record<string, AbstractSidebarTab & Renderable>;
  for (const name of Object.keys(Sidebar.DESCRIPTORS)) await apps[name]?.render({ force: true });
  for (const name of ["nav", "players", "hotbar"]) await apps[name]?.render({ force: true });
  await startCanvas();
}
