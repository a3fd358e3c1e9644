import type { CardRenderer } from "../../core/cards.ts";
import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { typedWhole } from "../../core/typed-whole.ts";
import { compareWithBefore, mayCompare } from "../rolls/compare-checks.ts";
import { judgeAsGameMaster, keptDifficulty } from "../rolls/hidden-check.ts";
import { type CheckMessage, judgeMessage, messageRoll } from "../rolls/judge-message.ts";
import { maySpendSisuAfter, spendSisuAfter } from "../rolls/sisu-after.ts";
import type { DifficultyChange } from "../rules/difficulty.ts";
import { setStandingDifficulty, standingDifficulty } from "../settings/hidden-difficulty.ts";
import { type CardFacts, checkCard } from "./check-card-view.ts";

/** The card of a success check, made anew on each reader's client. */
export const checkCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/noppa/chat/check-card.hbs",
  context: (message) => checkCard(facts(message as CheckMessage), reader()),
  actions: {
    spendSisu: (message) => spendSisuAfter(message as CheckMessage),
    judge: (message, control) => judge(message as CheckMessage, control),
    keepDifficulty: (_message, control) => keep(control),
    compare: (message) => compareWithBefore(message as CheckMessage),
    dropDifficulty: () => setStandingDifficulty(null),
  },
};

function facts(message: CheckMessage): CardFacts {
  const { system } = message;
  const roll = messageRoll(message);
  const known = system.hidden ? keptDifficulty(message) : system.base;
  return {
    skill: system.skill as TranslatedName,
    weapon: system.weapon as TranslatedName,
    attribute: system.attribute as CardFacts["attribute"],
    faces: roll?.dice[0]?.faces ?? 0,
    chains: roll?.chains ?? [],
    base: known,
    changes: system.changes as DifficultyChange[],
    hidden: system.hidden,
    sisu: system.sisu,
    outcome: known === null ? null : judgeMessage(message, known),
    verdict: system.verdict as CardFacts["verdict"],
    maySpendSisu: maySpendSisuAfter(message),
    mayJudge: game.user.isGM,
    mayCompare: mayCompare(message),
    standing: game.user.isGM ? standingDifficulty() : null,
  };
}

/** A preset's button carries its difficulty; the other button takes what was typed. */
function typedDifficulty(control: HTMLElement): number | null {
  const { value } = control.dataset;
  if (value !== undefined) return Number(value);
  const input = control.closest(".judge")?.querySelector<HTMLInputElement>("input");
  return typedWhole(input?.value ?? "");
}

async function judge(message: CheckMessage, control: HTMLElement): Promise<void> {
  const difficulty = typedDifficulty(control);
  if (difficulty !== null && game.user.isGM) await judgeAsGameMaster(message, difficulty);
}

async function keep(control: HTMLElement): Promise<void> {
  const difficulty = typedDifficulty(control);
  if (difficulty !== null) await setStandingDifficulty(difficulty);
}
