import type { Data } from "../../common/types.ts";
import { game, generation } from "../globals.ts";
import type { ActiveEffect } from "./active-effect.ts";

/** The duration as it is stored on generation 13. */
interface OldDuration {
  startTime: number | null;
  seconds: number | null;
  rounds: number | null;
  turns: number | null;
  startRound: number | null;
  startTurn: number | null;
}

/** The duration as it is stored on generation 14. */
interface NewDuration {
  value: number | null;
  units: string;
  expiry: string | null;
  expired: boolean;
}

interface EffectStart {
  round?: number | null;
  turn?: number | null;
  time?: number | null;
}

/** What preparing adds to a duration. */
export interface PreparedDuration {
  type: "seconds" | "turns" | "none";
  duration: number | null;
  remaining: number | null;
}

const SECONDS: Record<string, number> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86400,
  weeks: 604800,
  months: 2592000,
  years: 31536000,
};

const NONE: PreparedDuration = { type: "none", duration: null, remaining: null };

/** Whether an effect has a duration at all. */
export function hasDuration(effect: ActiveEffect): boolean {
  if (generation() >= 14) return (effect.duration as unknown as NewDuration).value !== null;
  const { seconds, rounds, turns } = effect.duration as unknown as OldDuration;
  return !!(seconds || rounds || turns);
}

/** How long an effect lasts and has left: in seconds of world time, or in rounds of combat. */
export function preparedDuration(effect: ActiveEffect): PreparedDuration {
  if (!hasDuration(effect)) return NONE;
  if (generation() < 14) return oldDuration(effect.duration as unknown as OldDuration);
  const { value, units } = effect.duration as unknown as NewDuration;
  const start = startOf(effect);
  if (units in SECONDS) return elapsed("seconds", value! * SECONDS[units]!, start.time ?? 0);
  return inCombat(units === "rounds" ? value! : 0, units === "turns" ? value! : 0, {
    round: start.round ?? 0,
    turn: start.turn ?? 0,
  });
}

function oldDuration(stored: OldDuration): PreparedDuration {
  if (stored.seconds) return elapsed("seconds", stored.seconds, stored.startTime ?? 0);
  return inCombat(stored.rounds ?? 0, stored.turns ?? 0, {
    round: stored.startRound ?? 0,
    turn: stored.startTurn ?? 0,
  });
}

function elapsed(type: "seconds", duration: number, startTime: number): PreparedDuration {
  const now = game.time?.worldTime ?? 0;
  return { type, duration, remaining: startTime + duration - now };
}

/** Turns count as parts of a round: rounds + turns / (number of turns). */
function inCombat(
  rounds: number,
  turns: number,
  start: { round: number; turn: number },
): PreparedDuration {
  const combat = game.combat;
  const perRound = Math.max(combat?.turns.length ?? 1, 1);
  const duration = rounds + turns / perRound;
  if (!combat?.started) return { type: "turns", duration, remaining: duration };
  const passed = combat.round - start.round + ((combat.turn ?? 0) - start.turn) / perRound;
  return { type: "turns", duration, remaining: Math.max(duration - passed, 0) };
}

/** Update data that note now as the beginning of an effect, as far as the effect does not say. */
export function effectStart(effect: ActiveEffect): Data {
  const time = game.time?.worldTime ?? 0;
  const combat = game.combat?.started ? game.combat : null;
  if (generation() < 14) {
    const { startTime, startRound, startTurn } = effect.duration as unknown as OldDuration;
    const duration: Data = { startTime: startTime ?? time };
    if (combat && hasDuration(effect)) {
      duration.combat = combat.id;
      duration.startRound = startRound ?? combat.round;
      duration.startTurn = startTurn ?? combat.turn;
    }
    return { duration };
  }
  const { combatant } = combat ?? {};
  return {
    start: {
      time: startOf(effect).time ?? time,
      combat: combat?.id ?? null,
      combatant: combatant?.id ?? null,
      initiative: combatant?.initiative ?? null,
      round: combat?.round ?? null,
      turn: combat?.turn ?? null,
    },
  };
}

function startOf(effect: ActiveEffect): EffectStart {
  return ("start" in effect ? (effect.start as EffectStart | null) : null) ?? {};
}
