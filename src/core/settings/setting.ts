/** How a setting is stored and offered; see Foundry's own documentation of `game.settings.register`. */
export interface SettingOptions<T> {
  readonly scope: "world" | "client" | "user";
  readonly type:
    | BooleanConstructor
    | NumberConstructor
    | StringConstructor
    | ObjectConstructor
    | foundry.data.fields.DataField;
  readonly default: T;
  /** Offer it in Foundry's own settings window, with this name and hint. */
  readonly config?: boolean;
  readonly name?: string;
  readonly hint?: string;
  /** What can be chosen, with the key of each one's name. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * One setting of ours, typed by what it holds. The typings know settings only by a list of keys
 * that every module shares; this class is the one place that steps around it.
 */
export class Setting<T> {
  private readonly listeners: (() => void)[] = [];

  constructor(
    readonly key: string,
    private readonly options: () => SettingOptions<T>,
  ) {}

  /** Call once, in `init`. */
  register(): void {
    const onChange = () => {
      for (const tell of this.listeners) tell();
    };
    const options = { config: false, ...this.options(), onChange };
    game.settings.register("quartet" as "core", this.key as never, options as never);
  }

  /** Calls back whenever the value has changed, at whichever client. */
  follow(listener: () => void): void {
    this.listeners.push(listener);
  }

  get(): T {
    return game.settings.get("quartet" as "core", this.key as never) as T;
  }

  /** @throws if this user may not change the setting. */
  async set(value: T): Promise<void> {
    await game.settings.set("quartet" as "core", this.key as never, value as never);
  }
}

/** A window of ours in Foundry's settings. Texts are language keys. */
export interface SettingsMenu {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: string;
  /** The class of the window, made without arguments. */
  readonly type: unknown;
}

const menus = new Map<string, SettingsMenu>();

/** Offers a window of ours in Foundry's settings, to game masters unless it is for all. */
export function registerSettingsMenu(
  key: string,
  menu: SettingsMenu,
  { forAll = false }: { readonly forAll?: boolean } = {},
): void {
  menus.set(key, menu);
  game.settings.registerMenu("quartet", key as never, { ...menu, restricted: !forAll } as never);
}

/** The windows whose keys begin so, such as those of one rule book. */
export function settingsMenus(prefix: string): [key: string, menu: SettingsMenu][] {
  return [...menus].filter(([key]) => key.startsWith(prefix));
}

/** Opens one of our windows as Foundry's settings would. */
export async function openSettingsMenu(key: string): Promise<void> {
  const Window = menus.get(key)?.type as
    | (new () => { render(options: object): unknown })
    | undefined;
  if (Window) await new Window().render({ force: true });
}
