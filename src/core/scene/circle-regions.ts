import { mayDrawRegions } from "../foundry.ts";
import { type Reader, reader } from "../i18n/language.ts";
import { makeQueue } from "../in-turn.ts";
import type { ScenePoint } from "./distance.ts";
import { pixelsOf, type SceneScale } from "./units.ts";

/** The flag that says which explosion a region belongs to. */
const FLAG = "explosion";

/** Two quick clicks draw once, and remove once. */
const inOrder = makeQueue();

/** Who sees a circle: everybody, or game masters alone. */
export type CircleVisibility = "all" | "gm";

export interface Circle {
  /** What the circle is, such as "core", in the language of who draws it. */
  readonly label: string;
  /** The radius. A circle without one is not drawn. */
  readonly metres: number;
  /** As CSS writes it: `#rrggbb`. */
  readonly color: string;
  readonly visibilityFlag: CircleVisibility;
}

export interface CircleDrawing {
  /** What goes off. The names of regions reach every player's client, also those of hidden ones. */
  readonly name: string;
  readonly centre: ScenePoint;
  readonly circles: readonly Circle[];
  /** Flags of the system. `explosion` is the id by which the circles are found and removed. */
  readonly flags: Readonly<Record<string, unknown>> & { readonly explosion: string };
}

/** The data of one region, in pixels of the scene. */
export interface CircleRegion {
  readonly name: string;
  readonly color: string;
  readonly shapes: readonly [{ type: "circle"; x: number; y: number; radius: number }];
  readonly visibility: number;
  readonly flags: { readonly quartet: CircleDrawing["flags"] };
}

/** The regions of a drawing; none where nobody knows the scene's units. */
export function circleRegions(
  { name, centre, circles, flags }: CircleDrawing,
  scale: SceneScale,
  visibilities: Readonly<Record<CircleVisibility, number>>,
  { text }: Pick<Reader, "text">,
): CircleRegion[] {
  return circles.flatMap(({ label, metres, color, visibilityFlag }) => {
    const radius = pixelsOf(metres, scale);
    if (radius === null || !(radius > 0)) return [];
    return {
      name: text("QUARTET.Scene.Circle", { name, label }),
      color,
      shapes: [{ type: "circle", x: centre.x, y: centre.y, radius }],
      visibility: visibilities[visibilityFlag],
      flags: { quartet: { ...flags } },
    };
  });
}

/** The regions of an explosion on a scene. */
export function regionsOf(scene: Scene.Implementation, explosion: string) {
  return scene.regions.filter(
    (region) => foundry.utils.getProperty(region, `flags.quartet.${FLAG}`) === explosion,
  );
}

/**
 * Draws circles on a scene, one region for each. An explosion that is drawn stays as it is.
 * @returns The new regions: none for users who may not draw, nor where the scene's units are unknown.
 */
export function drawCircles(
  scene: Scene.Implementation,
  drawing: CircleDrawing,
): Promise<readonly RegionDocument.Implementation[]> {
  return inOrder(async () => {
    if (!mayDrawRegions(game.user) || regionsOf(scene, drawing.flags.explosion).length > 0)
      return [];
    const { ALWAYS, GAMEMASTER } = CONST.REGION_VISIBILITY;
    const data = circleRegions(drawing, scene.grid, { all: ALWAYS, gm: GAMEMASTER }, reader());
    if (data.length === 0) return [];
    const made = await scene.createEmbeddedDocuments("Region", data as never);
    // The typings lose which of its documents a scene makes.
    return made as unknown as RegionDocument.Implementation[];
  });
}

/** Removes the circles of an explosion that this user may remove. @returns How many went. */
export function removeCircles(scene: Scene.Implementation, explosion: string): Promise<number> {
  return inOrder(async () => {
    const ids = regionsOf(scene, explosion)
      .filter((region) => region.canUserModify(game.user, "delete"))
      .flatMap(({ id }) => id ?? []);
    if (ids.length === 0) return 0;
    return (await scene.deleteEmbeddedDocuments("Region", ids)).length;
  });
}
