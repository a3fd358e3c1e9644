import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { abilityName } from "../names.ts";
import { type CheckConfig, checkPlan } from "../rolls/check-config.ts";
import { ABILITIES } from "../rules/abilities.ts";
import type { CheckPlan } from "../rules/check.ts";
import { reachChance } from "../rules/odds.ts";
import { edgeFields, poolText, sumFields } from "./roll-view.ts";

/** Numbers that the dialog offers (ours; the book has the two of attention, Trauma 003:18–19). */
const PRESETS = [5, 10, 15, 20, 25] as const;

/** What is about to be rolled. */
export function checkTitle(config: CheckConfig, reader: Reader): string {
  return reader.text("QUARTET.Trauma.Check.Title", { what: checkName(config, reader) });
}

function checkName({ item, ability }: CheckConfig, reader: Reader): string {
  if (item) return readerName(item, reader.language);
  return ability ? abilityName(ability, reader) : reader.text("QUARTET.Trauma.Check.Bare");
}

/** Everything in the dialog but the odds. */
export function checkFields(config: CheckConfig, reader: Reader) {
  const plan = checkPlan(config);
  return {
    abilities: config.purpose === "ability" ? abilityChoices(config, reader) : [],
    sum: sumFields(config, plan, config.item, reader),
    edges: edgeFields(config, plan, reader),
    isKept: config.request?.isSecret === true,
    difficulty: config.difficulty ?? "",
    presets: PRESETS.map((value) => ({
      value,
      label: reader.number(value),
      chance: reader.chance(reachChance(value, plan.modifier, plan.mode).toNumber()),
      selected: value === config.difficulty,
    })),
  };
}

function abilityChoices({ abilities, ability }: CheckConfig, reader: Reader) {
  if (!abilities) return [];
  return ABILITIES.map((id) => ({
    id,
    label: reader.text("QUARTET.Trauma.Check.Choice", {
      name: abilityName(id, reader),
      value: abilities[id],
    }),
    selected: id === ability,
  }));
}

/** What is thrown, against what, and the exact chance. */
export function checkOdds(config: CheckConfig, reader: Reader) {
  const plan = checkPlan(config);
  const { difficulty } = config;
  return {
    pool: poolText(plan.mode, plan.modifier, reader),
    against: difficulty === null ? "" : reader.number(difficulty),
    chance:
      difficulty === null
        ? ""
        : reader.chance(reachChance(difficulty, plan.modifier, plan.mode).toNumber()),
    note: difficulty === null ? reader.text("QUARTET.Trauma.Check.Open") : "",
    refusal: refusalText(plan, reader),
  };
}

/** Why there is nothing to roll. */
export function refusalText({ status, rule }: CheckPlan, { text }: Reader): string {
  return status === "ready" ? "" : text(`QUARTET.Trauma.Check.Refused.${rule}`);
}
