import { GRID_DIAGONALS, GRID_TYPES } from "../../common/constants.ts";
import { BenchNotImplemented } from "../strict.ts";

export interface Point {
  x: number;
  y: number;
}
export interface GridSource {
  type: number;
  /** Side of a square in pixels. */
  size: number;
  /** Side of a square in `units`. */
  distance: number;
  units: string;
  diagonals?: number;
}
export interface PathMeasurement {
  /** In the scene's units. */
  distance: number;
  /** Squares entered; 0 without a grid. */
  spaces: number;
  diagonals: number;
  euclidean: number;
}

/** Squares of a scene, or none: snapping and measuring. Hexagons are not part of the bench. */
export class Grid {
  readonly type: number;
  readonly size: number;
  readonly sizeX: number;
  readonly sizeY: number;
  readonly distance: number;
  readonly units: string;
  readonly diagonals: number;

  constructor({ type, size, distance, units, diagonals }: GridSource) {
    if (type !== GRID_TYPES.SQUARE && type !== GRID_TYPES.GRIDLESS)
      throw new BenchNotImplemented(`grids of type ${type}`);
    this.type = type;
    this.size = size;
    this.sizeX = size;
    this.sizeY = size;
    this.distance = distance;
    this.units = units;
    this.diagonals = diagonals ?? GRID_DIAGONALS.EQUIDISTANT;
  }

  get isGridless(): boolean {
    return this.type === GRID_TYPES.GRIDLESS;
  }
  get isSquare(): boolean {
    return this.type === GRID_TYPES.SQUARE;
  }

  /** The corner of the square that holds a point. */
  getTopLeftPoint({ x, y }: Point): Point {
    if (this.isGridless) return { x, y };
    return {
      x: Math.floor(x / this.size) * this.size,
      y: Math.floor(y / this.size) * this.size,
    };
  }

  /** The middle of the square that holds a point. */
  getCenterPoint(point: Point): Point {
    if (this.isGridless) return { x: point.x, y: point.y };
    const corner = this.getTopLeftPoint(point);
    return { x: corner.x + this.size / 2, y: corner.y + this.size / 2 };
  }

  /** The corner nearest to a point: where a token's own corner goes. */
  snapCorner({ x, y }: Point): Point {
    if (this.isGridless) return { x: Math.round(x), y: Math.round(y) };
    return {
      x: Math.round(x / this.size) * this.size,
      y: Math.round(y / this.size) * this.size,
    };
  }

  /** The length of a path over two or more points, by the grid's rule for diagonals. */
  measurePath(waypoints: Point[]): PathMeasurement {
    const total: PathMeasurement = { distance: 0, spaces: 0, diagonals: 0, euclidean: 0 };
    for (const [index, to] of waypoints.entries()) {
      const from = waypoints[index - 1];
      if (from) this.#addSegment(total, from, to);
    }
    return total;
  }

  #addSegment(total: PathMeasurement, from: Point, to: Point): void {
    const dx = Math.abs(to.x - from.x) / this.size;
    const dy = Math.abs(to.y - from.y) / this.size;
    const euclidean = Math.hypot(dx, dy) * this.distance;
    total.euclidean += euclidean;
    if (this.isGridless) {
      total.distance += euclidean;
      return;
    }
    const across = Math.abs(Math.floor(to.x / this.size) - Math.floor(from.x / this.size));
    const down = Math.abs(Math.floor(to.y / this.size) - Math.floor(from.y / this.size));
    const diagonal = Math.min(across, down);
    const straight = Math.max(across, down) - diagonal;
    const spaces = this.#diagonalSpaces(total.diagonals, diagonal);
    total.distance += (straight + spaces) * this.distance;
    total.spaces += straight + diagonal;
    total.diagonals += diagonal;
  }

  /** What `count` diagonal steps cost in squares, after `before` earlier ones. */
  #diagonalSpaces(before: number, count: number): number {
    const halves = (from: number) => Math.floor((before + count + from) / 2);
    const earlier = (from: number) => Math.floor((before + from) / 2);
    switch (this.diagonals) {
      case GRID_DIAGONALS.EXACT:
        return count * Math.SQRT2;
      case GRID_DIAGONALS.APPROXIMATE:
        return count * 1.5;
      case GRID_DIAGONALS.RECTILINEAR:
        return count * 2;
      case GRID_DIAGONALS.ALTERNATING_1:
        return count + halves(0) - earlier(0);
      case GRID_DIAGONALS.ALTERNATING_2:
        return count + halves(1) - earlier(1);
      case GRID_DIAGONALS.ILLEGAL:
        return count * 2;
      default:
        return count;
    }
  }
}
