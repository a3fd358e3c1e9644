import type { ScenePoint } from "./distance.ts";
import { metresOf } from "./units.ts";

/** The option of an update that says where a token stood before. */
const FROM = "quartetFrom";

/** A token that has moved. */
export interface TokenMove {
  readonly token: TokenDocument.Implementation;
  /** The middle of the token before and after, in pixels of the scene. */
  readonly from: ScenePoint;
  readonly to: ScenePoint;
  /** The length of the way; `null` where nobody knows the scene's units. */
  readonly metres: number | null;
}

interface Place {
  readonly x?: number;
  readonly y?: number;
}

/** Tells of every move of a token, at every client, with the id of the user who moved it. */
export function followTokenMoves(listen: (move: TokenMove, userId: string) => void): void {
  Hooks.on("preUpdateToken", ((
    token: TokenDocument.Implementation,
    changes: Place,
    options: Record<string, unknown>,
  ) => {
    const { x, y } = token._source;
    if (changes.x !== undefined || changes.y !== undefined) options[FROM] = { x, y };
  }) as never);
  Hooks.on("updateToken", ((
    token: TokenDocument.Implementation,
    _changes: unknown,
    options: Record<string, unknown>,
    userId: string,
  ) => {
    const from = options[FROM] as ScenePoint | undefined;
    if (from) listen(moveFrom(token, from), userId);
  }) as never);
}

function moveFrom(token: TokenDocument.Implementation, { x, y }: ScenePoint): TokenMove {
  const centre = token.getCenterPoint();
  const to = { x: centre.x, y: centre.y };
  const from = { x: to.x + x - token._source.x, y: to.y + y - token._source.y };
  const grid = token.parent?.grid;
  const length = wayLength(token) ?? grid?.measurePath([from, to], {}).distance ?? 0;
  return { token, from, to, metres: grid ? metresOf(length, grid.units) : null };
}

/** The length of a way with corners, where the token knows the one that has led it here. */
function wayLength(token: TokenDocument.Implementation): number | null {
  if (!("movement" in token)) return null;
  const { destination, passed } = token.movement;
  const isThis = destination.x === token._source.x && destination.y === token._source.y;
  return isThis && passed.distance > 0 ? passed.distance : null;
}

/** How far a point lies from a token's middle, as the grid measures. */
export function metresFrom(point: ScenePoint, token: TokenDocument.Implementation): number | null {
  const grid = token.parent?.grid;
  if (!grid) return null;
  const { x, y } = token.getCenterPoint();
  const path = [
    { x: point.x, y: point.y },
    { x, y },
  ];
  return metresOf(grid.measurePath(path, {}).distance, grid.units);
}
