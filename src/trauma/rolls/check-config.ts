import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { Abilities, AbilityId } from "../rules/abilities.ts";
import { type CheckPlan, planCheck } from "../rules/check.ts";
import { DEFAULT_ATTENTION, planStealth, type Watcher } from "../rules/stealth.ts";
import { type RollConfig, situationEdges, situationTerms } from "./roll-config.ts";

/** Somebody who could notice, as messages hold it. */
export interface StealthWatcher extends Required<Watcher> {
  /** UUID of the actor; `null` for somebody without a token. */
  readonly actor: string | null;
  /** The name that everybody sees; empty for somebody. */
  readonly name: string;
}

/** What sneaking is rolled with. */
export interface Sneaking {
  /** Metres since the last check. */
  readonly metres: number;
  readonly watchers: readonly StealthWatcher[];
}

/** A check of an ability, as the dialog shows and changes it. */
export interface CheckConfig extends RollConfig {
  readonly purpose: "ability" | "stealth" | "item";
  /** `null` for a bare number. */
  readonly abilities: Abilities | null;
  /** What is used: psionics and the like. */
  readonly item: (TranslatedName & { readonly bonus: number }) | null;

  /** `null`: none is added. */
  ability: AbilityId | null;
  /** The number to reach; `null`: the roll stands for itself. */
  difficulty: number | null;
  /** `null` for any other check. */
  sneaking: Sneaking | null;
}

/** Somebody of whom only the usual attention is known (Trauma 003:18). */
export const SOMEBODY: StealthWatcher = Object.freeze({
  actor: null,
  name: "",
  attention: DEFAULT_ATTENTION,
  isRaised: false,
  isInMelee: false,
});

/** Everything about a check before the dice. @throws {RuleError} */
export function checkPlan(config: CheckConfig): CheckPlan {
  if (config.sneaking) return stealthPlan(config, config.sneaking).check;
  const { ability, abilities, item, condition, settings } = config;
  const bonus = item?.bonus ?? 0;
  const modifiers = [
    ...(bonus === 0 ? [] : [{ source: "weapon", value: bonus } as const]),
    ...situationTerms(config),
  ];
  const value = ability && abilities ? abilities[ability] : 0;
  return planCheck(
    { ability, value, modifiers, edges: situationEdges(config), condition },
    settings,
  );
}

/** What sneaking needs before the dice (Trauma 003:17–19). @throws {RuleError} without a watcher. */
export function stealthPlan(config: CheckConfig, { metres, watchers }: Sneaking) {
  const { abilities, condition, settings } = config;
  const edges = situationEdges(config);
  const modifiers = situationTerms(config);
  const dex = abilities?.dex ?? 0;
  return planStealth({ dex, metres, watchers, edges, modifiers, condition }, settings);
}

/** The number to reach: that of the most attentive watcher, where there is sneaking. @throws {RuleError} */
export function checkDifficulty(config: CheckConfig): number | null {
  const { sneaking, difficulty } = config;
  return sneaking ? stealthPlan(config, sneaking).difficulty : difficulty;
}

/** Whether somebody notices without a roll (Trauma 003:17). */
export function isNoticed({ sneaking }: Pick<CheckConfig, "sneaking">): boolean {
  return sneaking?.watchers.some(({ isInMelee }) => isInMelee) ?? false;
}

/** Changes one of the watchers. */
export function changeWatcher(
  config: CheckConfig,
  place: number,
  change: Partial<StealthWatcher>,
): void {
  const { sneaking } = config;
  if (!sneaking) return;
  const watchers = sneaking.watchers.map((one, i) => (i === place ? { ...one, ...change } : one));
  config.sneaking = { ...sneaking, watchers };
}

export function addWatcher(config: CheckConfig): void {
  const { sneaking } = config;
  if (sneaking)
    config.sneaking = { ...sneaking, watchers: [...sneaking.watchers, { ...SOMEBODY }] };
}

/** Takes a watcher off the list; the last one stays. */
export function removeWatcher(config: CheckConfig, place: number): void {
  const { sneaking } = config;
  if (!sneaking || sneaking.watchers.length < 2) return;
  const watchers = sneaking.watchers.filter((_, i) => i !== place);
  config.sneaking = { ...sneaking, watchers };
}
