import { nameList } from "../../core/contest/card-view.ts";
import { once } from "../../core/contest/guard.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { reader } from "../../core/i18n/language.ts";
import { warn } from "../../core/notify.ts";
import { openRpsRound, type RpsRound } from "../contest/index.ts";
import { isBiggerThanDuel } from "../rules/battle.ts";
import { type Fighter, fightersNow, orderOfFighters } from "./fighters.ts";
import { refreshInitiative } from "./refresh.ts";
import { roundContest } from "./round-contest.ts";
import { fightState } from "./state.ts";

/** @returns Whether those who fight now are more than a duel. RPS [63] */
export function isBiggerNow(combat: QuartetCombat, fighters: readonly Fighter[]): boolean {
  const { biggerThanDuel: biggerThanDuelOverride } = fightState(combat);
  const combatants = fighters.map((one) => ({ ...one, reserve: 0, limit: 0, die: one.die ?? 0 }));
  return isBiggerThanDuel({ combatants, biggerThanDuelOverride });
}

/** What this round is opened with, as things stand. */
export function roundOffer(combat: QuartetCombat): RpsRound {
  const fighters = fightersNow(combat);
  return {
    combat: String(combat.id),
    round: combat.round,
    biggerThanDuel: isBiggerNow(combat, fighters),
    order: orderOfFighters(fighters).map(({ ids }) => ids),
    sides: fighters.map(({ id, combatant, actor }) => {
      return { combatant: id, who: { actor, token: combatant.token } };
    }),
  };
}

/**
 * Fixes the order of the round and opens its opposed action, once. For game masters.
 * @returns Whether it was opened. Refusals are told to the user.
 */
export function beginRound(combat: QuartetCombat): Promise<boolean> {
  return once(`round ${combat.id}`, async () => {
    const reason = whyNot(combat);
    if (reason) return refuse(combat, reason);
    await refreshInitiative(combat);
    return (await openRpsRound(roundOffer(combat))) !== null;
  });
}

type Reason = "NotYours" | "NotStarted" | "Open" | "TooFew" | "NoInitiative";

function whyNot(combat: QuartetCombat): Reason | null {
  if (!game.user.isGM) return "NotYours";
  if (!combat.started) return "NotStarted";
  if (roundContest(combat)) return "Open";
  const fighters = fightersNow(combat);
  if (fighters.length < 2) return "TooFew";
  return fighters.every(({ hasInitiative }) => hasInitiative) ? null : "NoInitiative";
}

function refuse(combat: QuartetCombat, reason: Reason): false {
  const without = fightersNow(combat).filter(({ hasInitiative }) => !hasInitiative);
  const names = nameList(
    without.map(({ combatant }) => combatant.name ?? ""),
    reader(),
  );
  warn(`QUARTET.Rps.Battle.Refused.${reason}`, { names });
  return false;
}
