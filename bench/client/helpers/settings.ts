import { game, generation } from "../globals.ts";
import { BenchDeprecated } from "../strict.ts";
import { Hooks } from "./hooks.ts";
import { defaultValue, readValue, type SettingType, writeValue } from "./setting-types.ts";

declare module "../globals.ts" {
  interface Game {
    settings: ClientSettings;
  }
}

export type SettingScope = "world" | "client" | "user";

export interface SettingConfig {
  key: string;
  namespace: string;
  name?: string;
  hint?: string;
  scope: SettingScope;
  config: boolean;
  type?: SettingType;
  default: unknown;
  choices?: Record<string, string>;
  range?: { min: number; max: number; step?: number };
  requiresReload?: boolean;
  onChange?: (value: unknown, options: object, userId?: string) => void;
}

export interface SettingMenu {
  key: string;
  namespace: string;
  name?: string;
  label?: string;
  hint?: string;
  icon?: string;
  type: new () => { render(options: { force: boolean }): Promise<unknown> };
  restricted?: boolean;
}

/** A stored setting, as the `Setting` document of the world is. */
export interface SettingDocument {
  key: string;
  /** Holds the value as JSON; the document itself may show what the JSON means. */
  _source: object;
  user?: unknown;
  update(data: object, options?: object): Promise<unknown>;
}

/** Where settings of the scopes `world` and `user` live: the collection of Setting documents. */
export interface SettingStorage {
  getSetting(key: string, user?: string | null): SettingDocument | undefined;
  documentClass: {
    new (data: object): object;
    create(data: object, options?: object): Promise<unknown>;
  };
}

export interface SetOptions {
  document?: boolean;
  [key: string]: unknown;
}

/** The settings of the world, of this user, and of this browser. */
export class ClientSettings {
  settings = new Map<string, SettingConfig>();
  menus = new Map<string, SettingMenu>();
  storage: Map<string, Storage | SettingStorage>;

  constructor(worldSettings: SettingStorage) {
    this.storage = new Map<string, Storage | SettingStorage>([
      ["world", worldSettings],
      ["user", worldSettings],
      ["client", localStorage],
    ]);
  }

  /** The window in which settings are changed; set by the interface. */
  get sheet(): unknown {
    return this.#sheet?.();
  }

  #sheet: (() => unknown) | null = null;

  /** Tells how to get the window of `sheet`. */
  setSheet(factory: () => unknown): void {
    this.#sheet = factory;
  }

  /** Makes a setting known. @throws {Error} if namespace, key or scope is not a proper one. */
  register(namespace: string, key: string, data: Partial<SettingConfig>): void {
    this.#checkNames(namespace, key);
    const scope = data.scope ?? "client";
    if (!["world", "client", "user"].includes(scope))
      throw new Error(`The setting ${namespace}.${key} has the unknown scope "${scope}"`);
    const config: SettingConfig = {
      ...data,
      key,
      namespace,
      scope,
      config: data.config ?? false,
      default: defaultValue(data),
    };
    this.settings.set(`${namespace}.${key}`, config);
  }

  registerMenu(namespace: string, key: string, data: Omit<SettingMenu, "key" | "namespace">): void {
    this.#checkNames(namespace, key);
    if (typeof data.type !== "function")
      throw new Error(`The settings menu ${namespace}.${key} needs an application class as type`);
    this.menus.set(`${namespace}.${key}`, { ...data, key, namespace });
  }

  /**
   * The value of a setting, or its default.
   * @param options.document The Setting document instead of its value, for the scopes `world`
   *   and `user`; an unsaved one with the default if none is stored.
   */
  get(namespace: string, key: string, options: { document?: boolean } = {}): unknown {
    const config = this.#config(namespace, key);
    const id = `${namespace}.${key}`;
    if (config.scope === "client") {
      if (options.document) throw new Error(`The client setting ${id} has no document`);
      return readValue(config, parse(this.#client.getItem(id)));
    }
    const setting = this.#document(config);
    if (!options.document) return readValue(config, parse(stored(setting)));
    const { documentClass } = this.#world;
    return setting ?? new documentClass({ key: id, value: JSON.stringify(config.default) });
  }

  /**
   * Stores a setting. World settings need the permission to modify settings.
   * @throws {Error} if the value is not possible or the user may not change it.
   */
  async set(
    namespace: string,
    key: string,
    value: unknown,
    { document = false, ...options }: SetOptions = {},
  ): Promise<unknown> {
    const config = this.#config(namespace, key);
    const id = `${namespace}.${key}`;
    const json = JSON.stringify(writeValue(config, id, value));
    if (config.scope === "client") this.#setClient(config, json, options);
    else await this.#setStored(config, json, options);
    return this.get(namespace, key, { document });
  }

  get #client(): Storage {
    return this.storage.get("client") as Storage;
  }

  get #world(): SettingStorage {
    return this.storage.get("world") as SettingStorage;
  }

  #document({ namespace, key, scope }: SettingConfig): SettingDocument | undefined {
    return this.#world.getSetting(`${namespace}.${key}`, scope === "user" ? game.userId : null);
  }

  #setClient(config: SettingConfig, json: string, options: object): void {
    const id = `${config.namespace}.${config.key}`;
    if (this.#client.getItem(id) === json) return;
    this.#client.setItem(id, json);
    const value = readValue(config, JSON.parse(json));
    config.onChange?.(value, options);
    Hooks.callAll("clientSettingChanged", id, value, options);
  }

  async #setStored(config: SettingConfig, json: string, options: object): Promise<void> {
    const id = `${config.namespace}.${config.key}`;
    if (!game.user) throw new Error(`The setting ${id} cannot be set before the game is set up`);
    if (config.scope === "world" && !game.user.can("SETTINGS_MODIFY"))
      throw new Error(`You may not change the world setting ${id}`);
    const setting = this.#document(config);
    if (setting) await setting.update({ value: json }, options);
    else {
      const user = config.scope === "user" ? { user: game.userId } : {};
      await this.#world.documentClass.create({ key: id, value: json, ...user }, options);
    }
  }

  #config(namespace: string, key: string): SettingConfig {
    const id = `${namespace}.${key}`;
    if (id === "core.rollMode" && generation() >= 14)
      throw new BenchDeprecated("the setting core.rollMode", "core.messageMode");
    const config = this.settings.get(id);
    if (!config) throw new Error(`The setting ${id} is not registered`);
    return config;
  }

  #checkNames(namespace: string, key: string): void {
    if (!namespace || !key) throw new Error("A setting needs a namespace and a key");
    if (namespace !== "core" && namespace !== game.data.system.id)
      throw new Error(`No package has the id "${namespace}", which a setting names`);
  }
}

function parse(json: unknown): unknown {
  if (json === null || json === undefined) return undefined;
  return typeof json === "string" ? JSON.parse(json) : json;
}

/**
 * Tells a setting's `onChange` what its Setting document now holds.
 * The document calls this when it has been created or updated.
 */
export function settingChanged(document: SettingDocument, options: object, userId: string): void {
  const config = game.settings.settings.get(document.key);
  if (!config) return;
  if (config.scope === "user" && ownerId(document.user) !== game.userId) return;
  config.onChange?.(readValue(config, parse(stored(document))), options, userId);
}

function stored(setting: SettingDocument | undefined): unknown {
  return (setting?._source as { value?: unknown } | undefined)?.value;
}

function ownerId(user: unknown): unknown {
  return typeof user === "object" && user !== null && "id" in user ? user.id : user;
}
