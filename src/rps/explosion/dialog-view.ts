import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { SURROUNDINGS } from "../rules/explosion.ts";
import {
  type ExplosionConfig,
  NOWHERE,
  PLACE_GROUPS,
  type Whereabouts,
} from "./explosion-config.ts";
import { explosionOf } from "./explosive.ts";
import { reachedView, ringsView } from "./zones-view.ts";

/** What is asked: where, and what is around. */
export function explosionFields(config: ExplosionConfig, reader: Reader) {
  const { text } = reader;
  const { places, place, explosive, left, sceneName, mode } = config;
  return {
    name: readerName(explosive.name, reader.language),
    left: left === null ? "" : reader.plural("QUARTET.Rps.Explosion.Left", left),
    noScene: sceneName === null ? text("QUARTET.Rps.Explosion.NoScene") : "",
    groups: PLACE_GROUPS.map((group) => ({
      label: text(`QUARTET.Rps.Explosion.Group.${group}`),
      places: places
        .filter((one) => one.group === group)
        .map(({ id, name }) => ({
          id,
          name: name || text("QUARTET.Rps.Explosion.Point"),
          isChosen: id === place,
        })),
    })).filter((group) => group.places.length > 0),
    nowhere: NOWHERE,
    isNowhere: place === NOWHERE,
    canBeMoved: config.knowsUnits && place !== NOWHERE,
    off: text("QUARTET.Rps.Explosion.Off", { unit: reader.unit("length") }),
    right: reader.inField("length", config.right),
    down: reader.inField("length", config.down),
    hasGas: explosive.explosionType === "gas",
    surroundings: SURROUNDINGS.map((id) => ({
      id,
      label: text(`QUARTET.Rps.Explosion.Surroundings.${id}`),
      isChosen: id === config.surroundings,
    })),
    canDraw: config.mayDraw && config.knowsUnits && mode === "public" && place !== NOWHERE,
    draws: config.draws,
    noDrawing: noDrawing(config, reader),
  };
}

/** Why no circles are drawn; empty where they can be. */
function noDrawing({ place, knowsUnits, mode, mayDraw }: ExplosionConfig, { text }: Reader) {
  if (place === NOWHERE) return "";
  if (!knowsUnits) return text("QUARTET.Rps.Explosion.NoUnits");
  if (!mayDraw) return text("QUARTET.Rps.Explosion.MayNotDraw");
  return mode === "public" ? "" : text("QUARTET.Rps.Explosion.SecretNotDrawn");
}

/** What it will reach: radii, and everybody whom this user may know of. */
export function explosionPreview(
  { explosive, surroundings }: ExplosionConfig,
  where: Whereabouts | null,
  reader: Reader,
) {
  const explosion = explosionOf(explosive);
  return {
    ...ringsView(explosion, surroundings, reader),
    isKnown: where !== null && where.standing !== null,
    standing: (where?.standing ?? []).map(({ name, metres, isHidden }) => ({
      name,
      isHidden,
      ...reachedView(explosion, surroundings, metres, reader),
    })),
  };
}
