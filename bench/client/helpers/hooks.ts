export type HookFunction = (...args: never[]) => unknown;

export interface HookedFunction {
  hook: string;
  id: number;
  fn: HookFunction;
  once: boolean;
}

export interface OnHookError {
  /** Text put before the message of the error. */
  msg?: string;
  /** The kind of notification to show, or none. */
  notify?: "error" | "warn" | "info" | null;
  /** The console function to log with, or none. */
  log?: "error" | "warn" | "log" | null;
  [key: string]: unknown;
}

const registered = new Map<string, HookedFunction[]>();
let nextId = 1;

/** Events that packages listen to. */
export class Hooks {
  /** The functions that listen, by hook. */
  static get events(): Record<string, HookedFunction[]> {
    return Object.fromEntries(registered);
  }

  /** Calls `fn` whenever the hook fires. @returns a number that `off` takes. */
  static on(hook: string, fn: HookFunction, options: { once?: boolean } = {}): number {
    const entry = { hook, id: nextId++, fn, once: options.once ?? false };
    // A new array, so that a hook that fires right now does not call the newcomer.
    registered.set(hook, [...(registered.get(hook) ?? []), entry]);
    return entry.id;
  }

  static once(hook: string, fn: HookFunction): number {
    return Hooks.on(hook, fn, { once: true });
  }

  /** Stops a listener, found by the function or by the number that `on` gave. */
  static off(hook: string, fn: number | HookFunction): void {
    const rest = (registered.get(hook) ?? []).filter((entry) => entry.fn !== fn && entry.id !== fn);
    if (rest.length > 0) registered.set(hook, rest);
    else registered.delete(hook);
  }

  /** Calls every listener and ignores what they return. */
  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of registered.get(hook) ?? []) callOne(entry, args);
    return true;
  }

  /** Calls listeners until one returns `false`. @returns whether none did. */
  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of registered.get(hook) ?? [])
      if (callOne(entry, args) === false) return false;
    return true;
  }

  /** Tells of an error that must not stop what went wrong from going on. */
  static onError(location: string, error: Error, options: OnHookError = {}): void {
    const { msg, notify = null, log = null, ...data } = options;
    if (log) console[log](`${location}: ${msg ? `${msg}: ` : ""}${error.message}`, error, data);
    if (notify) notifier?.(notify, msg ? `${msg}: ${error.message}` : error.message);
    Hooks.callAll("error", location, error, data);
  }
}

let notifier: ((kind: string, message: string) => void) | null = null;

/** Where `Hooks.onError` shows notifications; set once the interface exists. */
export function setNotifier(notify: (kind: string, message: string) => void): void {
  notifier = notify;
}

function callOne(entry: HookedFunction, args: unknown[]): unknown {
  if (entry.once) Hooks.off(entry.hook, entry.id);
  try {
    return (entry.fn as (...args: unknown[]) => unknown)(...args);
  } catch (error) {
    // One package's mistake must not keep the others from hearing; the console shows it.
    console.error(`The hook "${entry.hook}" failed:`, error);
    if (entry.hook !== "error") Hooks.callAll("error", `Hooks.${entry.hook}`, error, {});
    return undefined;
  }
}
