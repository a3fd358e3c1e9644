import { nameList } from "../../core/contest/card-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { opposedOdds } from "../rules/odds-opposed.ts";
import { limitOdds } from "../rules/odds-reserve.ts";
import type { CommitConfig, KnownOpponent } from "./commit-config.ts";
import { valueText } from "./names.ts";

/** What the dialog in which dice are bought shows. Only the buyer ever sees it. */
export function commitFields(config: CommitConfig, reader: Reader) {
  const { text, number } = reader;
  const { growth, cap, dice, meeting, opponents } = config;
  const isOut = growth.state !== "none";
  return {
    against: text("QUARTET.Contest.Against", {
      name: config.name,
      opponents: nameList(
        opponents.map(({ name }) => name),
        reader,
      ),
    }),
    hasOpponents: opponents.length > 0,
    with: valueText(config.action.value, reader),
    growth: text("QUARTET.Rps.Contest.Growth.Own", { die: growth.die, gain: growth.gain }),
    reserve: text(`QUARTET.Rps.Contest.Dialog.Raised.${growth.state}`, {
      before: growth.before,
      raised: growth.raised,
      limit: growth.limit,
    }),
    isOut,
    isExact: growth.state === "exact",
    outText: isOut ? text(`QUARTET.Rps.Contest.Dialog.Out.${growth.state}`) : "",
    meeting: meeting === "certain" ? "" : text(`QUARTET.Rps.Contest.Dialog.Meeting.${meeting}`),
    dice: number(dice),
    diceText: reader.plural("QUARTET.Rps.Contest.Dialog.DiceCount", dice),
    mayLess: dice > cap.min,
    mayMore: dice < cap.max,
    isFixed: cap.min === cap.max,
    left: text("QUARTET.Rps.Contest.Dialog.Left", { left: growth.reserve - dice }),
    bounds: cap.bounds.map(({ source, value }) => ({
      label: text(`QUARTET.Rps.Contest.Bound.${source}`),
      value: number(value),
      decides: source === cap.decidedBy,
    })),
    least: cap.min > 0 && !isOut ? text("QUARTET.Rps.Contest.Dialog.Least") : "",
    next: isOut ? null : nextTurn(config, reader),
    odds: isOut ? [] : opponents.map((opponent) => oddsView(config, opponent, reader)),
    submit: text(config.isSecret ? "QUARTET.Rps.Contest.Dialog.Lock" : "QUARTET.Check.Roll"),
  };
}

/** The chance of meeting the limit in the next turn, with what is left then. RPS [77] */
function nextTurn({ growth, dice, settings }: CommitConfig, { text, chance }: Reader) {
  const { limit, skill } = growth;
  const odds = limitOdds({ reserve: growth.reserve - dice, limit, skill }, settings);
  const [exact, over] = [odds.exact.toNumber(), odds.over.toNumber()];
  return exact + over === 0
    ? text("QUARTET.Rps.Contest.Dialog.NextSafe")
    : text("QUARTET.Rps.Contest.Dialog.NextLimit", { exact: chance(exact), over: chance(over) });
}

/** The odds against whatever number of dice the other side may throw. */
function oddsView(config: CommitConfig, opponent: KnownOpponent, reader: Reader) {
  const { text, chance, number } = reader;
  const { name, modifier, action, maxDice } = opponent;
  const counts = Array.from({ length: maxDice }, (_, index) => index + 1);
  return {
    caption: text("QUARTET.Rps.Contest.Dialog.OddsAgainst", { name }),
    note: [
      ...(modifier === 0
        ? []
        : [text("QUARTET.Rps.Contest.Dialog.Modifiers", { change: reader.change(modifier) })]),
      ...(action ? [] : [text("QUARTET.Rps.Contest.Dialog.Unknown")]),
    ].join(" "),
    rows: counts.map((theirs) => {
      const odds = opposedOdds({ dice: [config.dice, theirs], modifier }, config.settings);
      const [win, critical] = [odds.aAny.toNumber(), odds.aCritical.toNumber()];
      const [tie, lose] = [odds.tie.toNumber(), odds.bAny.toNumber()];
      return {
        dice: number(theirs),
        win: chance(win),
        critical: chance(critical),
        tie: chance(tie),
        lose: chance(lose),
        winShare: win * 100,
        tieShare: tie * 100,
        loseShare: lose * 100,
      };
    }),
  };
}
