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

/** A status that tokens can show. Texts are language keys. */
export interface StatusEffect {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  /** Actor types in whose token menu it is offered. */
  readonly hud: { readonly actorTypes: readonly string[] };
}

/** Adds a status to those that tokens can show: a list in generation 13, a record in 14. */
export function addStatusEffect(effect: StatusEffect): void {
  const statuses: unknown = CONFIG.statusEffects;
  if (is14()) (statuses as Record<string, StatusEffect>)[effect.id] = effect;
  else (statuses as StatusEffect[]).push(effect);
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
