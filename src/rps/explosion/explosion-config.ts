import type { ScenePoint } from "../../core/scene/distance.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import type { Surroundings } from "../rules/explosion.ts";
import type { Explosive } from "./explosive.ts";

/** Where places to choose from come from, in the order of the list. */
export const PLACE_GROUPS = ["point", "targets", "selected", "others"] as const;

/** Somewhere that it can go off: at a token, or at a point that somebody has shown. */
export interface Place {
  /** Id of the token; empty for a point. */
  readonly id: string;
  readonly name: string;
  readonly group: (typeof PLACE_GROUPS)[number];
  readonly point: ScenePoint;
}

/** A token near an explosion. */
export interface Bystander {
  readonly token: string;
  /** The name that everybody may know. */
  readonly name: string;
  readonly metres: number;
  /** Players do not know that it is there. */
  readonly isHidden: boolean;
}

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
