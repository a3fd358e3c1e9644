import type { ScenePoint } from "../../core/scene/distance.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import type { Surroundings } from "../rules/explosion.ts";
import type { Explosive } from "./explosive.ts";
import type { Bystander, Place } from "./places.ts";

/** What the window of an explosion shows and changes. */
export interface ExplosionConfig extends CheckChoices {
  readonly explosive: Explosive;
  /** How many are left; `null` where none are counted. */
  readonly left: number | null;
  /** Somebody can throw or place it: a skill is rolled for that. */
  readonly canRoll: boolean;
  readonly sceneName: string | null;
  /** Lengths of the scene can be told in metres. */
  readonly knowsUnits: boolean;
  readonly places: readonly Place[];
  readonly mayDraw: boolean;

  /** Id of the place; empty for a point, `none` for nowhere. */
  place: string;
  right: number;
  down: number;
  surroundings: Surroundings;
  draws: boolean;
}

/** It goes off where nobody has a map of. */
export const NOWHERE = "none";

/** The place that is chosen; `null` for nowhere. */
export function chosenPlace({ places, place }: ExplosionConfig): Place | null {
  return places.find(({ id }) => id === place) ?? null;
}

/** Where it goes off, and who stands there. */
export interface Whereabouts {
  readonly centre: ScenePoint;
  /** `null` where nobody knows the units of the scene. */
  readonly standing: readonly Bystander[] | null;
}
