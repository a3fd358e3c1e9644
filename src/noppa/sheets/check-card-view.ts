import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { attributeName } from "../attribute-names.ts";
import type { AttributeSetup } from "../rules/attributes.ts";
import type { CheckOutcome, DieOutcome } from "../rules/check.ts";
import { quality } from "../rules/check.ts";
import { DIFFICULTIES, type DifficultyChange, totalDifficulty } from "../rules/difficulty.ts";

/** What a card is made of: the message's data, its dice, and what this reader may do. */
export interface CardFacts {
  readonly skill: TranslatedName;
  readonly weapon: TranslatedName;
  readonly attribute: AttributeSetup & { readonly value: number };
  readonly faces: number;
  readonly chains: readonly (readonly number[])[];
  readonly base: number | null;
  readonly changes: readonly DifficultyChange[];
  readonly hidden: boolean;
  readonly sisu: { readonly before: number; readonly after: number };
  /** Judged here, where the difficulty is known. */
  readonly outcome: CheckOutcome | null;
  /** What the game master's client found, where it is not. */
  readonly verdict: {
    readonly successes: number;
    readonly disaster: boolean;
    readonly sisuDie: number;
  } | null;
  readonly maySpendSisu: boolean;
  /** This reader judges hidden checks. */
  readonly mayJudge: boolean;
  /** The aid that compares two checks is on, and there is one to compare with. */
  readonly mayCompare: boolean;
  /** The difficulty that the game master has laid down for the checks to come. */
  readonly standing: number | null;
}

/** The card as the template shows it. */
export function checkCard(facts: CardFacts, reader: Reader) {
  const result = facts.outcome ?? facts.verdict;
  const successes = result?.successes ?? null;
  const description = facts.weapon.name ? facts.weapon : facts.skill;
  return {
    title: description.name
      ? readerName(description, reader.language)
      : reader.text("QUARTET.Noppa.Card.BareDice"),
    subtitle: subtitle(facts, reader),
    isWaiting: successes === null,
    isDisaster: result?.disaster ?? false,
    isSuccess: (successes ?? 0) > 0,
    headline: successes === null ? "" : reader.plural("QUARTET.Noppa.Successes", successes),
    quality: successes === null ? "" : reader.text(`QUARTET.Noppa.Quality.${quality(successes)}`),
    dice: facts.chains.map((chain, index) => dieView(chain, index, facts, reader)),
    difficulty: difficultyView(facts, reader),
    sisu: sisuView(facts, reader),
    maySpendSisu: facts.maySpendSisu && successes !== null,
    mayCompare: facts.mayCompare && successes !== null,
    judge: facts.mayJudge && facts.hidden ? judgeView(facts, reader) : null,
  };
}

function subtitle({ skill, weapon, attribute, chains, faces }: CardFacts, reader: Reader): string {
  const dice = formatDice({ count: chains.length, faces }, reader.language);
  if (!attribute.id) return dice;
  const names = {
    attribute: attributeName(attribute, reader),
    skill: readerName(skill, reader.language),
    dice,
  };
  return reader.text(
    weapon.name ? "QUARTET.Noppa.Card.WithWeapon" : "QUARTET.Noppa.Card.WithAttribute",
    names,
  );
}

function dieView(
  chain: readonly number[],
  index: number,
  { outcome, verdict, sisu }: CardFacts,
  reader: Reader,
) {
  const judged: DieOutcome | undefined = outcome?.dice[index];
  const spent = sisu.before + sisu.after;
  const bonus = judged?.sisu ?? (verdict?.sisuDie === index ? 5 * spent : 0);
  const natural = chain.reduce((sum, face) => sum + face, 0);
  const terms = [...chain, ...(bonus ? [bonus] : [])].map((term) => reader.number(term));
  const total = reader.number(natural + bonus);
  return {
    total,
    sum: terms.length > 1 ? `${terms.join(" + ")} = ${total}` : total,
    exploded: chain.length > 1,
    sisu: bonus ? reader.change(bonus) : "",
    isSuccess: judged?.success ?? false,
    isFailure: judged ? !judged.success : false,
    isOne: natural + bonus === 1,
  };
}

/** The sum of the difficulty, term by term; without its base where that is hidden. */
function difficultyView({ base, changes, hidden }: CardFacts, reader: Reader) {
  return {
    total: base === null ? null : reader.number(totalDifficulty(base, changes)),
    hidden,
    base: base === null ? "?" : reader.number(base),
    changes: changes.map(({ source, change }) => ({
      label: reader.text(`QUARTET.Noppa.Modifier.${source}.Label`),
      change: reader.change(change),
    })),
  };
}

function sisuView({ sisu }: CardFacts, reader: Reader): string[] {
  return [
    ...(sisu.before > 0 ? [reader.plural("QUARTET.Noppa.Card.SisuBefore", sisu.before)] : []),
    ...(sisu.after > 0 ? [reader.text("QUARTET.Noppa.Card.SisuAfter")] : []),
  ];
}

function judgeView({ standing }: CardFacts, reader: Reader) {
  return {
    presets: DIFFICULTIES.map(({ value, id }) => ({
      value,
      label: reader.text(`QUARTET.Noppa.Difficulty.${id}.Label`),
    })),
    standing: standing === null ? null : reader.number(standing),
  };
}
