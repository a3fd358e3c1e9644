import { reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { type Circle, drawCircles } from "../../core/scene/circle-regions.ts";
import type { ScenePoint } from "../../core/scene/distance.ts";
import type { Surroundings } from "../rules/explosion.ts";
import { type Explosive, explosionOf } from "./explosive.ts";
import { type Ring, ringsOf } from "./zones-view.ts";

/** Each ring in a colour of its own; its name is written beside it. */
const COLOURS: Readonly<Record<Ring, string>> = {
  core: "#c8281e",
  half: "#e0761a",
  reach: "#e8b923",
  gas: "#4f9a3c",
  shrapnel: "#7d8796",
};

/** Draws the rings of an explosion. Their names reach everybody. @param id Of its message. */
export function drawExplosion(
  scene: Scene.Implementation,
  centre: ScenePoint,
  explosive: Explosive,
  surroundings: Surroundings,
  id: string,
) {
  const { text, measure, language } = reader();
  const circles = ringsOf(explosionOf(explosive), surroundings).map(
    ({ ring, metres }): Circle => ({
      label: text("QUARTET.Rps.Explosion.Circle", {
        ring: text(`QUARTET.Rps.Explosion.Ring.${ring}`),
        radius: measure("length", metres),
      }),
      metres,
      color: COLOURS[ring],
      visibilityFlag: "all",
    }),
  );
  const name = readerName(explosive.name, language);
  return drawCircles(scene, { name, centre, circles, flags: { explosion: id } });
}
