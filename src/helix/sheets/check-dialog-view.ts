import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { valueName } from "../names.ts";
import {
  type ActionConfig,
  type CheckConfig,
  chanceAgainst,
  chosenValue,
  type Difficulty,
  valueSum,
} from "../rolls/check-config.ts";
import { severalOpponents } from "../rules/combat.ts";
import { difficultyHints } from "../rules/odds.ts";

/** How many difficulties the dialog offers, from the first that can fail. */
const HINTS = 8;

/** What the difficulty can be. */
export const DIFFICULTY_KINDS = ["fixed", "random", "none"] as const;
export type DifficultyKind = (typeof DIFFICULTY_KINDS)[number];

export function difficultyKind(difficulty: Difficulty | null): DifficultyKind {
  if (!difficulty) return "none";
  return difficulty.count > 0 ? "random" : "fixed";
}

/** A difficulty in the reader's notation, such as `5 + 1T3`. */
export function difficultyText({ base, count, faces }: Difficulty, reader: Reader): string {
  if (count === 0) return reader.number(base);
  const dice = formatDice({ count, faces }, reader.language);
  return base === 0 ? dice : `${reader.number(base)} + ${dice}`;
}

/** The values to roll with, and what changes them. */
export function actionFields(config: ActionConfig, reader: Reader) {
  const chosen = chosenValue(config);
  return {
    isBare: config.actor === null,
    choices: config.choices.map((choice) => ({
      id: choice.id,
      label: reader.text("QUARTET.Helix.Dialog.Choice", {
        name: valueName(choice, reader),
        value: choice.value,
      }),
      selected: choice.id === chosen.id,
    })),
    modifier: config.modifier,
    opponents: reader.number(config.opponents),
    opponentsEffect:
      config.opponents > 1 ? reader.change(severalOpponents(config.opponents).value) : "",
    hasOneOpponent: config.opponents <= 1,
  };
}

/** Everything in the roll dialog that does not move as the odds do. */
export function checkDialogFields(config: CheckConfig, reader: Reader) {
  const kind = difficultyKind(config.difficulty);
  const value = valueSum(config);
  const from = value + 2;
  return {
    ...actionFields(config, reader),
    title: config.weapon
      ? readerName(config.weapon, reader.language)
      : valueName(chosenValue(config), reader),
    target: config.shot
      ? (config.targets[0]?.name ?? reader.text("QUARTET.Helix.Shot.PickTarget"))
      : "",
    kinds: DIFFICULTY_KINDS.map((id) => ({
      id,
      label: reader.text(`QUARTET.Helix.Difficulty.${id}.Label`),
      hint: reader.text(`QUARTET.Helix.Difficulty.${id}.Hint`),
      selected: id === kind,
    })),
    isKept: config.request?.isSecret === true,
    isFixed: kind === "fixed",
    isRandom: kind === "random",
    base: config.difficulty?.base ?? 0,
    dice: config.difficulty?.count
      ? formatDice(config.difficulty, reader.language)
      : formatDice({ count: 1, faces: 3 }, reader.language),
    presets:
      kind === "fixed"
        ? difficultyHints(value, from, from + HINTS - 1).map(({ difficulty, chance }) => ({
            value: difficulty,
            label: reader.number(difficulty),
            chance: reader.chance(chance.toNumber()),
            selected: config.difficulty?.base === difficulty,
          }))
        : [],
  };
}

/** The sum, the difficulty and the exact odds as things stand. */
export function checkDialogOdds(config: CheckConfig, reader: Reader) {
  const value = valueSum(config);
  const die = formatDice({ count: 1, faces: 6 }, reader.language);
  const pool = value < 0 ? `${die} − ${reader.number(-value)}` : `${die} + ${reader.number(value)}`;
  const { difficulty } = config;
  if (!difficulty)
    return {
      pool,
      open: reader.text("QUARTET.Helix.Dialog.OpenOdds"),
      rows: oddsRows(value, null, reader),
    };
  const chance = chanceAgainst(value, difficulty).toNumber();
  return {
    pool,
    difficulty: difficultyText(difficulty, reader),
    success: reader.chance(chance),
    note:
      chance === 1
        ? reader.text("QUARTET.Helix.Dialog.Certain")
        : difficulty.count > 0
          ? reader.text("QUARTET.Helix.Dialog.RandomOdds")
          : "",
    rows: oddsRows(value, difficulty, reader),
  };
}

/** The chance of reaching each total, around the difficulty. */
function oddsRows(value: number, difficulty: Difficulty | null, reader: Reader) {
  return difficultyHints(value, value + 1, value + HINTS + 1).map(({ difficulty: sg, chance }) => ({
    label: reader.number(sg),
    chance: reader.chance(chance.toNumber()),
    share: Math.round(chance.toNumber() * 1000) / 10,
    isChosen: difficulty?.count === 0 && difficulty.base === sg,
  }));
}
