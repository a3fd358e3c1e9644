import type { ActionGroup } from "./api/action-list.ts";
import type { ReadResult } from "./api/check-result.ts";
import type { CardRenderer } from "./cards.ts";
import type { ChatCommand } from "./chat-commands.ts";
import type { CombatRules } from "./combat/rules.ts";
import type { ContestKind } from "./contest/kind.ts";
import type { DeskRules } from "./desk/rules.ts";
import type { TokenRule } from "./documents/token-rules.ts";
import type { InitiativeRule } from "./initiative.ts";
import type { MigrationStep } from "./migrations/step.ts";
import type { MainPath } from "./quench/main-path.ts";
import type { BookStatus } from "./statuses.ts";
import type { CheckSkill, UseItem } from "./uses.ts";

/** A sheet, and the sub-types that it shows. */
export interface SheetEntry {
  readonly documents: "Actor" | "Item";
  readonly types: readonly string[];
  readonly sheet: unknown;
  /** Language key of its name in the sheet configuration. */
  readonly label: string;
}

/** The bars and numbers that tokens of an actor type can show, below `system`. */
export interface TrackableAttributes {
  readonly bar: readonly string[];
  readonly value: readonly string[];
}

/** Everything that a rule book brings to the table. Registered in a loop by `register.ts`. */
export interface RuleBook {
  readonly id: string;
  readonly models: {
    readonly Actor?: Readonly<Record<string, unknown>>;
    readonly Item?: Readonly<Record<string, unknown>>;
    readonly ChatMessage?: Readonly<Record<string, unknown>>;
  };
  readonly trackable: Readonly<Record<string, TrackableAttributes>>;
  /** How tokens begin, by actor type. */
  readonly tokens: Readonly<Record<string, TokenRule>>;
  /** States that tokens can show, besides Foundry's own. */
  readonly statuses: readonly BookStatus[];
  /** Pictures of new actors and items, by type. */
  readonly artwork: Readonly<Record<string, string>>;
  readonly rolls: readonly unknown[];
  readonly dice: readonly unknown[];
  readonly sheets: readonly SheetEntry[];
  readonly cards: Readonly<Record<string, CardRenderer>>;
  readonly itemUses: Readonly<Record<string, UseItem>>;
  readonly actorChecks: Readonly<Record<string, CheckSkill>>;
  /** What `game.quartet.actions` lists, by actor type. */
  readonly actions: Readonly<Record<string, readonly ActionGroup[]>>;
  /** What `game.quartet.resultOf` says of messages, by their sub-type. */
  readonly results: Readonly<Record<string, ReadResult>>;
  readonly commands: readonly ChatCommand[];
  /** Who acts first, by actor type. Types left out have what Foundry has. */
  readonly initiative?: Readonly<Record<string, InitiativeRule>>;
  /** How fights are played, beyond the order of turns. Books that leave it out have Foundry's way. */
  readonly combat?: CombatRules;
  /** Templates that others include. */
  readonly partials?: readonly string[];
  /** Kinds of contest between players. */
  readonly contests?: readonly ContestKind[];
  /** Steps that bring older worlds up to date; their numbers are one sequence for all books. */
  readonly migrations?: readonly MigrationStep[];
  /** What the desk of the game master shows of the book's characters and does for them. */
  readonly desk?: DeskRules;
  /** What the module Quench can check inside a running game. */
  readonly mainPath?: MainPath;
  /** What macros and modules may call, as `game.quartet.<id of the book>`. */
  readonly api?: Readonly<Record<string, unknown>>;
  /** Called in `init`. */
  registerSettings(): void;
  /** Called once the world is there. */
  onReady?(): void;
}
