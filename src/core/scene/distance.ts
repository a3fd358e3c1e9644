import { metresOf } from "./units.ts";

/** A point of a scene, in pixels. */
export interface ScenePoint {
  readonly x: number;
  readonly y: number;
}

/** A token and how far it stands from a point. */
export interface Standing {
  readonly token: TokenDocument.Implementation;
  readonly metres: number;
}

/** The middle of a token on the ground: its elevation does not count. */
function centreOf(token: TokenDocument.Implementation): { x: number; y: number } {
  const { x, y } = token.getCenterPoint();
  return { x, y };
}

/**
 * How far two tokens stand from each other, centre to centre, in metres. The
 * scene's grid measures, so that it is what the ruler shows.
 * @returns `null` when they are not on one scene, or nobody knows its units.
 */
export function metresBetween(
  a: TokenDocument.Implementation,
  b: TokenDocument.Implementation,
): number | null {
  const scene = a.parent;
  if (!scene || scene !== b.parent) return null;
  const { grid } = scene;
  return metresOf(grid.measurePath([centreOf(a), centreOf(b)], {}).distance, grid.units);
}

/**
 * The tokens whose centres lie within a circle around a point, nearest first. In a straight line,
 * as circles are drawn, whatever the grid makes of diagonals. Players do not get hidden tokens;
 * a game master who tells of the list leaves them out.
 * @param metres The radius; the edge is within.
 * @returns `null` when nobody knows the scene's units.
 */
export function tokensWithin(
  scene: Scene.Implementation,
  centre: ScenePoint,
  metres: number,
): readonly Standing[] | null {
  const { grid } = scene;
  if (metresOf(0, grid.units) === null) return null;
  return scene.tokens.contents
    .filter((token) => !token.hidden || game.user.isGM)
    .map((token) => ({ token, metres: straightMetres(grid, centre, centreOf(token)) }))
    .filter((standing) => standing.metres <= metres)
    .sort((a, b) => a.metres - b.metres);
}

function straightMetres(grid: Scene.Implementation["grid"], from: ScenePoint, to: ScenePoint) {
  const { waypoints } = grid.measurePath([{ x: from.x, y: from.y }, { ...to }], {});
  return metresOf(waypoints.at(-1)?.euclidean ?? 0, grid.units) ?? Number.POSITIVE_INFINITY;
}
