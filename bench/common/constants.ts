import { byGeneration } from "./by-generation.ts";

/** The sub-type that every document with sub-types has. */
export const BASE_DOCUMENT_TYPE = "base";

export const USER_ROLES = Object.freeze({
  NONE: 0,
  PLAYER: 1,
  TRUSTED: 2,
  ASSISTANT: 3,
  GAMEMASTER: 4,
});

export const USER_ROLE_NAMES: Readonly<Record<number, string>> = Object.freeze(
  Object.fromEntries(Object.entries(USER_ROLES).map(([name, role]) => [role, name])),
);

interface UserPermission {
  label: string;
  hint: string;
  /** Even a game master may lose it. */
  disableGM: boolean;
  /** The lowest role that holds it. */
  defaultRole: number;
}

const { PLAYER, TRUSTED, ASSISTANT } = USER_ROLES;
const permissionRoles = {
  ACTOR_CREATE: ASSISTANT,
  BROADCAST_AUDIO: TRUSTED,
  BROADCAST_VIDEO: TRUSTED,
  CARDS_CREATE: ASSISTANT,
  DRAWING_CREATE: TRUSTED,
  FILES_BROWSE: TRUSTED,
  FILES_UPLOAD: ASSISTANT,
  ITEM_CREATE: ASSISTANT,
  JOURNAL_CREATE: TRUSTED,
  MACRO_SCRIPT: PLAYER,
  MANUAL_ROLLS: TRUSTED,
  MESSAGE_WHISPER: PLAYER,
  NOTE_CREATE: TRUSTED,
  PING_CANVAS: PLAYER,
  PLAYLIST_CREATE: ASSISTANT,
  QUERY_USER: PLAYER,
  REGION_CREATE: PLAYER,
  SETTINGS_MODIFY: ASSISTANT,
  SHOW_CURSOR: TRUSTED,
  SHOW_RULER: TRUSTED,
  TEMPLATE_CREATE: PLAYER,
  TOKEN_CONFIGURE: TRUSTED,
  TOKEN_CREATE: ASSISTANT,
  TOKEN_DELETE: ASSISTANT,
  WALL_DOORS: PLAYER,
};
/** The names of the permissions that depend on a user's role. */
export type PermissionName = keyof typeof permissionRoles;

/** All permissions but one. */
function permissionsWithout(
  absent: PermissionName,
): Partial<Record<PermissionName, UserPermission>> {
  return Object.fromEntries(
    Object.entries(permissionRoles)
      .filter(([name]) => name !== absent)
      .map(([name, defaultRole]) => {
        const key = `PERMISSION.${name}`;
        return [name, { label: key, hint: `${key}Hint`, disableGM: false, defaultRole }];
      }),
  );
}

/** Players measure areas with templates on generation 13, with regions on 14. */
export const USER_PERMISSIONS = byGeneration<Record<PermissionName, UserPermission>>({
  13: permissionsWithout("REGION_CREATE"),
  14: permissionsWithout("TEMPLATE_CREATE"),
});

export const DOCUMENT_OWNERSHIP_LEVELS = Object.freeze({
  INHERIT: -1,
  NONE: 0,
  LIMITED: 1,
  OBSERVER: 2,
  OWNER: 3,
});
export const DOCUMENT_META_OWNERSHIP_LEVELS = Object.freeze({ DEFAULT: -20, NOCHANGE: -10 });

export const CHAT_MESSAGE_STYLES = Object.freeze({ OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 });
export const DICE_ROLL_MODES = Object.freeze({
  PUBLIC: "publicroll",
  PRIVATE: "gmroll",
  BLIND: "blindroll",
  SELF: "selfroll",
});

export const TOKEN_DISPLAY_MODES = Object.freeze({
  NONE: 0,
  CONTROL: 10,
  OWNER_HOVER: 20,
  HOVER: 30,
  OWNER: 40,
  ALWAYS: 50,
});
export const TOKEN_DISPOSITIONS = Object.freeze({
  SECRET: -2,
  HOSTILE: -1,
  NEUTRAL: 0,
  FRIENDLY: 1,
});
export const DEFAULT_TOKEN = "icons/svg/mystery-man.svg";

export const GRID_TYPES = Object.freeze({
  GRIDLESS: 0,
  SQUARE: 1,
  HEXODDR: 2,
  HEXEVENR: 3,
  HEXODDQ: 4,
  HEXEVENQ: 5,
});
export const GRID_DIAGONALS = Object.freeze({
  EQUIDISTANT: 0,
  EXACT: 1,
  APPROXIMATE: 2,
  RECTILINEAR: 3,
  ALTERNATING_1: 4,
  ALTERNATING_2: 5,
  ILLEGAL: 6,
});
export const GRID_MIN_SIZE = 20;

const regionVisibility = { LAYER: 0, GAMEMASTER: 1, ALWAYS: 2 };
/** Where and to whom a region shows. */
export const REGION_VISIBILITY = byGeneration<
  typeof regionVisibility & { OBSERVER: number; LAYER_UNLOCKED: number }
>({
  13: regionVisibility,
  14: { ...regionVisibility, OBSERVER: 3, LAYER_UNLOCKED: 4 },
});

export const MACRO_TYPES = Object.freeze({ SCRIPT: "script", CHAT: "chat" });
export const MACRO_SCOPES = Object.freeze(["global", "actors", "actor"]);
export const JOURNAL_ENTRY_PAGE_FORMATS = Object.freeze({ HTML: 1, MARKDOWN: 2 });

/** How active effects of generation 13 change a value. */
export const ACTIVE_EFFECT_MODES = Object.freeze({
  CUSTOM: 0,
  MULTIPLY: 1,
  ADD: 2,
  DOWNGRADE: 3,
  UPGRADE: 4,
  OVERRIDE: 5,
});
/** How active effects of generation 14 change a value, with the default priority of each way. */
export const ACTIVE_EFFECT_CHANGE_TYPES = Object.freeze({
  custom: 0,
  multiply: 10,
  add: 20,
  subtract: 20,
  downgrade: 30,
  upgrade: 40,
  override: 50,
});
export const ACTIVE_EFFECT_CHANGE_PHASES = Object.freeze(["initial", "final"]);
export const ACTIVE_EFFECT_SHOW_ICON = Object.freeze({ NEVER: 0, CONDITIONAL: 1, ALWAYS: 2 });

export const KEYBINDING_PRECEDENCE = Object.freeze({ PRIORITY: 0, NORMAL: 1, DEFERRED: 2 });
export const SETTING_SCOPES = Object.freeze({ CLIENT: "client", USER: "user", WORLD: "world" });

export const SORT_INTEGER_DENSITY = 100000;
export const FOLDER_MAX_DEPTH = 4;
/** The documents that stand on their own in a world. */
export const WORLD_DOCUMENT_TYPES = Object.freeze([
  "Actor",
  "ChatMessage",
  "Combat",
  "Folder",
  "Item",
  "JournalEntry",
  "Macro",
  "Scene",
  "Setting",
  "User",
]);
export const COMPENDIUM_DOCUMENT_TYPES = Object.freeze([
  "Actor",
  "Item",
  "JournalEntry",
  "Macro",
  "Scene",
]);
export const FOLDER_DOCUMENT_TYPES = Object.freeze([...COMPENDIUM_DOCUMENT_TYPES, "Compendium"]);
