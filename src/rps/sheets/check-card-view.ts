import { type ChangeFacts, changesView } from "../../core/contest/change-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import type { CheckPurpose } from "../rolls/check-config.ts";
import type { Judgement } from "../rolls/judge-message.ts";
import { valueName } from "../rolls/value-name.ts";
import { PERCENT_RULES, type PercentRule } from "../rules/percent.ts";
import { type ChanceNames, chanceRows, percentText, skillText } from "./check-chance-view.ts";
import { wearText } from "./check-dialog-view.ts";
import { diceText } from "./check-odds-view.ts";

/** What a card is made of: the message's data, and what its dice came to. */
export interface CardFacts {
  readonly purpose: CheckPurpose;
  readonly names: ChanceNames;
  readonly weapon: TranslatedName;
  readonly spell: TranslatedName;
  readonly points: number;
  /** Before the points were paid; `null` for readers who may not know it. */
  readonly reserve: number | null;
  readonly parry: { readonly opponentName: string; readonly toolName: TranslatedName } | null;
  readonly changes: readonly ChangeFacts[];
  /** `null` while no dice can be read. */
  readonly judgement: Judgement | null;
}

/** Signs of the degrees, so that colour is not alone in telling them apart. */
const ICONS = {
  criticalSuccess: "fa-star",
  success: "fa-check",
  failure: "fa-xmark",
  criticalFailure: "fa-burst",
} as const;

/** The card as the template shows it. */
export function checkCard(facts: CardFacts, reader: Reader) {
  const { judgement } = facts;
  return {
    title: title(facts, reader),
    subtitle: subtitle(facts, reader),
    result: judgement ? resultView(judgement, reader) : null,
    parry: judgement?.parry ? parryView(facts, judgement, reader) : null,
    points: pointsText(facts, reader),
    terms: judgement ? chanceRows(judgement.chance, facts.names, reader) : [],
    ...changesView(facts.changes, reader),
  };
}

function title({ spell, weapon, names, purpose, parry }: CardFacts, reader: Reader): string {
  const { language } = reader;
  if (purpose === "parry") {
    const opponent = parry?.opponentName ?? "";
    return reader.text("QUARTET.Rps.Check.Card.Parry", { name: opponent });
  }
  if (spell.name) return readerName(spell, language);
  if (weapon.name) return readerName(weapon, language);
  return valueName(names.value, reader);
}

/** What was acted with. */
function subtitle(facts: CardFacts, reader: Reader): string {
  const { purpose, names, judgement, parry, weapon, spell } = facts;
  const { value } = names;
  const skill = judgement?.chance.skill ?? { level: value.level, decidedBy: "skill" as const };
  const isNamedAbove = purpose === "action" && !weapon.name && !spell.name;
  if (isNamedAbove) return reader.text("QUARTET.Rps.Check.Card.Bare");
  const used = skillText(value, skill, reader);
  if (purpose !== "parry" || !parry?.toolName.name)
    return reader.text("QUARTET.Rps.Check.Card.With", { value: used });
  const tool = readerName(parry.toolName, reader.language);
  return reader.text("QUARTET.Rps.Check.Card.WithTool", { value: used, tool });
}

function resultView({ chance, outcome, digits }: Judgement, reader: Reader) {
  const { degree, rule, roll, isSuccess, difference } = outcome;
  return {
    degree,
    icon: ICONS[degree],
    isSuccess,
    isFailure: !isSuccess,
    headline: reader.text(`QUARTET.Rps.Chance.Degree.${degree}`),
    tens: reader.number(digits.tens),
    units: reader.number(digits.units),
    rolled: diceText(roll),
    against: percentText(chance.chance, reader),
    total: percentText(chance.chance, reader),
    margin: marginText(rule, difference, reader),
    // Where roll and chance lie on the road from 1 to 100.
    rollAt: roll,
    chanceAt: Math.min(Math.max(chance.chance, 0), 100),
    rules: PERCENT_RULES.map((one) => ({
      text: ruleText(one, chance.chance, reader),
      isDecisive: one === rule,
    })),
  };
}

/** By how much it went well or ill: colour, and only where the comparison decided. */
function marginText(rule: PercentRule, difference: number, { text, number }: Reader): string {
  if (rule !== "below" && rule !== "above") return "";
  return text(`QUARTET.Rps.Check.Card.Margin.${rule}`, { margin: number(Math.abs(difference)) });
}

function ruleText(rule: PercentRule, chance: number, reader: Reader): string {
  return reader.text(`QUARTET.Rps.Chance.Rule.${rule}`, { chance: percentText(chance, reader) });
}

/** Whether the blow was stopped, and how the tool fared. RPS [119–120] */
function parryView({ parry }: CardFacts, { parry: outcome }: Judgement, reader: Reader) {
  const name = parry?.opponentName ?? "";
  const isParried = outcome?.isParried === true;
  const hasTool = Boolean(parry?.toolName.name);
  return {
    isParried,
    headline: reader.text(`QUARTET.Rps.Check.Parry.${isParried ? "stopped" : "missed"}`, { name }),
    wear: outcome?.wear && hasTool ? wearText(outcome.wear, parry?.toolName, reader) : "",
    note: reader.text("QUARTET.Rps.Check.Parry.Once", { name }),
  };
}

/** What was paid, and what it left. */
function pointsText({ points, reserve }: CardFacts, reader: Reader): string {
  if (points === 0) return "";
  if (reserve === null) return reader.plural("QUARTET.Rps.Check.Card.Paid", points);
  const facts = { before: reserve, after: reserve - points };
  return reader.plural("QUARTET.Rps.Check.Card.PaidFrom", points, facts);
}
