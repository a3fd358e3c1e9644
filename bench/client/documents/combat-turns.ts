import type { Combat, CombatState } from "./combat.ts";

/** The place of the next combatant in a direction who is not skipped; null if there is none. */
export function findTurn(
  combat: Combat,
  from: number,
  step: 1 | -1,
  skipDefeated: boolean,
): number | null {
  for (let at = from; at >= 0 && at < combat.turns.length; at += step)
    if (!skipDefeated || !combat.turns[at]!.isDefeated) return at;
  return null;
}

/** Where a combat stands: one point in time of its order. */
interface Point {
  round: number;
  turn: number;
}

/**
 * Calls the turn events of a combat that went on from one state to the next, in order of time:
 * for each turn that ended or was passed over its start and end, and the ends and starts of rounds.
 * Nothing happens when the combat went back.
 */
export async function runTurnEvents(combat: Combat, prior: CombatState, current: CombatState) {
  const end: Point = { round: current.round ?? 0, turn: current.turn ?? -1 };
  let at: Point = { round: prior.round ?? 0, turn: prior.turn ?? -1 };
  if (end.round < at.round || (end.round === at.round && end.turn <= at.turn)) return;
  if (at.round > 0 && prior.combatantId) {
    const ended = combat.combatants.get(prior.combatantId);
    if (ended) await combat._onEndTurn(ended, { ...at, skipped: false });
  }
  while (at.round < end.round) {
    await passTurns(combat, at, combat.turns.length);
    if (at.round > 0)
      await combat._onEndRound({ round: at.round, skipped: at.round !== (prior.round ?? 0) });
    at = { round: at.round + 1, turn: -1 };
    await combat._onStartRound({ round: at.round, skipped: at.round !== end.round });
  }
  await passTurns(combat, at, end.turn);
  const starting = current.combatantId ? combat.combatants.get(current.combatantId) : null;
  if (starting) await combat._onStartTurn(starting, { ...end, skipped: false });
}

/** Starts and ends the turns after one point and before a turn, as skipped. */
async function passTurns(combat: Combat, after: Point, before: number): Promise<void> {
  if (after.round === 0) return;
  for (let turn = after.turn + 1; turn < before; turn++) {
    const passed = combat.turns[turn];
    if (!passed) continue;
    const context = { round: after.round, turn, skipped: true };
    await combat._onStartTurn(passed, context);
    await combat._onEndTurn(passed, context);
  }
}
