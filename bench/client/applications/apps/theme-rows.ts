import { game } from "../../globals.ts";
import { t } from "../ui/text.ts";
import { formRow, select } from "./form-rows.ts";

const PARTS = [
  ["interface", "Settings.InterfaceTheme"],
  ["applications", "Settings.ApplicationsTheme"],
] as const;
const THEMES = [
  ["", "Theme.system"],
  ["light", "Theme.light"],
  ["dark", "Theme.dark"],
] as const;

interface UiConfig {
  colorScheme?: Record<string, string>;
}

function uiConfig(): UiConfig {
  return game.settings.get("core", "uiConfig") as UiConfig;
}

function nameOf(part: string): string {
  return `core.uiConfig.colorScheme.${part}`;
}

/** The choices of the two themes, which one setting holds together. */
export function themeRows(): HTMLElement[] {
  const choices = THEMES.map(([theme, key]) => [theme, t(key)] as const);
  return PARTS.map(([part, label]) =>
    formRow(t(label), select(nameOf(part), choices, uiConfig().colorScheme?.[part] ?? "")),
  );
}

/** Store the themes that a form holds; one that it does not name goes back to the device's. */
export async function saveThemes(values: Record<string, unknown>): Promise<void> {
  const chosen = PARTS.map(([part]) => [part, String(values[nameOf(part)] ?? "")]);
  const colorScheme = Object.fromEntries(chosen);
  await game.settings.set("core", "uiConfig", { ...uiConfig(), colorScheme });
}
