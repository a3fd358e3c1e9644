import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../rules/settings.ts";

/** A round of a fight in the combat tracker. */
export interface BattleOptions {
  /** Id of the combat. */
  readonly combat: string;
  readonly round: number;
}

/** What the opener laid down, as the offer's message holds it. */
export interface ActionOptions {
  /** The rules as they stood when the contest was opened. */
  readonly settings: Partial<RpsSettings>;
  /** `null` outside of the combat tracker. */
  readonly battle: BattleOptions | null;
  /** Whether weapons are in play. */
  readonly isFight: boolean;
  /** Whether combat experience caps skills. RPS [63] */
  readonly biggerThanDuel: boolean;
  /** Groups of sides that act at the same time, the fastest first; empty without an order. */
  readonly order: readonly (readonly string[])[];
  /** What the opener acts with, as a suggestion to all. */
  readonly value: string;
}

type Options = Readonly<Record<string, unknown>>;

export function settingsOf(options: Options): RpsSettings {
  return { ...DEFAULT_RPS_SETTINGS, ...(options.settings as Partial<RpsSettings>) };
}

export function battleOf({ battle }: Options): BattleOptions | null {
  const given = battle as Partial<BattleOptions> | null | undefined;
  return given?.combat ? { combat: String(given.combat), round: Number(given.round ?? 0) } : null;
}

export function orderOf({ order }: Options): readonly (readonly string[])[] {
  return Array.isArray(order) ? (order as (readonly string[])[]) : [];
}

/** What a fight's marks are kept under: the combat, or the contest itself. */
export function fightOf(options: Options, contest: string): string {
  return battleOf(options)?.combat ?? contest;
}
