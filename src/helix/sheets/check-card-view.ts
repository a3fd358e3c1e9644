import type { SecretFacts } from "../../core/check/secret-verdict.ts";
import { secretView, successOf } from "../../core/check/secret-view.ts";
import { type ChangeFacts, changesView } from "../../core/contest/change-view.ts";
import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { valueName } from "../names.ts";
import type { Difficulty, ValueChoice } from "../rolls/check-config.ts";
import type { Judgement } from "../rolls/judge-message.ts";
import type { ActionRoll, ActionTerm } from "../rules/action.ts";
import type { Armour } from "../rules/equipment.ts";
import type { SpellDesign } from "../rules/spell.ts";
import { difficultyText } from "./check-dialog-view.ts";
import { hitView } from "./hit-view.ts";
import { spellSum } from "./spell-view.ts";

/** What a card is made of: the message's data, and what its dice came to. */
export interface CardFacts {
  readonly value: ValueChoice;
  readonly weapon: TranslatedName;
  readonly difficulty: Difficulty | null;
  /** The woven spell, its name and its wishes. */
  readonly spell: { readonly name: TranslatedName; readonly design: SpellDesign } | null;
  readonly isShot: boolean;
  /** Whom it was aimed at. */
  readonly targets: readonly { readonly name: string; readonly armour: Armour }[];
  /** What it asks to be changed, and what has become of that. */
  readonly changes: readonly ChangeFacts[];
  /** `null` while no dice can be read. */
  readonly judgement: Judgement | null;
  readonly secret: SecretFacts;
}

/** The card as the template shows it. */
export function checkCard(facts: CardFacts, reader: Reader) {
  const { judgement, secret } = facts;
  const { check = null, weaving = null } = judgement ?? {};
  const success = successOf(check?.success ?? null, secret);
  return {
    title: title(facts, reader),
    subtitle: subtitle(facts, reader),
    isSuccess: success === true,
    isFailure: success === false,
    headline: headline(facts, reader),
    chain: judgement ? chainView(judgement.roll, reader) : null,
    total: judgement ? reader.number(judgement.roll.total) : "",
    against: check ? reader.number(check.difficulty) : "",
    terms: judgement ? termRows(judgement.roll, facts, reader) : [],
    difficulty: check ? difficultyRow(facts, judgement, reader) : null,
    rule: rule(facts, reader),
    ...secretView(secret),
    spell: facts.spell && weaving ? spellView(facts, reader) : null,
    target: facts.isShot ? targetText(facts, reader) : "",
    hit: shotHit(facts, reader),
    ...changesView(facts.changes, reader),
  };
}

function title({ spell, weapon, value }: CardFacts, reader: Reader): string {
  if (spell)
    return spell.name.name
      ? readerName(spell.name, reader.language)
      : reader.text("QUARTET.Helix.Spell.Unnamed");
  if (weapon.name) return readerName(weapon, reader.language);
  return value.id ? valueName(value, reader) : reader.text("TYPES.ChatMessage.helixCheck");
}

/** What was rolled with, in the reader's notation. */
function subtitle({ value, weapon, spell }: CardFacts, reader: Reader): string {
  const die = formatDice({ count: 1, faces: 6 }, reader.language);
  const facts = { name: valueName(value, reader), value: value.value, die };
  const isNamed = weapon.name !== "" || spell !== null;
  return reader.text(isNamed ? "QUARTET.Helix.Card.With" : "QUARTET.Helix.Card.Value", facts);
}

function headline({ judgement, spell, secret }: CardFacts, reader: Reader): string {
  if (!judgement) return "";
  if (secret.verdict)
    return reader.text(`QUARTET.Helix.Card.${secret.verdict.isSuccess ? "Success" : "Failure"}`);
  const { check, weaving, roll } = judgement;
  if (weaving) return reader.text(`QUARTET.Helix.Card.Weaving.${weaving.rule}`);
  if (!check) return reader.text("QUARTET.Helix.Card.Total", { total: roll.total });
  if (spell) return "";
  return reader.text(check.success ? "QUARTET.Helix.Card.Success" : "QUARTET.Helix.Card.Failure");
}

/** The die as it fell: each face, and the sum with what a six counts: 5 + 3 = 8. */
export function chainView(roll: ActionRoll, reader: Reader) {
  const worth = roll.terms.filter(({ source }) => source === "six" || source === "lastFace");
  const sum = worth.map(({ value }) => reader.number(value)).join(" + ");
  return {
    faces: roll.chain.map((face, place) => ({
      face: reader.number(face),
      isSix: place < roll.chain.length - 1,
    })),
    sum: worth.length > 1 ? `${sum} = ${reader.number(roll.die)}` : sum,
  };
}

/** Every step of the sum, with where it comes from. */
function termRows(roll: ActionRoll, { value }: CardFacts, reader: Reader) {
  const label = ({ source }: ActionTerm) =>
    source === "attribute" || source === "skill" || source === "untrained"
      ? valueName(value, reader)
      : reader.text(`QUARTET.Helix.Term.${source}`);
  return roll.terms.map((term, place) => ({
    label: label(term),
    value: place === 0 ? reader.number(term.value) : reader.change(term.value),
  }));
}

function difficultyRow({ difficulty }: CardFacts, judgement: Judgement | null, reader: Reader) {
  const total = reader.number(judgement?.check?.difficulty ?? 0);
  if (!difficulty || difficulty.count === 0) return { total, how: "" };
  const dice = (judgement?.difficultyDice ?? []).map((face) => reader.number(face)).join(" + ");
  return { total, how: `${difficultyText(difficulty, reader)} (${dice})` };
}

function rule({ judgement }: CardFacts, { text }: Reader): string {
  if (judgement?.weaving) return text("QUARTET.Helix.Card.WeavingRule");
  if (!judgement?.check) return text("QUARTET.Helix.Card.DieRule");
  const key = judgement.check.certain ? "certain" : judgement.check.rule;
  return text(`QUARTET.Helix.Card.Rule.${key}`);
}

/** Whom a shot was aimed at, and that armour stopped it. */
function targetText({ targets, judgement }: CardFacts, { text }: Reader): string {
  const [target] = targets;
  if (!target) return text("QUARTET.Helix.Shot.NoTarget");
  const key = judgement?.hit?.damage.rule ?? "missed";
  return text(`QUARTET.Helix.Shot.${key}`, { name: target.name });
}

function shotHit({ judgement, targets }: CardFacts, reader: Reader) {
  const hit = judgement?.hit;
  return hit ? hitView(hit, targets[0]?.armour ?? 0, "Shot", reader) : null;
}

/** What the spell cost, how long it stays, and who resisted. */
function spellView({ spell, judgement, targets }: CardFacts, reader: Reader) {
  const { weaving } = judgement ?? {};
  if (!spell || !weaving) return null;
  const { text } = reader;
  return {
    ...spellSum(spell.design, reader),
    paid: text(`QUARTET.Helix.Card.Cost.${weaving.costRule}`, {
      cost: weaving.cost,
      left: weaving.mpLeft,
    }),
    resistances: weaving.resistances.map((contest, place) => {
      const isAffected = weaving.affected?.includes(place) === true;
      const facts = {
        name: targets[place]?.name ?? "",
        total: contest.rolls[1]?.total ?? 0,
        caster: contest.rolls[0]?.total ?? 0,
      };
      return {
        isAffected,
        text: text(
          isAffected ? "QUARTET.Helix.Card.Affected" : "QUARTET.Helix.Card.Resisted",
          facts,
        ),
      };
    }),
  };
}
