import { RuleError, requireInteger } from "../../core/rules/errors.ts";
import type { Term } from "../../core/rules/term.ts";
import type { ActionValue, Chain } from "./action.ts";
import { type ContestOutcome, contest } from "./contest.ts";
import { type Damage, damage, type LpChange, less, loseLp } from "./damage.ts";
import { type Armour, armourAt, hasLocations } from "./equipment.ts";
import { type HitLocation, hitLocation, type LocatedHit } from "./hit-location.ts";
import type { Scale } from "./scale.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings } from "./settings.ts";

/** Someone or something in a fight. Skill or attribute: the player chooses what to fight with. */
export interface Fighter extends ActionValue {
  /** The number of opponents faced at once, 1 or more. */
  readonly opponents?: number;
  readonly agility?: number;
  readonly weapon: number;
  readonly armour: Armour;
  readonly lp: number;
  readonly scale?: Scale;
  /** Only parries and dodges: hurts nobody on a win (ours; the book lets the winner hurt). */
  readonly defendOnly?: boolean;
  /** Where this fighter's win is to land, instead of where the die says. */
  readonly calledLocation?: HitLocation | null;
}

/** A fighter with the roll for this exchange; more rolls only after ties that are rolled again. */
export interface RollingFighter extends Fighter {
  readonly chains: readonly Chain[];
}

/** What the winner did to the loser. */
export interface Hit {
  /** null for what has no parts to hit. */
  readonly located: LocatedHit | null;
  readonly damage: Damage;
  readonly lp: LpChange;
}

export interface ExchangeOutcome {
  readonly rule: "winnerHurts" | "armourStopped" | "defendOnly" | "nobodyHurt" | "tieReroll";
  readonly contest: ContestOutcome;
  /** 0 or 1, in the order of the fighters. */
  readonly winner: 0 | 1 | null;
  readonly loser: 0 | 1 | null;
  readonly hit: Hit | null;
}

/** The term for several opponents: −1 for each beyond the first, without a floor (HELIX 002:56). @throws {RuleError} */
export function severalOpponents(opponents: number): Term<"severalOpponents"> {
  return {
    source: "severalOpponents",
    value: less(requireInteger("opponents", opponents, { min: 1 }) - 1),
  };
}

/** The value someone fights with against this many opponents; may fall below 0 (HELIX 002:56). @throws {RuleError} */
export function valueAgainst(value: number, opponents: number): number {
  return requireInteger("value", value) + severalOpponents(opponents).value;
}

function withOpponents(fighter: RollingFighter): RollingFighter {
  const several = severalOpponents(fighter.opponents ?? 1);
  const modifiers = fighter.modifiers ?? [];
  return several.value === 0 ? fighter : { ...fighter, modifiers: [...modifiers, several] };
}

/**
 * One exchange of blows: both make action rolls, the winner hurts the loser, the winner's die says
 * where, and weapon and armour count (HELIX 002:37-44). Equal totals hurt nobody unless the setting
 * `tie` decides otherwise. @throws {RuleError}
 */
export function exchange(
  first: RollingFighter,
  second: RollingFighter,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): ExchangeOutcome {
  const fighters = [first, second] as const;
  const outcome = contest(fighters.map(withOpponents), settings);
  const winner = outcome.winner as 0 | 1 | null;
  if (winner === null) {
    const rule = outcome.status === "reroll" ? "tieReroll" : "nobodyHurt";
    return { rule, contest: outcome, winner, loser: null, hit: null };
  }
  const loser = winner === 0 ? 1 : 0;
  if (fighters[winner].defendOnly)
    return { rule: "defendOnly", contest: outcome, winner, loser, hit: null };
  const [won, lost] = [outcome.rolls[winner]!, outcome.rolls[loser]!];
  const against = { source: "loserTotal", value: lost.total } as const;
  const hit = land(fighters[winner], won, against, fighters[loser], settings);
  const rule = hit.damage.rule === "damageDealt" ? "winnerHurts" : "armourStopped";
  return { rule, contest: outcome, winner, loser, hit };
}

/** Location, damage and life points of a hit. */
export function land(
  attacker: Fighter,
  roll: { readonly chain: Chain; readonly total: number },
  against: { readonly source: "loserTotal" | "difficulty"; readonly value: number },
  target: Pick<Fighter, "armour" | "lp">,
  settings: HelixSettings,
): Hit {
  const located = hasLocations(target.armour)
    ? hitLocation(roll.chain, attacker.calledLocation ?? null, settings)
    : null;
  const dealt = damage(
    {
      winnerTotal: roll.total,
      against,
      weapon: attacker.weapon,
      scale: attacker.scale ?? "person",
      armour: armourAt(target.armour, located?.location ?? null),
    },
    settings,
  );
  return { located, damage: dealt, lp: loseLp(target.lp, dealt.points, settings) };
}

export interface MeleeOutcome {
  /** One exchange for each opponent, in their order; in each, the lone fighter is 0. */
  readonly exchanges: readonly ExchangeOutcome[];
  /** What the lone fighter lost in all of them together. */
  readonly lp: LpChange;
}

/**
 * One against several: the value falls by 1 for each opponent beyond the first, and one separate
 * roll is made against each (HELIX 002:56).
 * @param chains For each opponent, the lone fighter's rolls against that one.
 * @throws {RuleError} unless there are rolls for every opponent.
 */
export function melee(
  lone: Fighter,
  chains: readonly (readonly Chain[])[],
  opponents: readonly RollingFighter[],
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): MeleeOutcome {
  if (chains.length !== opponents.length || opponents.length === 0)
    throw new RuleError("notEnough", {
      input: "chains",
      value: chains.length,
      min: Math.max(1, opponents.length),
    });
  const exchanges = opponents.map((opponent, place) => {
    const rolling = { ...lone, opponents: opponents.length, chains: chains[place]! };
    return exchange(rolling, opponent, settings);
  });
  const lost = exchanges.reduce((sum, { loser, hit }) => {
    return sum + (loser === 0 && hit ? hit.damage.points : 0);
  }, 0);
  return { exchanges, lp: loseLp(lone.lp, lost, settings) };
}
