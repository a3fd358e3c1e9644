import { METRES_PER_FOOT } from "../rules/measures.ts";

const METRES_PER_INCH = METRES_PER_FOOT / 12;

/** What people write into the units of a scene, in the languages that Quartet speaks, by its metres. */
const NAMES: readonly (readonly [metres: number, names: string])[] = [
  [0.01, "cm centimetre centimetres centimeter centimeters см sentti senttiä"],
  [1, "m metre metres meter meters metri metriä м метр метра метров метры"],
  [1000, "km kilometre kilometres kilometer kilometers kilometri kilometriä км"],
  [METRES_PER_INCH, 'in inch inches " ″ tuuma tuumaa tum дюйм дюйма дюймов дюймы'],
  [METRES_PER_FOOT, "ft foot feet ' ′ jalka jalkaa fot фт фут фута футов футы"],
  [METRES_PER_FOOT * 3, "yd yard yards jaardi jaardia ярд ярда ярдов ярды"],
  [METRES_PER_FOOT * 5280, "mi mile miles maili mailia миля мили миль ми"],
];
const METRES = new Map(
  NAMES.flatMap(([metres, names]) => names.split(" ").map((name) => [name, metres] as const)),
);

/** How many metres one unit of a scene is, however people write it; `null` for unknown units. */
export function metresPerUnit(units: string): number | null {
  return METRES.get(units.trim().toLowerCase().replace(/\.$/, "")) ?? null;
}

/** What the grid of a scene says about lengths. */
export interface SceneScale {
  /** Pixels of one square. */
  readonly size: number;
  /** Units of one square. */
  readonly distance: number;
  readonly units: string;
}

/** A length in pixels of the scene; `null` where its units are unknown. */
export function pixelsOf(metres: number, { size, distance, units }: SceneScale): number | null {
  const perUnit = metresPerUnit(units);
  return perUnit === null ? null : (metres / perUnit / distance) * size;
}

/** A length in units of the scene, in metres; `null` where they are unknown. */
export function metresOf(length: number, units: string): number | null {
  const perUnit = metresPerUnit(units);
  return perUnit === null ? null : withoutDust(length * perUnit);
}

/** Metres to four digits, without the dust of sums and diagonals: whole feet stay whole. */
export function withoutDust(metres: number): number {
  return Math.round(metres * 1e4) / 1e4;
}
