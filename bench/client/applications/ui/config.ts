import { prepareCanvas } from "../../canvas/start.ts";
import type { Config } from "../../globals.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { Sidebar } from "../sidebar/sidebar.ts";
import * as tabs from "../sidebar/tabs/index.ts";
import { registerInterfaceSettings } from "./core-settings.ts";
import { Hotbar } from "./hotbar.ts";
import { registerInterfaceKeys } from "./keys.ts";
import { Notifications } from "./notifications.ts";
import { Players } from "./players.ts";
import { SceneNavigation } from "./scene-navigation.ts";

const classes = {
  sidebar: Sidebar,
  notifications: Notifications,
  nav: SceneNavigation,
  players: Players,
  hotbar: Hotbar,
  chat: tabs.ChatLog,
  combat: tabs.CombatTracker,
  actors: tabs.ActorDirectory,
  items: tabs.ItemDirectory,
  journal: tabs.JournalDirectory,
  macros: tabs.MacroDirectory,
  compendium: tabs.CompendiumDirectory,
  settings: tabs.Settings,
};
type UiClasses = typeof classes;

declare module "../../globals.ts" {
  interface Config {
    ui: UiClasses;
  }
  interface Ui {
    sidebar: Sidebar;
    notifications: Notifications;
    nav: SceneNavigation;
    players: Players;
    hotbar: Hotbar;
    chat: tabs.ChatLog;
    combat: tabs.CombatTracker;
    actors: tabs.ActorDirectory;
    items: tabs.ItemDirectory;
    journal: tabs.JournalDirectory;
    macros: tabs.MacroDirectory;
    compendium: tabs.CompendiumDirectory;
    settings: tabs.Settings;
  }
}

/** Fill `CONFIG.ui` and prepare what the interface registers in `init`, ahead of the system. */
export function configure(config: Config): void {
  config.ui = { ...classes };
  prepareCanvas();
  Hooks.once("init", () => {
    registerInterfaceSettings();
    registerInterfaceKeys();
  });
}
