const METRES: Readonly<Record<string, number>> = {
  m: 1,
  м: 1,
  metre: 1,
  metres: 1,
  meter: 1,
  meters: 1,
  km: 1000,
  км: 1000,
  ft: 0.3048,
  foot: 0.3048,
  feet: 0.3048,
};

/** How many metres one unit of a scene is, however people write it; `null` for unknown units. */
export function metresPerUnit(units: string): number | null {
  const known = units.trim().toLowerCase().replace(/\.$/, "");
  return Object.hasOwn(METRES, known) ? (METRES[known] ?? null) : null;
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

/** A length in units of the scene, in metres to the centimetre; `null` where they are unknown. */
export function metresOf(length: number, units: string): number | null {
  const perUnit = metresPerUnit(units);
  return perUnit === null ? null : Math.round(length * perUnit * 100) / 100;
}
