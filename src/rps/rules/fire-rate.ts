import { RuleError, requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { exactMeasure, parseDecimal, wholePart } from "./numerals.ts";
import { FIRE_ACTIONS, type FireAction, type Magazine } from "./ranged-weapons.ts";
import { requireCount } from "./scales.ts";

/** `perSecond`: so many shots each second; `interval`: one shot every so many seconds; `none`: a dash. RPS [109] */
export const FIRE_RATE_KINDS = ["perSecond", "interval", "none"] as const;
/** A rate of fire, in either notation of the book. */
export type FireRate =
  | { readonly kind: "perSecond"; readonly shots: number }
  | { readonly kind: "interval"; readonly seconds: number }
  | { readonly kind: "none" };

/**
 * Reads `5/sec` (five each second), `5` (one every five seconds) and `–` (none, which is a value, not an empty cell).
 * @throws {RuleError} for anything else, and for 0. RPS [109]
 */
export function parseFireRate(text: string): FireRate {
  const trimmed = text.trim();
  if (/^[-\u2010-\u2015\u2212\uFFFD]$/.test(trimmed)) return { kind: "none" };
  // A Russian keyboard writes the second in Cyrillic.
  const perSecond = /^(.+?)\s*\/\s*(?:s(?:ec)?|с(?:ек)?)\.?$/iu.exec(trimmed)?.[1];
  const amount = parseDecimal("fireRate", perSecond ?? trimmed).toNumber();
  if (amount <= 0) throw new RuleError("outOfRange", { input: "fireRate", value: text, min: 0 });
  return perSecond === undefined
    ? { kind: "interval", seconds: amount }
    : { kind: "perSecond", shots: amount };
}

/** @returns The notation of the book. RPS [109] */
export function formatFireRate(rate: FireRate): string {
  if (rate.kind === "none") return "–";
  return rate.kind === "perSecond" ? `${rate.shots}/sec` : String(rate.seconds);
}

/** @returns The seconds between two shots, exactly; null without a rate. @throws {RuleError} RPS [109] */
export function secondsPerShot(rate: FireRate): Fraction | null {
  requireChoice("fireRate", rate.kind, FIRE_RATE_KINDS);
  if (rate.kind === "none") return null;
  const number = rate.kind === "interval" ? rate.seconds : rate.shots;
  const amount = exactMeasure("fireRate", number);
  if (amount.compare(Fraction.ZERO) <= 0)
    throw new RuleError("outOfRange", { input: "fireRate", value: number, min: 0 });
  return rate.kind === "interval" ? amount : Fraction.ONE.dividedBy(amount);
}

/** What keeps a shooter from more shots. */
export const SHOT_LIMITS = ["rate", "loaded", "oneMissile"] as const;

/** The shots of one round, without changing magazines. */
export interface Volley {
  readonly shots: number;
  readonly loadedAfter: number;
  readonly limitedBy: (typeof SHOT_LIMITS)[number];
  /** If the rate allows less than one shot in a round: a shot every so many rounds; otherwise 1. */
  readonly everyRounds: number;
}

/**
 * How many shots a round holds. A weapon that is its own missile or single-use gives one;
 * `fullAuto` keeps firing while the trigger is held, the others need a pull, a pump or a new round each time.
 * @param loaded What can be fired without changing the magazine; without one (`single`), the rounds at hand.
 * @param seconds The length of the round. @throws {RuleError} RPS [108–111]
 */
export function volley(
  weapon: { readonly fireRate: FireRate; readonly magazine: Magazine; readonly action: FireAction },
  loaded: number,
  seconds: number,
): Volley {
  const left = requireCount("loaded", loaded);
  const time = exactMeasure("seconds", seconds);
  requireChoice("action", weapon.action, FIRE_ACTIONS);
  const perShot = secondsPerShot(weapon.fireRate);
  if (typeof weapon.magazine === "string" || perShot === null) {
    const shots = Math.min(1, left);
    return { shots, loadedAfter: left - shots, limitedBy: "oneMissile", everyRounds: 1 };
  }
  const allowed = wholePart(time.dividedBy(perShot));
  const shots = Math.min(allowed, left);
  return {
    shots,
    loadedAfter: left - shots,
    limitedBy: allowed > left ? "loaded" : "rate",
    everyRounds: allowed > 0 || seconds === 0 ? 1 : roundsFor(perShot, time),
  };
}

/** @returns The whole rounds that a change of magazine takes, at least one. @param seconds The length of a round, above 0. @throws {RuleError} RPS [110] */
export function reloadRounds(reloadTime: number, seconds: number): number {
  const time = exactMeasure("seconds", seconds);
  if (time.equals(Fraction.ZERO))
    throw new RuleError("outOfRange", { input: "seconds", value: seconds, min: 0 });
  return Math.max(1, roundsFor(exactMeasure("reloadTime", reloadTime), time));
}

const roundsFor = (needed: Fraction, round: Fraction): number => {
  const rounds = needed.dividedBy(round);
  return wholePart(rounds) + (rounds.denominator === 1n ? 0 : 1);
};

/**
 * Shots in a longer time with changes of magazine between them, beginning with a full one.
 * @param magazine Shots that it holds. @param reloadTime Seconds to swap it. @throws {RuleError} RPS [108–110]
 */
export function sustainedShots(
  { fireRate, magazine, reloadTime }: { fireRate: FireRate; magazine: number; reloadTime: number },
  seconds: number,
): number {
  const holds = requireInteger("magazine", magazine, { min: 1 });
  const perShot = secondsPerShot(fireRate);
  const time = exactMeasure("seconds", seconds);
  if (perShot === null) throw new RuleError("forbidden", { input: "fireRate", value: "none" });
  const cycle = perShot.times(Fraction.of(holds)).plus(exactMeasure("reloadTime", reloadTime));
  const full = wholePart(time.dividedBy(cycle));
  const rest = time.minus(cycle.times(Fraction.of(full)));
  return full * holds + Math.min(holds, wholePart(rest.dividedBy(perShot)));
}
