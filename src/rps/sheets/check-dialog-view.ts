import type { Reader } from "../../core/i18n/language.ts";
import { sortedByName } from "../../core/i18n/language.ts";
import { readerName, readerWord } from "../../core/i18n/translations.ts";
import {
  type CheckConfig,
  type CheckValue,
  checkChance,
  chosenLevel,
  chosenTool,
  chosenValue,
  expectedWear,
  isTicked,
  termKey,
  tkMatters,
} from "../rolls/check-config.ts";
import type { OfferedTerm } from "../rolls/offered-terms.ts";
import { valueName } from "../rolls/value-name.ts";
import type { Chance } from "../rules/percent.ts";
import { LEVELS } from "../rules/scales.ts";
import { percentChangeText, percentText, skillText, stepsText } from "./check-chance-view.ts";

/** What is about to be done. */
export function checkTitle(config: CheckConfig, reader: Reader): string {
  const { purpose, spell, weapon, blow } = config;
  const thing = spell ?? weapon;
  const named = thing ? readerName(thing, reader.language) : valueName(chosenValue(config), reader);
  return reader.text(`QUARTET.Rps.Check.Title.${purpose}`, { what: blow?.opponentName ?? named });
}

/** Everything in the dialog that builds the chance. */
export function checkFields(config: CheckConfig, reader: Reader) {
  const value = chosenValue(config);
  const chance = checkChance(config);
  const named = { ...value, level: chosenLevel(config) };
  const isUntrained = value.source === "untrained";
  return {
    groups: value.source === "bare" ? [] : valueGroups(config, reader),
    skill: skillText(named, chance.skill, reader),
    base: percentText(chance.terms[0]?.percent ?? 0, reader),
    levels: isUntrained ? levelChoices(config, reader) : [],
    untrained: untrainedRow(chance, reader),
    terms: value.terms.map((term) => termRow(term, config, chance, reader)),
    modifier: config.modifier,
    modifierPercent: percentChangeText(config.modifier, reader),
    points: pointsRow(config, reader),
    total: percentText(chance.chance, reader),
    duel: tkMatters(config)
      ? {
          checked: config.biggerThanDuel,
          label: reader.text("QUARTET.Rps.Check.BiggerThanDuel", { tk: config.tk }),
        }
      : null,
    parry: config.blow ? parryRows(config, reader) : null,
    spell: spellNote(config, reader),
  };
}

/** Skills, then NBs, then acting without a skill; what there is none of is left out. */
function valueGroups(config: CheckConfig, reader: Reader) {
  const chosen = chosenValue(config);
  const options = (source: CheckValue["source"]) =>
    sortedByName(
      config.choices
        .filter((value) => value.source === source)
        .map((value) => ({
          id: value.id,
          name: valueName(value, reader),
          level: value.source === "untrained" ? "" : reader.number(value.level),
          selected: value === chosen,
        })),
      reader.language,
    );
  return (["skill", "nb", "untrained"] as const)
    .map((source) => ({
      label: reader.text(`QUARTET.Rps.Check.Values.${source}`),
      options: options(source),
    }))
    .filter((group) => group.options.length > 0);
}

function levelChoices({ level }: CheckConfig, reader: Reader) {
  return LEVELS.map((value) => ({
    value,
    label: reader.number(value),
    selected: value === level,
  }));
}

/** What lacking the skill costs. */
function untrainedRow({ terms }: Chance, reader: Reader) {
  const term = terms.find(({ source }) => source === "untrained");
  return term
    ? { steps: stepsText(term.steps, reader), percent: percentChangeText(term.percent, reader) }
    : null;
}

/** A specialisation or special bonus with its box to tick. */
function termRow(term: OfferedTerm, config: CheckConfig, chance: Chance, reader: Reader) {
  const { source, id, name, value, condition } = term;
  const { language } = reader;
  const counted = chance.terms.find((one) => one.source === source && one.id === id);
  const isLeftOut = counted?.counted === false;
  return {
    key: termKey(term),
    name: readerName(name, language),
    condition: condition && readerWord("condition", condition, name.translations, language),
    isBonus: source === "specialBonus",
    steps: stepsText(value, reader),
    percent: percentChangeText(value * config.settings.percentPerSpecialisation, reader),
    ticked: isTicked(config, term),
    isLeftOut,
    note: isLeftOut ? reader.text("QUARTET.Rps.Chance.LeftOut") : "",
  };
}

/** The stepper of points; `null` where nobody has any. */
function pointsRow({ actor, points, reserve, settings }: CheckConfig, reader: Reader) {
  if (actor === null) return null;
  return {
    value: reader.number(points),
    text: reader.text("QUARTET.Rps.Check.Reserve", { before: reserve, after: reserve - points }),
    percent: percentChangeText(points * settings.percentPerPoint, reader),
    hint: reader.text("QUARTET.Rps.Check.PointsHint", {
      percent: percentChangeText(settings.percentPerPoint, reader),
    }),
    canPayMore: points < reserve,
    canPayLess: points > 0,
  };
}

/** Whose blow is parried, with what, and what that would do to the tool. RPS [118–120] */
function parryRows(config: CheckConfig, reader: Reader) {
  const { blow, tools } = config;
  const wear = expectedWear(config);
  const option = (id: string, label: string) => ({ id, label, selected: id === config.tool });
  return {
    blow: reader.text("QUARTET.Rps.Check.Parry.Blow", {
      name: blow?.opponentName ?? "",
      damage: blow?.damage ?? 0,
    }),
    tools: [
      ...tools.map(({ id, name, durability }) => {
        const facts = { tool: readerName(name, reader.language), durability };
        return option(id, reader.text("QUARTET.Rps.Check.Parry.ToolChoice", facts));
      }),
      option("", reader.text("QUARTET.Rps.Check.Parry.NoTool")),
    ],
    wear: wear
      ? reader.text("QUARTET.Rps.Check.Parry.IfStopped", {
          wear: wearText(wear, chosenTool(config)?.name, reader),
        })
      : "",
    isWorn: wear !== null && wear.after < wear.before,
  };
}

/** What a stopped blow does to the tool that has stopped it. */
export function wearText(
  { before, after, damage, isBroken }: NonNullable<ReturnType<typeof expectedWear>>,
  tool: Parameters<typeof readerName>[0] | undefined,
  reader: Reader,
): string {
  const name = tool ? readerName(tool, reader.language) : "";
  const key = isBroken ? "breaks" : after < before ? "wears" : "holds";
  return reader.text(`QUARTET.Rps.Check.Parry.Wear.${key}`, { tool: name, before, after, damage });
}

function spellNote({ spell }: CheckConfig, reader: Reader): string {
  if (!spell) return "";
  return spell.hours === null
    ? reader.text("QUARTET.Rps.Check.Spell.Note")
    : reader.plural("QUARTET.Rps.Check.Spell.Hours", spell.hours);
}
