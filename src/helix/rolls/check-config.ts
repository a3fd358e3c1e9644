import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { Term } from "../../core/rules/term.ts";
import { sumTerms } from "../../core/rules/term.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import type { ActionValue } from "../rules/action.ts";
import { severalOpponents } from "../rules/combat.ts";
import { difficultyDistribution, type RandomDifficulty } from "../rules/difficulty.ts";
import { passiveChance, randomDifficultyChance } from "../rules/odds.ts";
import type { Scale } from "../rules/scale.ts";
import type { HelixSettings } from "../rules/settings.ts";
import type { ValueSource } from "../rules/skills.ts";
import type { Target } from "./targets.ts";

/** A value that can be rolled with. */
export interface ValueChoice {
  /** Id of the attribute, or identifier of the skill. */
  readonly id: string;
  readonly source: ValueSource;
  readonly value: number;
  /** The skill's name; `null` for attributes, which are named by the language files. */
  readonly name: TranslatedName | null;
}

/** A difficulty as messages hold it: `count` of 0 is a fixed one. */
export interface Difficulty {
  readonly base: number;
  readonly count: number;
  readonly faces: number;
}

/** What every action is rolled with, as the dialogs show and change it. */
export interface ActionConfig extends CheckChoices {
  /** UUID of the actor; `null` for a bare value. */
  readonly actor: string | null;
  readonly choices: readonly ValueChoice[];
  readonly settings: HelixSettings;

  /** Id of the chosen value. */
  choice: string;
  /** The game master's, for the situation. */
  modifier: number;
  /** How many are fought at once, 1 or more (HELIX 002:56). */
  opponents: number;
}

/** An action roll against a difficulty, or against none yet. */
export interface CheckConfig extends ActionConfig {
  /** A weapon that hits by reaching the difficulty; `null` for anything else. */
  readonly shot: { readonly value: number; readonly scale: Scale } | null;
  /** Whom a shot is aimed at. */
  readonly targets: readonly Target[];
  /** The weapon that is used. */
  readonly weapon: (TranslatedName & { readonly uuid: string }) | null;
  /** `null`: the roll stands for itself. */
  difficulty: Difficulty | null;
}

/** The chosen value, or the first there is. */
export function chosenValue({ choices, choice }: ActionConfig): ValueChoice {
  const found = choices.find(({ id }) => id === choice) ?? choices[0];
  return found ?? { id: "", source: "untrained", value: 0, name: null };
}

/** Everything but the dice, as the rules read it. */
export function actionValue(config: ActionConfig): ActionValue {
  const { id, source, value } = chosenValue(config);
  return { id, source, value, modifiers: modifierTerms(config) };
}

function modifierTerms({ modifier, opponents }: ActionConfig) {
  const terms: Term<"modifier" | "severalOpponents">[] = [];
  if (modifier !== 0) terms.push({ source: "modifier", value: modifier });
  if (opponents > 1) terms.push(severalOpponents(opponents));
  return terms;
}

/** The sum before the die. */
export function valueSum(config: ActionConfig): number {
  return chosenValue(config).value + sumTerms(modifierTerms(config));
}

/** The difficulty as the rules read it, where it is left to chance. */
export function randomDifficulty({ base, count, faces }: Difficulty): RandomDifficulty | null {
  return count > 0 ? { base, count, faces } : null;
}

/** The exact chance of reaching the difficulty. @throws {RuleError} */
export function chanceAgainst(value: number, difficulty: Difficulty) {
  const random = randomDifficulty(difficulty);
  return random
    ? randomDifficultyChance(value, difficultyDistribution(random))
    : passiveChance(value, difficulty.base);
}
