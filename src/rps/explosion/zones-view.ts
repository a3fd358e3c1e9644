import type { Reader } from "../../core/i18n/language.ts";
import {
  type Explosion,
  type ExplosionRadii,
  explosionAt,
  explosionRadii,
  type Force,
  type Surroundings,
} from "../rules/explosion.ts";

/** The force as the book writes it, with its unit: `2/5/10 m`. RPS [115] */
export function forceText({ core, half, reach }: Force, { measure }: Reader): string {
  return measure("length", core, half, reach);
}

/** The parts of an explosion that have a radius, from the middle outwards. */
export const RINGS = ["core", "half", "reach", "gas", "shrapnel"] as const;
export type Ring = (typeof RINGS)[number];

/** The radii of an explosion that are circles, in metres. */
export function ringsOf(explosion: Explosion, surroundings: Surroundings) {
  const radii: ExplosionRadii = explosionRadii(explosion, surroundings);
  return RINGS.flatMap((ring) => {
    const metres = radii[ring];
    return typeof metres === "number" && metres > 0 ? [{ ring, metres }] : [];
  });
}

/** How far anything of it goes, in metres. */
export function outermost(explosion: Explosion, surroundings: Surroundings): number {
  return Math.max(0, ...ringsOf(explosion, surroundings).map(({ metres }) => metres));
}

/** Every radius in words, and what becomes of gas in a room. RPS [115–116] */
export function ringsView(explosion: Explosion, surroundings: Surroundings, reader: Reader) {
  const { text, measure } = reader;
  const rings = ringsOf(explosion, surroundings).map(({ ring, metres }) => ({
    ring,
    label: text(`QUARTET.Rps.Explosion.Ring.${ring}`),
    distance: measure("length", metres),
  }));
  const fillsRoom = explosionRadii(explosion, surroundings).gas === "room";
  return { rings, room: fillsRoom ? text("QUARTET.Rps.Explosion.FillsRoom") : "" };
}

/** What reaches somebody who stands so many metres from the middle: a hint. RPS [114–116] */
export function reachedView(
  explosion: Explosion,
  surroundings: Surroundings,
  metres: number,
  reader: Reader,
) {
  const { zone, blast, inShrapnel, inGas } = explosionAt(explosion, metres, surroundings);
  return {
    zone,
    distance: reader.measure("length", metres),
    blast: reader.text(`QUARTET.Rps.Explosion.Blast.${zone}`, {
      share: reader.chance(blast.toNumber()),
    }),
    inShrapnel,
    inGas,
  };
}
