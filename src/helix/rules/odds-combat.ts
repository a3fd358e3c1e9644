import { requireChoice } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { type Armour, armourAt, hasLocations, requireWeapon } from "./equipment.ts";
import { HIT_LOCATIONS, type HitLocation } from "./hit-location.ts";
import { dieAtLeast, requireOddsNumber } from "./odds.ts";
import { leadAtLeast, leadChance, opposedOdds, sixth, tieWinner } from "./odds-opposed.ts";
import { damageScale, type Scale } from "./scale.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** An exchange seen from one side, the attacker. */
export interface CombatQuestion {
  /** Own value − the opponent's, modifiers and several opponents included. */
  readonly difference: number;
  readonly weapon: number;
  readonly armour: Armour;
  readonly scale?: Scale;
  readonly agilityDifference?: number;
  readonly calledLocation?: HitLocation | null;
}

/*
 * The attacker's die gives x, the opponent's y; the margin is m = d + x − y. A way to win is a set of
 * chains of the attacker's: one last face r after any number of sixes ("last"), one first face, or a
 * first six ("first"), or all. Each is `weight` times a die with a difference of its own.
 */
interface Way {
  readonly weight: Fraction;
  /** The chance, of one draw in this way, that the margin is at least m. */
  marginAtLeast(m: number): Fraction;
  /** Σ over i ≥ 0 of marginAtLeast(m + i). */
  tailSum(m: number): Fraction;
}

/** Σ over i ≥ 0 of the chance that the die gives at least n + i. */
function dieTail(n: number): Fraction {
  if (n < 1) return Fraction.of(1 - n).plus(dieTail(1));
  const k = Math.floor((n - 1) / 5);
  // From 1 up the sum is the mean, 4; each face skipped takes (7 − s)/6 off, each block a sixth is left.
  let sum = Fraction.of(4);
  for (let s = 1; s < n - 5 * k; s++) sum = sum.minus(Fraction.of(7 - s, 6));
  return sum.times(sixth(k));
}

/** Σ over i ≥ 0 of leadAtLeast(n + i). */
function leadTail(n: number): Fraction {
  // For negative n, leadAtLeast(i) = 1 − leadAtLeast(1 − i).
  if (n < 0)
    return Fraction.of(-n)
      .minus(leadTail(2).minus(leadTail(2 - n)))
      .plus(leadTail(0));
  const a = Math.floor(n / 5);
  let sum = LEAD_TAIL.times(sixth(a));
  for (let i = 5 * a; i < n; i++) sum = sum.minus(leadAtLeast(i));
  return sum;
}
/** A block of five shrinks to a sixth, so the sum from 0 up is 6/5 of the first block. */
const LEAD_TAIL = Fraction.sum([0, 1, 2, 3, 4].map(leadAtLeast)).times(Fraction.of(6, 5));

/** The attacker's die shows one known number x: the margin depends on y alone. */
function fixed(weight: Fraction, d: number, x: number): Way {
  return {
    weight,
    marginAtLeast: (m) => dieAtLeast(d + x - m + 1).complement(),
    tailSum: (m) => {
      // Σ over 0 ≤ i ≤ n of P(y ≤ i): n + 1 less the chances of y ≥ 1 to n + 1.
      const n = d + x - m;
      return n < 1 ? Fraction.ZERO : Fraction.of(n - 3).plus(dieTail(n + 2));
    },
  };
}

/** The attacker's die is a whole action die, lifted by `d`. */
function whole(weight: Fraction, d: number): Way {
  return {
    weight,
    marginAtLeast: (m) => leadAtLeast(m - d),
    tailSum: (m) => leadTail(m - d),
  };
}

/**
 * Any number of sixes, k, then the last face r: Σ 6^-(k+1) of the fixed ways x = 5k + r. With fewer
 * sixes than `from` the margin is out of reach; from there on, each six leaves a sixth of what is missing.
 */
function lastFace(d: number, r: number): Way {
  const series = (m: number, sum: (n: number) => Fraction) => {
    const from = Math.max(0, Math.ceil((m - d - r) / 5));
    return sixth(from + 1).times(sum(d + 5 * from + r - m));
  };
  return {
    weight: Fraction.ONE,
    marginAtLeast: (m) => series(m, (n) => SERIES_6.minus(dieAtLeast(n + 1).times(SERIES_36))),
    tailSum: (m) =>
      series(m, (n) =>
        Fraction.of(n - 3)
          .times(SERIES_6)
          .plus(FIVE_STEPS)
          .plus(dieTail(n + 2).times(SERIES_36)),
      ),
  };
}
/** Σ 6^-i. */
const SERIES_6 = Fraction.of(6, 5);
/** Σ 36^-i. */
const SERIES_36 = Fraction.of(36, 35);
/** Σ 5i · 6^-i. */
const FIVE_STEPS = Fraction.of(6, 5);

/** The ways to hit each location; for a called hit or a target without parts, one way for all. */
function waysToHit(
  question: CombatQuestion,
  settings: HelixSettings,
): [location: HitLocation | null, way: Way][] {
  const d = requireOddsNumber("difference", question.difference);
  if (!hasLocations(question.armour)) return [[null, whole(Fraction.ONE, d)]];
  const called = question.calledLocation ?? null;
  if (called !== null)
    return [[requireChoice("location", called, HIT_LOCATIONS), whole(Fraction.ONE, d)]];
  if (requireSetting(settings, "hitLocationDie") === "last")
    return HIT_LOCATIONS.slice(0, 5).map((location, i) => [location, lastFace(d, i + 1)]);
  return HIT_LOCATIONS.map((location, i) => [
    location,
    i < 5 ? fixed(sixth(1), d, i + 1) : whole(sixth(1), d + 5),
  ]);
}

/** The least margin that wins, and what part of all exchanges is not rolled again. */
function decision(question: CombatQuestion, settings: HelixSettings) {
  const d = question.difference;
  const winner = tieWinner(d, question.agilityDifference ?? 0, settings);
  const isRerolled = requireSetting(settings, "tie") === "reroll";
  return {
    least: winner === "first" ? 0 : 1,
    decided: isRerolled ? leadChance(d).complement() : Fraction.ONE,
  };
}

/**
 * The chance of each hit location, given that this side wins (HELIX 002:37-43). It is not even: under
 * `first`, low faces lose; under `last`, a head is never hit. @throws {RuleError}
 */
export function hitLocationOdds(
  question: Pick<CombatQuestion, "difference" | "agilityDifference" | "calledLocation">,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): Readonly<Record<HitLocation, Fraction>> {
  const full = { weapon: 0, armour: {}, ...question };
  const ways = waysToHit(full, settings);
  const { least } = decision(full, settings);
  const chances = new Map(
    ways.map(([location, way]) => [location, way.weight.times(way.marginAtLeast(least))]),
  );
  const win = Fraction.sum(chances.values());
  return Object.fromEntries(
    HIT_LOCATIONS.map((location) => {
      return [location, (chances.get(location) ?? Fraction.ZERO).dividedBy(win)];
    }),
  ) as Record<HitLocation, Fraction>;
}

/** What an exchange does to the opponent. */
export interface DamageOdds {
  /** The chance to win the exchange, whether or not it hurts. */
  readonly win: Fraction;
  /** The chance that the opponent loses a life point. */
  readonly hurt: Fraction;
  /** Life points the opponent loses on average, over all exchanges. */
  readonly expected: Fraction;
  /** The chance that the opponent loses at least `points`. */
  atLeast(points: number): Fraction;
}

/**
 * Damage of one exchange to the opponent (HELIX 002:44), with the armour of the part that is hit.
 * A tie that is rolled again counts as one exchange. @throws {RuleError}
 */
export function damageOdds(
  question: CombatQuestion,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): DamageOdds {
  const scale = damageScale(question.scale ?? "person", settings);
  const weapon = requireWeapon(question.weapon) * scale.weapon;
  const ways = waysToHit(question, settings);
  const { least, decided } = decision(question, settings);
  const over = (part: (way: Way, armour: number) => Fraction) => {
    return Fraction.sum(
      ways.map(([location, way]) => {
        return way.weight.times(part(way, armourAt(question.armour, location)));
      }),
    ).dividedBy(decided);
  };
  const atLeast = (points: number) => {
    const raw = Math.ceil(requireOddsNumber("points", points) / scale.total);
    if (points <= 0) return Fraction.ONE;
    return over((way, armour) => way.marginAtLeast(Math.max(least, raw - weapon + armour)));
  };
  // Σ (m + c) P(m) from the least m that hurts: (m + c) P(≥ m) and then one P(≥ m + i) for each step.
  const expected = over((way, armour) => {
    const bonus = weapon - armour;
    const from = Math.max(least, 1 - bonus);
    return way
      .marginAtLeast(from)
      .times(Fraction.of(from + bonus))
      .plus(way.tailSum(from + 1));
  }).times(Fraction.of(scale.total));
  const { win } = opposedOdds(question.difference, settings, question.agilityDifference ?? 0);
  return { win, hurt: atLeast(1), expected, atLeast };
}
