import { Hooks } from "../../helpers/hooks.ts";
import { ContextMenu, type ContextMenuEntry } from "../ux/context-menu.ts";
import type { ApplicationV2 } from "./application.ts";

export interface ContextMenuOptions {
  container?: HTMLElement | null;
  /** Exact hook name; with `parentClassHooks`, what follows `get<Class>`. */
  hookName?: string;
  parentClassHooks?: boolean;
  eventName?: string;
  fixed?: boolean;
  jQuery?: false;
  onOpen?: (target: HTMLElement) => void;
  onClose?: (target: HTMLElement) => void;
  [key: string]: unknown;
}

/**
 * A context menu within the application. Hooks may add entries: `get<Class>ContextOptions` of
 * every class, or the one hook that `hookName` gives together with `parentClassHooks: false`.
 * Null if there are no entries.
 */
export function createContextMenu(
  app: ApplicationV2,
  handler: () => unknown[],
  selector: string,
  { container, hookName, parentClassHooks = true, ...options }: ContextMenuOptions,
): ContextMenu | null {
  const entries = handler.call(app);
  if (parentClassHooks) {
    const type = app.constructor as typeof ApplicationV2;
    for (const { name } of type.inheritanceChain())
      Hooks.callAll(`get${name}${hookName ?? "ContextOptions"}`, app, entries);
  } else if (hookName) Hooks.callAll(hookName, app, entries);
  if (entries.length === 0) return null;
  return new ContextMenu.implementation(
    container ?? app.element,
    selector,
    entries as ContextMenuEntry[],
    { ...options, jQuery: false },
  );
}
