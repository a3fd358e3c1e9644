import { requireInteger, requireNumber } from "../../core/rules/errors.ts";

/** Life points a cared-for person gets back each day (HELIX 002:7). */
export const LP_PER_DAY = 1;
/** Magic points that come back each minute (HELIX 002:11). */
export const MP_PER_MINUTE = 1;

export interface Recovery {
  readonly rule: "recovered" | "noCare" | "alreadyFull" | "noWholeUnit";
  readonly before: number;
  readonly gained: number;
  readonly after: number;
}

function recover(before: number, max: number, time: number, rate: number): Recovery {
  // An emptied maximum pulls the points down: they never stand above it.
  const start = Math.min(before, max);
  const units = Math.floor(time);
  const after = Math.min(max, start + units * rate);
  const rule = start >= max ? "alreadyFull" : units === 0 ? "noWholeUnit" : "recovered";
  return { rule, before, gained: after - start, after };
}

/**
 * A point of life for each whole day, only with care (wounds dressed and so on), up to the maximum
 * (HELIX 002:7). A part of a day gives nothing (ours). @throws {RuleError}
 * @param lp May be negative.
 */
export function recoverLp(lp: number, max: number, days: number, isCaredFor: boolean): Recovery {
  requireInteger("lp", lp);
  requireInteger("max", max, { min: 0 });
  requireNumber("days", days, { min: 0 });
  const recovery = recover(lp, max, isCaredFor ? days : 0, LP_PER_DAY);
  return isCaredFor || recovery.rule === "alreadyFull" ? recovery : { ...recovery, rule: "noCare" };
}

/** A magic point for each whole minute, up to the maximum (HELIX 002:11). @throws {RuleError} */
export function recoverMp(mp: number, max: number, minutes: number): Recovery {
  requireInteger("mp", mp, { min: 0 });
  requireInteger("max", max, { min: 0 });
  return recover(mp, max, requireNumber("minutes", minutes, { min: 0 }), MP_PER_MINUTE);
}
