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
  /** Places of the middle along the way, so close that no space between them is missed. */
  readonly way: readonly ScenePoint[];
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
  const way = placesAlong([from, ...(cornersOf(token, to) ?? [to])], (grid?.size ?? 0) / PER_SPACE);
  const length = wayLength(token) ?? grid?.measurePath([from, to], {}).distance ?? 0;
  return { token, from, to, way, metres: grid ? metresOf(length, grid.units) : null };
}

/** The way that has led a token here, where it knows it. */
function passedWay(token: TokenDocument.Implementation) {
  if (!("movement" in token)) return null;
  const { destination, passed } = token.movement;
  const isThis = destination.x === token._source.x && destination.y === token._source.y;
  return isThis && passed.distance > 0 ? passed : null;
}

/** The length of a way with corners. */
const wayLength = (token: TokenDocument.Implementation) => passedWay(token)?.distance ?? null;

/** The corners of a way, for the middle of the token; `null` where nobody knows them. */
function cornersOf(token: TokenDocument.Implementation, to: ScenePoint): Corner[] | null {
  const waypoints = passedWay(token)?.waypoints ?? [];
  const { x, y } = token._source;
  const corners = waypoints.map((corner) => ({
    x: corner.x + to.x - x,
    y: corner.y + to.y - y,
    isJump: CONFIG.Token.movement.actions[corner.action]?.teleport === true,
  }));
  return corners.length > 0 ? corners : null;
}

/** Somewhere that a way turns, or ends. */
export interface Corner extends ScenePoint {
  /** Nobody has passed what lies between it and the corner before. */
  readonly isJump?: boolean;
}

/** Places on the way for each space of the grid. */
const PER_SPACE = 4;

/**
 * Places along a way, its corners among them.
 * @param stride How far they are from each other at most, in pixels; the corners alone if 0.
 */
export function placesAlong(corners: readonly Corner[], stride: number): ScenePoint[] {
  return corners.flatMap((corner, index) => {
    const last = corners[index - 1];
    const length = last && !corner.isJump ? Math.hypot(corner.x - last.x, corner.y - last.y) : 0;
    const steps = stride > 0 ? Math.max(1, Math.ceil(length / stride)) : 1;
    return Array.from({ length: steps }, (_, step) =>
      between(last ?? corner, corner, (step + 1) / steps),
    );
  });
}

function between(a: ScenePoint, b: ScenePoint, share: number): ScenePoint {
  return share === 1
    ? { x: b.x, y: b.y }
    : { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
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
