import { game } from "../globals.ts";
import type { KeybindingAction } from "./keybindings.ts";

declare module "../globals.ts" {
  interface Game {
    keyboard: KeyboardManager;
  }
}

export interface KeyboardEventContext {
  /** The place of the key, such as `KeyR`. */
  key: string;
  event: KeyboardEvent;
  isShift: boolean;
  isControl: boolean;
  isAlt: boolean;
  hasModifier: boolean;
  modifiers: string[];
  up: boolean;
  repeat: boolean;
  action?: string;
}

/** Keys that are held down, and the key bindings that they trigger. */
export class KeyboardManager {
  static MODIFIER_KEYS = { CONTROL: "Control", SHIFT: "Shift", ALT: "Alt" };
  static MODIFIER_CODES: Record<string, string[]> = {
    Alt: ["AltLeft", "AltRight"],
    Control: ["ControlLeft", "ControlRight", "MetaLeft", "MetaRight", "Meta", "OsLeft", "OsRight"],
    Shift: ["ShiftLeft", "ShiftRight"],
  };

  downKeys = new Set<string>();

  /** Starts to listen. */
  activateListeners(): void {
    addEventListener("keydown", (event) => this.#onKey(event, false));
    addEventListener("keyup", (event) => this.#onKey(event, true));
    // Keys that are released elsewhere would otherwise stay down.
    addEventListener("blur", () => this.downKeys.clear());
  }

  /** Whether the user is typing into a field. */
  get hasFocus(): boolean {
    const focused = document.activeElement;
    return focused instanceof HTMLElement && isEditable(focused);
  }

  /** @param modifier `Control`, `Shift` or `Alt`, in any case. */
  isModifierActive(modifier: string): boolean {
    const name = modifier.charAt(0).toUpperCase() + modifier.slice(1).toLowerCase();
    return (KeyboardManager.MODIFIER_CODES[name] ?? []).some((code) => this.downKeys.has(code));
  }

  static getKeyboardEventContext(event: KeyboardEvent, up = false): KeyboardEventContext {
    const isControl = event.ctrlKey || event.metaKey;
    const modifiers = [
      ...(isControl ? ["Control"] : []),
      ...(event.shiftKey ? ["Shift"] : []),
      ...(event.altKey ? ["Alt"] : []),
    ];
    return {
      key: event.code,
      event,
      isShift: event.shiftKey,
      isControl,
      isAlt: event.altKey,
      hasModifier: modifiers.length > 0,
      modifiers,
      up,
      repeat: event.repeat,
    };
  }

  #onKey(event: KeyboardEvent, up: boolean): void {
    if (event.isComposing || !event.code) return;
    if (up) this.downKeys.delete(event.code);
    else this.downKeys.add(event.code);
    if (this.hasFocus || event.defaultPrevented) return;
    const context = KeyboardManager.getKeyboardEventContext(event, up);
    for (const action of game.keybindings.activeKeys.get(event.code) ?? []) {
      if (!matches(action, context)) continue;
      const handler = up ? action.onUp : action.onDown;
      if (!handler) continue;
      context.action = action.action;
      if (handler(context) !== true) continue;
      event.preventDefault();
      break;
    }
  }
}

function matches(action: KeybindingAction, context: KeyboardEventContext): boolean {
  if (action.restricted && !game.user.isGM) return false;
  if (context.repeat && !action.repeat) return false;
  // A released key is the end of what it began, whatever modifiers are down by then.
  if (context.up) return true;
  const { requiredModifiers: required, optionalModifiers: optional } = action;
  return (
    required.every((modifier) => context.modifiers.includes(modifier)) &&
    context.modifiers.every(
      (modifier) => required.includes(modifier) || optional.includes(modifier),
    )
  );
}

function isEditable(element: HTMLElement): boolean {
  if (element.isContentEditable || element.closest("prose-mirror")) return true;
  return ["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName);
}
