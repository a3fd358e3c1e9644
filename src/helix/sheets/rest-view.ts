import type { Reader } from "../../core/i18n/language.ts";
import { type Recovery, recoverLp, recoverMp } from "../rules/recovery.ts";

/** How long somebody rested. */
export interface RestWish {
  days: number;
  /** Wounds are dressed and so on: without it no life points come back (HELIX 002:7). */
  isCaredFor: boolean;
  minutes: number;
}

/** Who rests. */
export interface RestFacts {
  readonly name: string;
  readonly lp: { readonly value: number; readonly max: number };
  readonly mp: { readonly value: number; readonly max: number };
}

const MINUTES_PER_DAY = 24 * 60;

/** What rest gives back: life points by the day, magic points by the minute, days included. */
export function rest({ lp, mp }: RestFacts, { days, isCaredFor, minutes }: RestWish) {
  return {
    lp: recoverLp(lp.value, lp.max, days, isCaredFor),
    mp: recoverMp(mp.value, mp.max, minutes + days * MINUTES_PER_DAY),
  };
}

/** What would come back, in the reader's words. */
export function restView(facts: RestFacts, wish: RestWish, { text }: Reader) {
  const line = (points: "lp" | "mp", { before, after, rule }: Recovery) => ({
    id: points,
    text: text(`QUARTET.Helix.Rest.Line.${points}`, { before, after }),
    why: rule === "recovered" ? "" : text(`QUARTET.Helix.Rest.Why.${rule}`),
  });
  const { lp, mp } = rest(facts, wish);
  return { lines: [line("lp", lp), line("mp", mp)] };
}
