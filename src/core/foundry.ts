/**
 * Everything that differs between the Foundry generations that Quartet supports (13 and 14).
 * No other file asks which generation runs.
 */

/** Who may read a message. The words of generation 14; {@link messageModeId} gives those of 13. */
export const MESSAGE_MODES = ["public", "gm", "blind", "self"] as const;
export type MessageMode = (typeof MESSAGE_MODES)[number];

const ROLL_MODES = {
  public: "publicroll",
  gm: "gmroll",
  blind: "blindroll",
  self: "selfroll",
} as const satisfies Record<MessageMode, string>;

/** What generation 14 adds to the classes that the typings of 13 describe. */
interface Generation14 {
  readonly ChatMessage: { applyMode(data: object, mode: string): object };
  readonly settings: { get(namespace: "core", key: "messageMode"): string };
  readonly User: { can(permission: "REGION_CREATE"): boolean };
}

function is14(): boolean {
  return game.release.generation >= 14;
}

/** The id that the running generation uses for a message mode. */
function messageModeId(mode: MessageMode): string {
  return is14() ? mode : ROLL_MODES[mode];
}

/** The mode that this user has chosen for messages. An unknown one reads as public. */
export function currentMessageMode(): MessageMode {
  const id = is14()
    ? (game.settings as unknown as Generation14["settings"]).get("core", "messageMode")
    : game.settings.get("core", "rollMode");
  return MESSAGE_MODES.find((mode) => messageModeId(mode) === id) ?? "public";
}

/** Sets whispers and blindness of new message data. @returns The same object. */
export function applyMessageMode<T extends object>(data: T, mode: MessageMode): T {
  const messages = ChatMessage.implementation;
  if (is14())
    (messages as unknown as Generation14["ChatMessage"]).applyMode(data, messageModeId(mode));
  else messages.applyRollMode(data as never, ROLL_MODES[mode]);
  return data;
}

/** The create option that keeps Foundry from applying its own current mode a second time. */
export function messageModeOption(mode: MessageMode): object {
  return is14() ? { messageMode: messageModeId(mode) } : { rollMode: messageModeId(mode) };
}

/**
 * Update data that deletes `key` from the object at `path`.
 * @example deleteKey("system.attributes", "agility")
 */
export function deleteKey(path: string, key: string): Record<string, unknown> {
  if (!is14()) return { [`${path}.-=${key}`]: null };
  return { [`${path}.${key}`]: (globalThis as unknown as { _del: unknown })._del };
}

/** What an active effect changes and how long, in the words of generation 14. */
export interface EffectParts {
  readonly changes: readonly {
    readonly key: string;
    readonly type: string;
    readonly value: string;
    readonly priority: number | null;
    readonly phase?: string;
  }[];
  readonly duration: { readonly value: number; readonly units: string } | null;
}

/** Generation 13 counts the ways of changing, in this order. */
const EFFECT_MODES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];
/** The units that durations of generation 13 have. */
const EFFECT_UNITS_13 = ["seconds", "rounds", "turns"];
const FIRST_PHASE = "initial";

/** Reads from the stored data of an active effect what generations store in different ways. */
export function effectParts(source: object): EffectParts {
  type Stored = Readonly<Record<string, unknown>>;
  const {
    changes = [],
    duration = {},
    system,
  } = source as {
    readonly changes?: readonly Stored[];
    readonly duration?: Stored;
    readonly system?: { readonly changes?: readonly Stored[] };
  };
  const text = (value: unknown) =>
    typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const stored = is14() ? (system?.changes ?? []) : changes;
  return {
    changes: stored.map(({ key, type, mode, value, priority, phase = FIRST_PHASE }) => ({
      key: String(key),
      type: is14() ? String(type) : (EFFECT_MODES[Number(mode)] ?? "custom"),
      value: text(value),
      priority: typeof priority === "number" ? priority : null,
      ...(phase !== FIRST_PHASE && { phase: String(phase) }),
    })),
    duration: storedDuration(duration),
  };
}

function storedDuration(duration: Readonly<Record<string, unknown>>): EffectParts["duration"] {
  const units = is14()
    ? String(duration.units)
    : EFFECT_UNITS_13.find((unit) => typeof duration[unit] === "number");
  const value = is14() ? duration.value : duration[units ?? ""];
  return typeof value === "number" && units ? { value, units } : null;
}

/** Data of a new active effect, as the running generation stores them. */
export function effectSource({ changes, duration }: EffectParts): object {
  if (is14()) return { system: { changes }, ...(duration && { duration }) };
  const isKnown = duration && EFFECT_UNITS_13.includes(duration.units);
  return {
    changes: changes.map(({ key, type, value, priority }) => ({
      ...{ key, value, priority },
      mode: Math.max(0, EFFECT_MODES.indexOf(type)),
    })),
    ...(isKnown && { duration: { [duration.units]: duration.value } }),
  };
}

/** A status that tokens can show. Texts are language keys. */
export interface StatusEffect {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  /** Actor types in whose token menu it is offered; `false` for none. */
  readonly hud: { readonly actorTypes: readonly string[] } | false;
}

/** Puts a status among those that tokens can show: a list in generation 13, a record in 14. */
export function setStatusEffect(effect: StatusEffect): void {
  const statuses: unknown = CONFIG.statusEffects;
  if (is14()) (statuses as Record<string, StatusEffect>)[effect.id] = effect;
  else {
    const list = statuses as StatusEffect[];
    const place = list.findIndex(({ id }) => id === effect.id);
    list.splice(place < 0 ? list.length : place, 1, effect);
  }
}

/** Whether a user may draw areas on scenes: game masters in generation 13, by permission in 14. */
export function mayDrawRegions(user: User.Implementation): boolean {
  return is14() ? (user as unknown as Generation14["User"]).can("REGION_CREATE") : user.isGM;
}

/** A row of a context menu. `label` is a language key, `icon` a class of Font Awesome. */
export interface ContextEntry {
  readonly label: string;
  readonly icon: string;
  visible(target: HTMLElement): boolean;
  onClick(target: HTMLElement): void;
}

/** A row of a context menu with the keys of the running generation. */
export function contextEntry({ label, icon, visible, onClick }: ContextEntry): object {
  if (is14())
    return {
      label,
      icon,
      visible,
      onClick: (_event: Event, target: HTMLElement) => onClick(target),
    };
  return {
    name: label,
    icon: `<i class="${icon}"></i>`,
    condition: visible,
    callback: onClick,
  };
}
