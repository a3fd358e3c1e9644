import { type Block, block } from "../rules/armour.ts";
import type { Body } from "../rules/body.ts";
import { damageShares, type StrikeOutcome, strike } from "../rules/damage.ts";
import type { TraumaSettings } from "../rules/settings.ts";
import { type PlainHit, strikePlain } from "../rules/target.ts";
import {
  type AttackTarget,
  type BodySnapshot,
  type KeptAim,
  snapshotBody,
} from "./body-snapshot.ts";
import { type D20Judgement, judgeD20, type KeptEdge, type KeptTerm } from "./judge-check.ts";

/** A target as messages hold it. */
export interface KeptTarget extends Omit<AttackTarget, "aims" | "armour"> {
  readonly aims: readonly KeptAim[];
}

/** What an attack's message says, as far as its dice are judged by it. */
export interface AttackFacts {
  readonly terms: readonly KeptTerm[];
  readonly edges: readonly KeptEdge[];
  readonly targets: readonly KeptTarget[];
  readonly settings: TraumaSettings;
}

/** The faces of all dice of an attack, in the order of targets and parts. */
export interface AttackFaces {
  readonly d20: readonly number[];
  /** The damage before armour; `null` where none was rolled. */
  readonly damage: number | null;
  /** Of each part that was hit and has armour. */
  readonly armour: readonly number[];
  /** The 2d4 of each part that damage went through to and that was not injured yet. */
  readonly injury: readonly (readonly number[])[];
}

/** What arrived at one part that was hit. */
export interface Arrival extends KeptAim {
  readonly raw: number;
  readonly armourFace: number | null;
  readonly block: Block | null;
  readonly dealt: number;
}

/** What came of the attack for one target. */
export interface TargetJudgement {
  readonly hit: boolean;
  /** Total − armour class. */
  readonly margin: number;
  /** Empty for a miss, and where no damage was rolled. */
  readonly arrivals: readonly Arrival[];
  /** What that did to a body in parts; `null` for anything else. */
  readonly strike: StrikeOutcome | null;
  /** What it did to something without parts. */
  readonly plain: PlainHit | null;
  /** The 2d4 that were thrown for each part. */
  readonly injuryDice: Readonly<Record<string, readonly number[]>>;
}

export interface AttackJudgement extends D20Judgement {
  readonly damage: number | null;
  readonly targets: readonly TargetJudgement[];
}

/** How a target is when the hit is worked out. */
export interface TargetState {
  readonly body: Body;
  readonly adjust: number;
  readonly hp: number;
}

/** A target as it was when the dice fell. */
export function keptState(
  { body }: { readonly body: BodySnapshot },
  settings: TraumaSettings,
): TargetState {
  return { body: snapshotBody(body, settings), adjust: body.adjust, hp: body.hp };
}

/** The places of the targets that this total hits: at least as high is enough (Trauma 003:14). */
export function hitPlaces(targets: readonly KeptTarget[], total: number): number[] {
  return targets.flatMap(({ armourClass }, place) => (total >= armourClass ? [place] : []));
}

/** The armour of every part that is hit, in order: a die of each is thrown. */
export function armourInWay(targets: readonly KeptTarget[], places: readonly number[]) {
  return places.flatMap((place) => targets[place]!.aims.flatMap(({ armour }) => armour ?? []));
}

/**
 * What arrives at every part that was hit, with the armour as it was when the dice fell: the wear of a
 * roll counts from the next roll on (Trauma 003:37). By the place of the target. @throws {RuleError}
 */
export function arrivalsOf(
  { targets, settings }: Pick<AttackFacts, "targets" | "settings">,
  places: readonly number[],
  damage: number,
  armourFaces: readonly number[],
): ReadonlyMap<number, readonly Arrival[]> {
  const faces = [...armourFaces];
  return new Map(
    places.map((place) => {
      const { aims } = targets[place]!;
      const shares = aims.length > 0 ? damageShares(damage, aims.length, settings) : [];
      const arrivals = aims.map((aim, i): Arrival => {
        const raw = shares[i]!;
        if (!aim.armour) return { ...aim, raw, armourFace: null, block: null, dealt: raw };
        const armourFace = faces.shift() ?? Number.NaN;
        const stopped = block(aim.armour, armourFace, raw);
        return { ...aim, raw, armourFace, block: stopped, dealt: stopped.dealt };
      });
      return [place, arrivals] as const;
    }),
  );
}

/**
 * The parts that 2d4 are thrown for: those that something went through to and that have no injury. An
 * injury can come of it even if it would not now, for another hit may be applied before this one.
 */
export function mayBeInjured(target: KeptTarget, arrivals: readonly Arrival[]): string[] {
  if (target.body.kind === "plain") return [];
  return arrivals
    .filter(({ part, dealt }) => dealt > 0 && (target.body.parts[part]?.days ?? 0) === 0)
    .map(({ part }) => part);
}

/** For a part whose injury was taken back since the dice fell: the mean of 2d4 (ours). */
const MEAN_DICE = [2, 3] as const;

/**
 * What came of an attack. @param stateOf How a target is when it is worked out; as it was when the dice
 * fell if left out. @throws {RuleError} for dice that do not fit.
 */
export function judgeAttack(
  facts: AttackFacts,
  faces: AttackFaces,
  stateOf: (place: number) => TargetState = (place) =>
    keptState(facts.targets[place]!, facts.settings),
): AttackJudgement {
  const judged = judgeD20(facts, faces.d20, 0);
  const { total } = judged.roll;
  const { damage } = faces;
  const places = damage === null ? [] : hitPlaces(facts.targets, total);
  const arrivals = arrivalsOf(facts, places, damage ?? 0, faces.armour);
  const pairs = [...faces.injury];
  const targets = facts.targets.map((target, place): TargetJudgement => {
    const margin = total - target.armourClass;
    const arrived = arrivals.get(place) ?? [];
    const dice = mayBeInjured(target, arrived).map((part) => [part, pairs.shift() ?? []] as const);
    const injuryDice = Object.fromEntries(dice);
    const effect = effectOf(target, arrived, injuryDice, stateOf(place), facts.settings);
    return { hit: margin >= 0, margin, arrivals: arrived, injuryDice, ...effect };
  });
  return { ...judged, damage, targets };
}

function effectOf(
  target: KeptTarget,
  arrivals: readonly Arrival[],
  injuryDice: TargetJudgement["injuryDice"],
  state: TargetState,
  settings: TraumaSettings,
): Pick<TargetJudgement, "strike" | "plain"> {
  const [first] = arrivals;
  if (!first) return { strike: null, plain: null };
  if (target.body.kind === "plain") {
    const plain = strikePlain({ hp: state.hp, armour: first.armour }, first.raw, first.armourFace);
    return { strike: null, plain };
  }
  const input = {
    body: state.body,
    painAdjust: state.adjust,
    damage: arrivals.reduce((sum, { raw }) => sum + raw, 0),
    maxParts: arrivals.length,
    targets: arrivals.map(({ part, armour, armourFace }) => ({
      part,
      armour,
      armourFace,
      injuryDice: injuryDice[part] ?? MEAN_DICE,
    })),
  };
  const isShared = settings.multiPartDamage === "split";
  const damage = isShared ? input.damage : first.raw;
  return { strike: strike({ ...input, damage }, settings), plain: null };
}
