import { addShots, shotsOf } from "../../core/check/ammunition.ts";
import { nameList } from "../../core/contest/card-view.ts";
import type { Contest } from "../../core/contest/joined.ts";
import type { ContestKind, ContestOutcome, RollContext } from "../../core/contest/kind.ts";
import { itemOf } from "../../core/documents/lookup.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { RpsDiceRoll } from "../rolls/rps-rolls.ts";
import { rpsModel } from "../rolls/values.ts";
import { rpsSettings } from "../settings/rules.ts";
import { actingSide, frameOf, growthRollOf } from "./acting.ts";
import { reserveChanges, shockChanges } from "./action-changes.ts";
import { actionView } from "./action-view.ts";
import { battleOf, orderOf, settingsOf } from "./battle-options.ts";
import { buyDice } from "./buy-dice.ts";
import { actionOf, type DeclaredAction, type DiceChoice } from "./choices.ts";
import { willValues } from "./contest-values.ts";
import { declareSide } from "./declare-side.ts";
import { type JudgedAction, judgeAction } from "./judge-action.ts";
import { openActionView } from "./open-view.ts";
import { outcomeFacts } from "./outcome-facts.ts";
import { letExplode, parryBlow, rollUnopposed, useArmour } from "./reactions.ts";
import { readRuling } from "./read-ruling.ts";
import { layDown } from "./ruling-dialog.ts";
import { readLate } from "./rulings.ts";

const TEMPLATES = "systems/quartet/templates/rps/contest";

/** What core and the card read of an opposed action. */
export interface ActionOutcome extends ContestOutcome {
  readonly judged: JudgedAction;
}

/**
 * An opposed action of two or more: each declares, its growth die falls in secret, each buys dice
 * in secret, then all is revealed. RPS [4–33][77]
 */
export function opposedKind(
  id: string,
  label: string,
  { isWills }: { readonly isWills: boolean },
): ContestKind<DiceChoice, ActionOutcome> {
  return {
    id,
    label,
    skin: "rps",
    secret: true,
    template: `${TEMPLATES}/outcome.hbs`,
    openTemplate: `${TEMPLATES}/declared.hbs`,
    rulesEarly: true,

    accepts: (actor) =>
      rpsModel(actor) !== null && (!isWills || willValues(actor, rpsSettings()).length > 0),
    declare: (context) => declareSide(context, isWills),
    mayDeclare: (side, { options, sides }) => {
      const waiting = sides.filter(({ state }) => state.status === "waiting").map((one) => one.id);
      const asked = orderOf(options).find((group) => group.some((one) => waiting.includes(one)));
      return !asked || asked.includes(side) || !orderOf(options).flat().includes(side);
    },
    subtitle: roundText,
    choose: buyDice,

    async roll({ dice }, context) {
      const thrown = await RpsDiceRoll.ofCount(dice).evaluate();
      await spendShots(ownAction(context));
      return [thrown, growthRollOf(context.hidden)] as unknown as Roll[];
    },

    resolve(contest) {
      const sides = contest.sides.map(actingSide);
      const judged = judgeAction(sides, frameOf(contest), settingsOf(contest.options));
      return { judged, winners: winnersOf(judged), again: [] };
    },

    view: ({ judged }, contest, reader) => ({
      ...actionView(judged, outcomeFacts(judged, contest), reader),
    }),
    openView: (contest, reader) => openActionView(contest, reader),
    settle: ({ judged }) => reserveChanges(judged),
    consequences: (_, { ruling, sides }) =>
      shockChanges(
        readLate(ruling),
        sides.map((side) => side.id),
      ),
    readRuling,
    actions: {
      parry: ({ id }, { dataset }) => parryBlow(id, dataset.pair ?? ""),
      armour: ({ id }, { dataset }) => useArmour(id, dataset.pair ?? ""),
      check: ({ id }, { dataset }) => rollUnopposed(id, dataset.side ?? ""),
      layDown: ({ id }) => layDown(id),
      explode: ({ id }, { dataset }) => letExplode(id, dataset.side ?? ""),
    },
  };
}

/** In a round of a fight, nobody is against all the others. RPS [82] */
function roundText({ options, sides }: Contest, reader: Reader): string | null {
  const battle = battleOf(options);
  const names = nameList(
    sides.map(({ name }) => name),
    reader,
  );
  return battle && reader.text("QUARTET.Rps.Contest.RoundOf", { round: battle.round, names });
}

/** Those who beat somebody and were beaten by nobody. */
function winnersOf({ pairs }: JudgedAction): string[] {
  const standing = pairs.filter(({ isVoid }) => !isVoid);
  const lost = standing.flatMap(({ loser }) => loser ?? []);
  const won = standing.flatMap(({ winner }) => winner ?? []);
  return [...new Set(won)].filter((id) => !lost.includes(id));
}

/** Whoever acts unopposed shoots when per cent are rolled. What belongs to others is counted by `others-shots.ts`. */
async function spendShots({ way, weapon }: DeclaredAction): Promise<void> {
  const left = shotsOf(weapon?.uuid) ?? 0;
  if (way === "unopposed" || !weapon || left === 0 || !itemOf(weapon.uuid)?.isOwner) return;
  await addShots(weapon.uuid, -Math.min(left, weapon.shots));
}

/** What the side itself has declared. */
function ownAction({ hidden, declarations, side }: RollContext): DeclaredAction {
  const open = declarations[side]?.open ?? {};
  return actionOf({ open, hidden: hidden ?? {} });
}
