import { GRID_DIAGONALS, GRID_TYPES } from "../../common/constants.ts";
import { BenchNotImplemented } from "../strict.ts";
import { measurePath, type PathMeasurement } from "./measuring.ts";

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
  color?: unknown;
  alpha?: number;
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
  readonly color: unknown;
  readonly alpha: number;

  constructor({ type, size, distance, units, diagonals, color, alpha }: GridSource) {
    if (type !== GRID_TYPES.SQUARE && type !== GRID_TYPES.GRIDLESS)
      throw new BenchNotImplemented(`grids of type ${type}`);
    this.type = type;
    this.size = size;
    this.sizeX = size;
    this.sizeY = size;
    this.distance = distance;
    this.units = units;
    this.diagonals = diagonals ?? GRID_DIAGONALS.EQUIDISTANT;
    this.color = color ?? "#000000";
    this.alpha = alpha ?? 1;
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

  /**
   * The length of a path over two or more points of the scene, by the grid's rule for diagonals.
   * Offsets, elevations, teleports and costs are not part of the bench.
   */
  measurePath(waypoints: Point[], options: object = {}): PathMeasurement {
    return measurePath(this, waypoints, options);
  }
}
