import { game } from "../globals.ts";
import { type KeyboardEventContext, KeyboardManager } from "./keyboard.ts";

declare module "../globals.ts" {
  interface Game {
    keybindings: ClientKeybindings;
  }
}

export interface KeybindingBinding {
  key: string;
  modifiers?: string[];
}

type KeyHandler = (context: KeyboardEventContext) => boolean | undefined;

export interface KeybindingConfig {
  name: string;
  hint?: string;
  uneditable?: KeybindingBinding[];
  editable?: KeybindingBinding[];
  onDown?: KeyHandler;
  onUp?: KeyHandler;
  repeat?: boolean;
  restricted?: boolean;
  reservedModifiers?: string[];
  precedence?: number;
}

export interface StoredKeybinding extends KeybindingConfig {
  namespace: string;
  uneditable: KeybindingBinding[];
  editable: KeybindingBinding[];
  reservedModifiers: string[];
  precedence: number;
  order: number;
}

/** One key of one action, ready to be compared with what is pressed. */
export interface KeybindingAction {
  action: string;
  key: string;
  name: string;
  requiredModifiers: string[];
  optionalModifiers: string[];
  onDown: KeyHandler | undefined;
  onUp: KeyHandler | undefined;
  repeat: boolean;
  restricted: boolean;
  precedence: number;
  order: number;
}

const NORMAL = 1;

/** Actions that keys trigger. Packages register theirs in `init` or `setup`. */
export class ClientKeybindings {
  actions = new Map<string, StoredKeybinding>();
  activeKeys = new Map<string, KeybindingAction[]>();
  /** The keys of each action; undefined until `initialize`. */
  bindings: Map<string, KeybindingBinding[]> | undefined = undefined;

  /** @throws {Error} after `setup`, and for keys that are no proper ones. */
  register(namespace: string, action: string, data: KeybindingConfig): void {
    if (this.bindings) throw new Error("Keybindings can be registered only in init and setup");
    if (!namespace || !action) throw new Error("A keybinding needs a namespace and an action");
    if (namespace !== "core" && namespace !== game.data.system.id)
      throw new Error(`No package has the id "${namespace}", which a keybinding names`);
    const { uneditable = [], editable = [] } = data;
    for (const binding of [...uneditable, ...editable]) check(`${namespace}.${action}`, binding);
    this.actions.set(`${namespace}.${action}`, {
      ...data,
      namespace,
      uneditable,
      editable,
      reservedModifiers: data.reservedModifiers ?? [],
      precedence: data.precedence ?? NORMAL,
      order: this.actions.size,
    });
  }

  /** The keys of an action. */
  get(namespace: string, action: string): KeybindingBinding[] {
    const id = `${namespace}.${action}`;
    const bindings = this.bindings?.get(id);
    if (!bindings) throw new Error(`The keybinding ${id} is not registered`);
    return bindings;
  }

  /** Closes registration and puts the keys to work. */
  initialize(): void {
    this.bindings = new Map();
    for (const [id, config] of this.actions) {
      const bindings = [...config.uneditable, ...config.editable];
      this.bindings.set(id, bindings);
      for (const binding of bindings) this.#activate(id, config, binding);
    }
    for (const actions of this.activeKeys.values())
      actions.sort((a, b) => a.precedence - b.precedence || a.order - b.order);
  }

  #activate(
    id: string,
    config: StoredKeybinding,
    { key, modifiers = [] }: KeybindingBinding,
  ): void {
    const { name, onDown, onUp, precedence, order } = config;
    const action: KeybindingAction = {
      action: id,
      key,
      name,
      requiredModifiers: modifiers,
      // A reserved modifier changes what the action does, so it may be down too.
      optionalModifiers: config.reservedModifiers,
      onDown,
      onUp,
      repeat: config.repeat ?? false,
      restricted: config.restricted ?? false,
      precedence,
      order,
    };
    this.activeKeys.set(key, [...(this.activeKeys.get(key) ?? []), action]);
  }
}

function check(id: string, { key, modifiers = [] }: KeybindingBinding): void {
  if (!key) throw new Error(`The keybinding ${id} has a binding without a key`);
  const known = Object.values(KeyboardManager.MODIFIER_KEYS);
  for (const modifier of modifiers)
    if (!known.includes(modifier))
      throw new Error(`The keybinding ${id} has the unknown modifier "${modifier}"`);
}
