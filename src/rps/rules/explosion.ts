import { RuleError, requireChoice, requireNumber } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { exactMeasure } from "./numerals.ts";

/** What an explosion adds to its blast. RPS [116] */
export const EXPLOSION_TYPES = ["bomb", "shrapnel", "gas"] as const;
export type ExplosionType = (typeof EXPLOSION_TYPES)[number];
/** Where the gas goes: the game master judges the room. RPS [116] */
export const SURROUNDINGS = ["outdoors", "indoors", "indoorsTooBig"] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

/** Three radii in metres, as in 2/5/10. RPS [115] */
export interface Force {
  /** Full blast up to here. */
  readonly core: number;
  /** Here the blast has halved. */
  readonly half: number;
  /** No blast beyond. */
  readonly reach: number;
}

export interface Explosion {
  readonly force: Force;
  readonly type: ExplosionType;
  /** A gas bomb may scatter fragments too. RPS [116] */
  readonly withShrapnel?: boolean;
}

/** The radii of an explosion in metres; null where there is no such part. */
export interface ExplosionRadii extends Force {
  /** Three times the reach. Fragments behave as bullets, likelier the nearer; whom they hit is the game master's. */
  readonly shrapnel: number | null;
  /** Twice the reach, or the whole room. */
  readonly gas: number | "room" | null;
}

/** @returns The force, if its radii do not fall. @throws {RuleError} RPS [115] */
export function requireForce({ core, half, reach }: Force): Force {
  requireNumber("core", core, { min: 0 });
  requireNumber("half", half, { min: core });
  requireNumber("reach", reach, { min: half });
  return { core, half, reach };
}

/** Reads `2/5/10`, in metres. @throws {RuleError} RPS [115] */
export function parseForce(text: string): Force {
  const parts = text.split("/").map((part) => part.trim().replace(",", "."));
  const [core, half, reach] = parts.map((part) => (part === "" ? Number.NaN : Number(part)));
  if (parts.length !== 3 || core === undefined || half === undefined || reach === undefined)
    throw new RuleError("notFinite", { input: "force", value: text });
  return requireForce({ core, half, reach });
}

/**
 * How far the parts of an explosion go: blast to its reach, fragments three times as far, gas twice as far outdoors.
 * Indoors gas fills the room, unless that is more than twice as large as the gas would spread. @throws {RuleError} RPS [114–116]
 */
export function explosionRadii(
  { force, type, withShrapnel = false }: Explosion,
  surroundings: Surroundings = "outdoors",
): ExplosionRadii {
  const { core, half, reach } = requireForce(force);
  requireChoice("type", type, EXPLOSION_TYPES);
  const isFilled = requireChoice("surroundings", surroundings, SURROUNDINGS) === "indoors";
  const hasShrapnel = type === "shrapnel" || (type === "gas" && withShrapnel);
  return {
    core,
    half,
    reach,
    shrapnel: hasShrapnel ? times(3, reach) : null,
    gas: type === "gas" ? (isFilled ? "room" : times(2, reach)) : null,
  };
}

/** Exact, so that three times 0.1 is 0.3. */
const times = (factor: number, reach: number): number =>
  exactMeasure("reach", reach).times(Fraction.of(factor)).toNumber();

/** Which part of the blast somebody stands in. */
export const BLAST_ZONES = ["core", "half", "reach", "beyond"] as const;
export type BlastZone = (typeof BLAST_ZONES)[number];

/** What reaches somebody at a distance. */
export interface ExplosionAt {
  readonly zone: BlastZone;
  /** Of the full blast: 1 in the core, falling to ½, ½ to the reach, then 0. A hint. */
  readonly blast: Fraction;
  readonly inShrapnel: boolean;
  /** In a filled room: whoever is inside; true here. */
  readonly inGas: boolean;
}

/** @param distance Metres from the centre. @returns Our reading of the three radii. @throws {RuleError} RPS [115] */
export function blastFraction(force: Force, distance: number): Fraction {
  const { core, half, reach } = requireForce(force);
  const metres = requireNumber("distance", distance, { min: 0 });
  if (metres <= core) return Fraction.ONE;
  if (metres > reach) return Fraction.ZERO;
  if (metres > half) return Fraction.of(1, 2);
  const [from, to] = [exactMeasure("core", core), exactMeasure("half", half)];
  const way = exactMeasure("distance", metres).minus(from).dividedBy(to.minus(from));
  return Fraction.ONE.minus(way.times(Fraction.of(1, 2)));
}

/** @param distance Metres from the centre. @returns What to think of for somebody there. @throws {RuleError} RPS [114–116] */
export function explosionAt(
  explosion: Explosion,
  distance: number,
  surroundings: Surroundings = "outdoors",
): ExplosionAt {
  const { core, half, reach, shrapnel, gas } = explosionRadii(explosion, surroundings);
  const blast = blastFraction(explosion.force, distance);
  const zone =
    distance <= core ? "core" : distance <= half ? "half" : distance <= reach ? "reach" : "beyond";
  return {
    zone,
    blast,
    inShrapnel: shrapnel !== null && distance <= shrapnel,
    inGas: gas === "room" || (gas !== null && distance <= gas),
  };
}
