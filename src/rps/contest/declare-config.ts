import type { ChooseContext } from "../../core/contest/kind.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import { termKey } from "../rolls/check-config.ts";
import { rpsModel } from "../rolls/values.ts";
import { isDeclaredSecretly } from "../rules/battle.ts";
import type { Way } from "../rules/dice-cap.ts";
import { limitOf } from "../rules/reserve.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { TargetFacts } from "../sheets/range-view.ts";
import { battleOf, settingsOf } from "./battle-options.ts";
import { type ContestValue, skillValues, willValues } from "./contest-values.ts";
import { distancesOf } from "./distances.ts";
import { readEarly } from "./rulings.ts";
import { BARE_HANDS, hasFists, type WeaponChoice, weaponsOf } from "./weapons.ts";

/** Against everybody. */
export const ALL = "all";
/** The weapon that is none: nobody fights. */
export const NO_WEAPON = "none";

/** What the dialog of a declaration shows and changes. */
export interface DeclareConfig extends CheckChoices {
  readonly name: string;
  readonly isWills: boolean;
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly settings: RpsSettings;
  readonly isFight: boolean;
  /** The round of a fight in which all declare alike; `null` where somebody challenges the others. */
  readonly round: number | null;
  readonly biggerThanDuel: boolean;
  readonly tk: number;
  readonly reserve: number;
  readonly limit: number;
  readonly values: readonly ContestValue[];
  readonly weapons: readonly WeaponChoice[];
  /** How far the others are, for the ranges of weapons. */
  readonly distances: readonly TargetFacts[];
  /** `playerChooses` shows a box to tick. */
  readonly secrecy: RpsSettings["declarationSecrecy"];

  /** Id of the value; empty for no skill at all. */
  value: string;
  /** The level that the game master names for who lacks the skill. */
  level: number;
  way: Way;
  targets: readonly string[];
  /** UUID of a weapon, empty for bare hands, or {@link NO_WEAPON}. */
  weapon: string;
  shots: number;
  /** By the key of the term: {@link ALL}, or the id of the one opponent. */
  ticked: Readonly<Record<string, string>>;
  intent: string;
  isPrivate: boolean;
}

/** What the dialog starts with. The opener's click may have laid something down. */
export function declareConfig(context: ChooseContext, isWills: boolean): DeclareConfig {
  const { actor, name, options, preset, side, sides, names } = context;
  const model = rpsModel(actor);
  const settings = settingsOf(options);
  const isFight = !isWills && (battleOf(options) !== null || Boolean(options.isFight));
  const extra = String(preset.weapon ?? "");
  const carried = isWills ? [] : weaponsOf(actor, extra);
  const weapons = isWills || hasFists(carried) ? carried : [...carried, BARE_HANDS];
  const weapon = isFight
    ? weapons.find(({ uuid, isHeld }) => (extra ? uuid === extra : isHeld))
    : undefined;
  const values = isWills ? willValues(actor, settings) : skillValues(actor);
  const wanted = [preset.value, weapon?.skill, options.value].map((id) => String(id ?? ""));
  const value = wanted.find((id) => id && values.some((entry) => entry.id === id));
  const others = sides.filter((id) => id !== side).map((id) => ({ id, name: names[id] ?? "" }));
  const config: DeclareConfig = {
    name,
    isWills,
    others,
    settings,
    isFight,
    round: battleOf(options)?.round ?? null,
    biggerThanDuel: readEarly(context.ruling).bigger ?? Boolean(options.biggerThanDuel),
    tk: model?.tk ?? 1,
    reserve: model?.reserve.value ?? 0,
    limit: limitOf(model?.level ?? 1, settings),
    values,
    weapons,
    distances: distancesOf(context),
    secrecy: settings.declarationSecrecy,
    value: value ?? (weapon && lacksSkill(weapon, values) ? "" : (values[0]?.id ?? "")),
    level: settings.untrained.level,
    way: "opposed",
    targets: usualTargets(
      context,
      others.map(({ id }) => id),
    ),
    weapon: weapon ? weapon.uuid : NO_WEAPON,
    shots: weapon?.loaded ? 1 : 0,
    ticked: {},
    intent: "",
    isPrivate: isDeclaredSecretly(false, settings),
    mode: "public",
  };
  config.ticked = suggestedTicks(config);
  return config;
}

/**
 * Of two, each acts against the other. In a round of a fight everybody says for themselves; else
 * the opener acts against all, who in turn face the opener.
 */
function usualTargets({ options, side, opener }: ChooseContext, others: readonly string[]) {
  if (others.length === 1) return others;
  if (battleOf(options) !== null) return [];
  return side === opener ? others : [opener];
}

/** The value that is chosen. */
export function chosenValue({ values, value }: DeclareConfig): ContestValue | undefined {
  return values.find(({ id }) => id === value) ?? values[0];
}

export function chosenLevel(config: DeclareConfig): number {
  const value = chosenValue(config);
  return value?.source === "untrained" ? config.level : (value?.level ?? 1);
}

export function chosenWeapon({ weapons, weapon }: DeclareConfig): WeaponChoice | null {
  return weapons.find(({ uuid }) => weapon !== NO_WEAPON && uuid === weapon) ?? null;
}

/** What is ticked from the start for the chosen value. */
export function suggestedTicks(config: DeclareConfig): Record<string, string> {
  const terms = chosenValue(config)?.terms ?? [];
  const suggested = terms.filter((term) => term.suggested);
  return Object.fromEntries(suggested.map((term) => [termKey(term), ALL]));
}

/** Chooses another value; a special bonus that was ticked stays ticked. */
export function chooseValue(config: DeclareConfig, id: string): void {
  const before = config.ticked;
  config.value = id;
  const kept = (chosenValue(config)?.terms ?? []).filter((term) => before[termKey(term)]);
  config.ticked = {
    ...suggestedTicks(config),
    ...Object.fromEntries(kept.map((term) => [termKey(term), before[termKey(term)] ?? ALL])),
  };
}

/** Chooses another weapon, and the skill that it is used with; none for who lacks that skill. */
export function chooseWeapon(config: DeclareConfig, weapon: string): void {
  config.weapon = weapon;
  const chosen = chosenWeapon(config);
  config.shots = chosen?.loaded ? 1 : 0;
  if (!chosen) return;
  if (lacksSkill(chosen, config.values)) chooseValue(config, "");
  else if (config.values.some(({ id }) => id === chosen.skill)) chooseValue(config, chosen.skill);
}

/** Whoever fires a gun without knowing how does not do it with the skill that happens to come first. */
const lacksSkill = ({ uuid, skill }: WeaponChoice, values: readonly ContestValue[]): boolean =>
  uuid !== "" && skill !== "" && !values.some(({ id }) => id === skill);
