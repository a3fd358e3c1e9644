import { GRID_DIAGONALS } from "../../common/constants.ts";
import { BenchNotImplemented } from "../strict.ts";
import type { Grid, Point } from "./grid.ts";

export interface Measurement {
  /** In the scene's units, by the grid's rule for diagonals. */
  distance: number;
  /** Squares entered; 0 without a grid. */
  spaces: number;
  /** What moving so far costs: the distance. */
  cost: number;
  diagonals: number;
  /** The straight line, in the scene's units. */
  euclidean: number;
}
export interface WaypointMeasurement extends Measurement {
  backward: SegmentMeasurement | null;
  forward: SegmentMeasurement | null;
}
export interface SegmentMeasurement extends Measurement {
  from: WaypointMeasurement;
  to: WaypointMeasurement;
  teleport: boolean;
}
/** The whole path; its waypoints say how long it is up to them. */
export interface PathMeasurement extends Measurement {
  waypoints: WaypointMeasurement[];
  segments: SegmentMeasurement[];
}

export function measurePath(grid: Grid, points: Point[], options: object): PathMeasurement {
  for (const name of Object.keys(options)) throw new BenchNotImplemented(`measurePath's ${name}`);
  const total = nothing();
  const waypoints: WaypointMeasurement[] = [];
  const segments: SegmentMeasurement[] = [];
  for (const [index, point] of points.entries()) {
    requirePlainPoint(point);
    const before = points[index - 1];
    const own = before ? measureSegment(grid, before, point, total.diagonals) : nothing();
    for (const key of Object.keys(total) as (keyof Measurement)[]) total[key] += own[key];
    const to: WaypointMeasurement = { ...total, backward: null, forward: null };
    const from = waypoints.at(-1);
    waypoints.push(to);
    if (!from) continue;
    const segment = { ...own, from, to, teleport: false };
    segments.push(segment);
    from.forward = segment;
    to.backward = segment;
  }
  return { ...total, waypoints, segments };
}

function nothing(): Measurement {
  return { distance: 0, spaces: 0, cost: 0, diagonals: 0, euclidean: 0 };
}

function requirePlainPoint(point: Point): void {
  const strange = Object.keys(point).find((key) => key !== "x" && key !== "y");
  if (strange) throw new BenchNotImplemented(`waypoints of measurePath with "${strange}"`);
}

function measureSegment(grid: Grid, from: Point, to: Point, before: number): Measurement {
  const { size } = grid;
  const euclidean = (Math.hypot(to.x - from.x, to.y - from.y) / size) * grid.distance;
  if (grid.isGridless) return { ...nothing(), distance: euclidean, cost: euclidean, euclidean };
  const across = Math.abs(Math.floor(to.x / size) - Math.floor(from.x / size));
  const down = Math.abs(Math.floor(to.y / size) - Math.floor(from.y / size));
  const diagonals = Math.min(across, down);
  const straight = Math.max(across, down) - diagonals;
  const distance = (straight + diagonalSpaces(grid.diagonals, before, diagonals)) * grid.distance;
  return { distance, spaces: straight + diagonals, cost: distance, diagonals, euclidean };
}

/** What `count` diagonal steps cost in squares, after `before` earlier ones. */
function diagonalSpaces(rule: number, before: number, count: number): number {
  const halves = (from: number) => Math.floor((before + count + from) / 2);
  const earlier = (from: number) => Math.floor((before + from) / 2);
  switch (rule) {
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
