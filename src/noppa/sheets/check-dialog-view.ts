import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { attributeName } from "../attribute-names.ts";
import { type CheckConfig, checkDifficulty, checkPool, configOdds } from "../rolls/check-config.ts";
import { attributeFaces } from "../rules/ability.ts";
import { DIFFICULTIES, difficultyId, MODIFIERS } from "../rules/difficulty.ts";

/** What the roll dialog shows of the person who looks at it. */
export interface DialogViewer {
  readonly isGameMaster: boolean;
  /** The game master keeps every difficulty: players have no choice. */
  readonly alwaysHidden: boolean;
}

/** Everything in the roll dialog that does not move as the odds do. */
export function checkDialogFields(config: CheckConfig, viewer: DialogViewer, reader: Reader) {
  const { language, text } = reader;
  const chosen = new Map(config.changes.map(({ source, change }) => [source, change]));
  return {
    title: readerName(config.weapon ?? config.skill, language),
    isBare: config.bare !== null,
    attributes: config.attributes.map((attribute) => ({
      id: attribute.id,
      name: attributeName(attribute, reader),
      die: dieOf(attribute.value, reader),
      selected: attribute.id === config.attribute,
    })),
    knowsDifficulty: viewer.isGameMaster || !config.hidden,
    difficulty: config.difficulty,
    presets: DIFFICULTIES.map(({ value, id }) => ({
      value,
      label: text(`QUARTET.Noppa.Difficulty.${id}.Label`),
      hint: text(`QUARTET.Noppa.Difficulty.${id}.Hint`),
      selected: config.difficulty === value,
    })),
    hidden: config.hidden,
    mayChooseHidden: (!viewer.alwaysHidden && !config.request?.isSecret) || viewer.isGameMaster,
    modifiers: MODIFIERS.map(({ id, changes }) => ({
      id,
      label: text(`QUARTET.Noppa.Modifier.${id}.Label`),
      hint: text(`QUARTET.Noppa.Modifier.${id}.Hint`),
      options: changes.map((change) => ({
        change,
        label: reader.change(change),
        selected: chosen.get(id) === change,
      })),
    })),
    weapon: chosen.has("weapon") ? reader.change(chosen.get("weapon") ?? 0) : null,
    situation: chosen.get("situation") ?? 0,
    noTools: config.noTools,
    hasSisu: config.actor !== null,
    sisu: config.sisu,
    sisuLeft: config.sisuAvailable - config.sisu,
    sisuText: reader.plural("QUARTET.Noppa.SisuPoints", config.sisu),
    canSpendMore: config.sisu < config.sisuAvailable,
    canSpendLess: config.sisu > 0,
    declaredDice: declaredDice(config, reader),
  };
}

function dieOf(value: number, { language }: Reader): string {
  const faces = attributeFaces(value);
  return faces === null ? "–" : formatDice({ count: 1, faces }, language).slice(1);
}

/** Where the game master wants the die named before the roll: the dice to choose from. */
function declaredDice(config: CheckConfig, { text }: Reader) {
  const dice = checkPool(config);
  if (config.settings.sisuAllocation !== "declared" || typeof dice === "string") return [];
  return Array.from({ length: dice.count }, (_, index) => ({
    index,
    label: text("QUARTET.Noppa.Dialog.DieNumber", { number: index + 1 }),
    selected: index === config.declaredDie,
  }));
}

/** The dice, the difficulty and the exact odds as things stand. */
export function checkDialogOdds(config: CheckConfig, viewer: DialogViewer, reader: Reader) {
  const dice = checkPool(config);
  if (typeof dice === "string")
    return { refusal: reader.text(`QUARTET.Noppa.CannotRoll.${dice}`), rows: [] };
  const pool = formatDice(dice, reader.language);
  if (config.hidden && !viewer.isGameMaster)
    return { pool, hidden: reader.text("QUARTET.Noppa.Dialog.HiddenOdds"), rows: [] };
  const odds = configOdds(config);
  const difficulty = checkDifficulty(config);
  const description = difficultyId(difficulty);
  return {
    pool,
    difficulty: reader.number(difficulty),
    description: description ? reader.text(`QUARTET.Noppa.Difficulty.${description}.Hint`) : "",
    isTooEasy: difficulty < 1,
    success: reader.chance(odds?.success.toNumber() ?? 0),
    disaster: reader.chance(odds?.disaster.toNumber() ?? 0),
    rows: [...(odds?.successes ?? [])].map(([successes, chance]) => ({
      label: reader.plural("QUARTET.Noppa.Successes", successes),
      chance: reader.chance(chance.toNumber()),
      share: Math.round(chance.toNumber() * 1000) / 10,
    })),
  };
}
