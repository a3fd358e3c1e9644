import { game } from "../../globals.ts";
import { instances } from "../instances.ts";

export type Theme = "light" | "dark";

interface UiConfig {
  colorScheme?: { interface?: string; applications?: string };
}

function resolve(choice: string | undefined): Theme {
  if (choice === "light" || choice === "dark") return choice;
  return globalThis.matchMedia?.("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

function colorScheme(): NonNullable<UiConfig["colorScheme"]> {
  // Before settings exist (a dialog while the client boots) the device decides.
  if (!game.settings?.settings.has("core.uiConfig")) return {};
  return (game.settings.get("core", "uiConfig") as UiConfig | null)?.colorScheme ?? {};
}

/** The theme of windows. */
export function applicationsTheme(): Theme {
  return resolve(colorScheme().applications);
}

/** The theme of the sidebar, the chat and everything else that is always on the page. */
export function interfaceTheme(): Theme {
  return resolve(colorScheme().interface);
}

/** Mark an element as having a theme of its own: light, dark, or one that its sheet brings along. */
export function markTheme(element: HTMLElement, theme: string): void {
  const earlier = [...element.classList].filter((name) => name.startsWith("theme-"));
  element.classList.remove(...earlier);
  element.classList.add("themed", `theme-${theme}`);
}

/** Apply the chosen themes to the page and to every open window. */
export function applyThemes(): void {
  const body = document.body;
  body.classList.remove("theme-light", "theme-dark");
  body.classList.add(`theme-${interfaceTheme()}`);
  for (const app of instances.values()) {
    if (!app.rendered) continue;
    const own = app as unknown as { _documentTheme?(): string | null };
    if (app.hasFrame) markTheme(app.element, own._documentTheme?.() ?? applicationsTheme());
    else if (app.element.classList.contains("themed")) markTheme(app.element, interfaceTheme());
  }
}
