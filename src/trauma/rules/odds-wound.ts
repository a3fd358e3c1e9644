import type { Distribution } from "../../core/rules/distribution.ts";
import { RuleError, requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { requireAbility } from "./abilities.ts";
import type { RollMode } from "./advantage.ts";
import { type PartArmour, requireArmour } from "./armour.ts";
import { type Body, planOf, requirePart, requireState } from "./body.ts";
import { damageShares, injures, opAfter } from "./damage.ts";
import { reachChance } from "./odds.ts";
import { MAX_ODDS_DAMAGE } from "./odds-damage.ts";
import {
  DEADLY_PAIN,
  missingOp,
  PAIN_BANDS,
  type PainBand,
  pain,
  painBand,
  painEffect,
  painNumerator,
  roundPain,
} from "./pain.ts";
import { DEFAULT_TRAUMA_SETTINGS, type TraumaSettings } from "./settings.ts";

export interface WoundQuestion {
  readonly body: Body;
  readonly painAdjust?: number;
  readonly damage: Distribution;
  readonly targets: readonly { readonly part: string; readonly armour?: PartArmour | null }[];
}

export interface PartWoundOdds {
  readonly part: string;
  /** Damage through the armour on average; more than the part has left counts too. */
  readonly expectedDealt: Fraction;
  readonly newInjury: Fraction;
  readonly wear: Fraction;
}

/** What a hit does, exactly. */
export interface WoundOdds {
  readonly parts: readonly PartWoundOdds[];
  /** Damage through all armour on average. */
  readonly expectedDealt: Fraction;
  /** The chance of a new injury anywhere. */
  readonly newInjury: Fraction;
  /** The chance of each row of the pain table afterwards. */
  readonly bands: Readonly<Record<PainBand, Fraction>>;
  /** The chance that someone conscious becomes unconscious or worse. */
  readonly felled: Fraction;
  /** The chance that someone alive dies. */
  readonly killed: Fraction;
}

/** What each amount of damage through the armour does to one part. */
interface PartTable {
  readonly faces: number;
  readonly wear: number;
  readonly durability: number;
  /** By damage dealt: the part's pain afterwards in units of 5/constitution, always whole. */
  readonly pains: readonly number[];
  /** By damage dealt: 1 for a new injury. */
  readonly injured: readonly number[];
}

/** 5 × missing points and 5 × constitution, in units of 5/constitution. */
function painUnits(
  body: Body,
  part: string,
  state: { readonly op: number; readonly injured: boolean },
  settings: TraumaSettings,
): number {
  const missing = missingOp(body.con, part, state, settings, planOf(body));
  return painNumerator(body.con, missing, state.injured) / 5;
}

function partTable(
  body: Body,
  part: string,
  armour: PartArmour | null,
  most: number,
  settings: TraumaSettings,
): PartTable {
  const state = requireState(part, body.parts[part]);
  const { faces, wear, durability } = armour
    ? requireArmour(armour)
    : { faces: 1, wear: -1, durability: 0 };
  const pains: number[] = [];
  const injured: number[] = [];
  for (let dealt = 0; dealt <= most; dealt++) {
    const isNew = injures(body.con, part, state, dealt, settings, planOf(body));
    const after = { op: opAfter(state.op, dealt, settings), injured: state.injured || isNew };
    pains.push(painUnits(body, part, after, settings));
    injured.push(isNew ? 1 : 0);
  }
  return { faces, wear, durability, pains, injured };
}

/** What the armour die makes of one amount of damage, counted in faces of the die. */
interface Arrival {
  readonly dealt: number;
  readonly injured: number;
  readonly worn: number;
  /** The pains that can follow, and how many faces lead to each; one may be listed twice. */
  readonly pains: readonly number[];
  readonly ways: readonly number[];
}

function arrival(table: PartTable, raw: number): Arrival {
  const pains: number[] = [];
  const ways: number[] = [];
  let [dealt, injured, worn] = [0, 0, 0];
  for (let face = 1; face <= table.faces; face++) {
    const blocked = Math.min(raw, Math.max(0, face + table.wear));
    const through = raw - blocked;
    dealt += through;
    injured += table.injured[through]!;
    if (blocked > table.durability) worn++;
    // Most equal pains follow one another.
    const after = table.pains[through]!;
    if (after === pains.at(-1)) ways[ways.length - 1]! += 1;
    else {
      pains.push(after);
      ways.push(1);
    }
  }
  return { dealt, injured, worn, pains, ways };
}

/**
 * The ways to each sum of pain, by the sum less the least one; from `enough` on, sums are counted as
 * one. Sums of counts stay below 2^53.
 */
function painWays(
  arrivals: readonly Arrival[],
  enough: number,
): { readonly least: number; readonly ways: Float64Array } {
  const lows = arrivals.map(({ pains }) => Math.min(...pains));
  const least = lows.reduce((sum, low) => sum + low, 0);
  const most = Math.max(0, enough - least);
  let sums = Float64Array.of(1);
  arrivals.forEach(({ pains, ways }, a) => {
    const low = lows[a]!;
    const highest = sums.length - 1 + Math.max(...pains) - low;
    const next = new Float64Array(1 + Math.min(most, highest));
    for (let p = 0; p < pains.length; p++) {
      const [shift, count] = [pains[p]! - low, ways[p]!];
      for (let i = 0; i < sums.length; i++) next[Math.min(most, i + shift)]! += sums[i]! * count;
    }
    sums = next;
  });
  return { least, ways: sums };
}

/**
 * What a hit with this damage does to a body, without chance left out: armour rolls of every chosen
 * part, injuries, pain and consciousness (Trauma 003:28-37). @throws {RuleError}
 */
export function woundOdds(
  question: WoundQuestion,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): WoundOdds {
  const { body, damage, targets } = question;
  const con = requireAbility(body.con, "con");
  const adjust = requireInteger("adjust", question.painAdjust ?? 0);
  const plan = planOf(body);
  requireInteger("parts", targets.length, { min: 1, max: plan.length });
  const chosen = new Set(targets.map(({ part }) => requirePart(part, plan)));
  if (chosen.size < targets.length)
    throw new RuleError("forbidden", { input: "parts", value: [...chosen] });
  const raws = damage.outcomes();
  requireInteger("damage", raws[0], { min: 0 });
  const most = requireInteger("damage", raws.at(-1), { max: MAX_ODDS_DAMAGE });
  const tables = targets.map(({ part, armour }) => {
    return partTable(body, part, armour ?? null, most, settings);
  });
  const spared = plan.filter(({ id }) => !chosen.has(id));
  const elsewhere = spared.reduce((sum, { id }) => {
    return sum + painUnits(body, id, requireState(id, body.parts[id]), settings);
  }, 0);
  // However pain is rounded, so many units more are death.
  const deadly = Math.max(0, Math.ceil(((DEADLY_PAIN - adjust) * con) / 5) - elsewhere);
  const bands: PainBand[] = [];
  const bandOf = (units: number) => {
    const numerator = Math.max(0, 5 * (elsewhere + units) + adjust * con);
    bands[units] ??= painBand(roundPain(numerator, con, settings), settings);
    return bands[units]!;
  };

  const ways = tables.reduce((product, { faces }) => product * faces, 1);
  const sums = targets.map(() => ({ dealt: 0n, injured: 0n, worn: 0n }));
  const bandWeights = new Map(PAIN_BANDS.map((band) => [band, 0n]));
  let uninjured = 0n;
  for (const raw of raws) {
    const weight = damage.weight(raw);
    const shares = damageShares(raw, targets.length, settings);
    const arrivals = tables.map((table, i) => arrival(table, shares[i]!));
    arrivals.forEach((part, i) => {
      const sum = sums[i]!;
      sum.dealt += weight * BigInt(part.dealt);
      sum.injured += weight * BigInt(part.injured);
      sum.worn += weight * BigInt(part.worn);
    });
    const unhurt = arrivals.map(({ injured }, i) => tables[i]!.faces - injured);
    uninjured += weight * BigInt(unhurt.reduce((product, faces) => product * faces, 1));
    const counts = new Map<PainBand, number>();
    const { least, ways: byPain } = painWays(arrivals, deadly);
    byPain.forEach((count, i) => {
      if (count === 0) return;
      const band = bandOf(least + i);
      counts.set(band, (counts.get(band) ?? 0) + count);
    });
    for (const [band, count] of counts)
      bandWeights.set(band, bandWeights.get(band)! + weight * BigInt(count));
  }

  const total = damage.total * BigInt(ways);
  const parts = targets.map(({ part }, i): PartWoundOdds => {
    const of = (sum: bigint) => Fraction.of(sum, damage.total * BigInt(tables[i]!.faces));
    const { dealt, injured, worn } = sums[i]!;
    return { part, expectedDealt: of(dealt), newInjury: of(injured), wear: of(worn) };
  });
  const after = Object.fromEntries(
    [...bandWeights].map(([band, weight]) => [band, Fraction.of(weight, total)]),
  ) as Record<PainBand, Fraction>;
  const now = painEffect(painBand(pain(body, settings, adjust).points, settings));
  return {
    parts,
    expectedDealt: Fraction.sum(parts.map(({ expectedDealt }) => expectedDealt)),
    newInjury: Fraction.of(total - uninjured, total),
    bands: after,
    felled: now.conscious ? after.unconscious.plus(after.dead) : Fraction.ZERO,
    killed: now.alive ? after.dead : Fraction.ZERO,
  };
}

export interface AttackQuestion extends WoundQuestion {
  /** Everything added to the d20. */
  readonly modifier: number;
  readonly mode: RollMode;
  readonly armourClass: number;
}

export interface AttackOdds {
  readonly hit: Fraction;
  /** What a hit does. */
  readonly onHit: WoundOdds;
  /** Damage through armour on average, misses included. */
  readonly expectedDealt: Fraction;
  readonly newInjury: Fraction;
  readonly felled: Fraction;
  readonly killed: Fraction;
}

/** What one attack does, misses included (Trauma 003:14, 003:28-37). @throws {RuleError} */
export function attackOdds(
  question: AttackQuestion,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): AttackOdds {
  const hit = reachChance(question.armourClass, question.modifier, question.mode);
  const onHit = woundOdds(question, settings);
  return {
    hit,
    onHit,
    expectedDealt: hit.times(onHit.expectedDealt),
    newInjury: hit.times(onHit.newInjury),
    felled: hit.times(onHit.felled),
    killed: hit.times(onHit.killed),
  };
}
