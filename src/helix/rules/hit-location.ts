import { requireChoice, requireFace } from "../../core/rules/errors.ts";
import { ACTION_DIE, type Chain } from "./action.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** Where a blow lands, in the order of the faces 1 to 6 (HELIX 002:38-43). */
export const HIT_LOCATIONS = [
  "rightLeg",
  "leftLeg",
  "rightArm",
  "leftArm",
  "torso",
  "head",
] as const;
export type HitLocation = (typeof HIT_LOCATIONS)[number];

/** The location of a face of the die (HELIX 002:38-43). @throws {RuleError} for anything but 1 to 6. */
export function locationOf(face: number): HitLocation {
  return HIT_LOCATIONS[requireFace(face, ACTION_DIE.faces) - 1]!;
}

export interface LocatedHit {
  readonly location: HitLocation;
  readonly rule: "firstDie" | "lastDie" | "called";
  /** The face that decided; null for a called hit. */
  readonly face: number | null;
}

/**
 * Where the winner hits. The first die of the chain decides, as the text says (HELIX 002:37), or the
 * last, as its example does (HELIX 002:59): setting `hitLocationDie`. Under `last` a head is never
 * hit by chance. A called hit, or the game master, overrides the die. @throws {RuleError}
 */
export function hitLocation(
  chain: Chain,
  called: HitLocation | null = null,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): LocatedHit {
  ACTION_DIE.total(chain);
  if (called !== null)
    return {
      location: requireChoice("location", called, HIT_LOCATIONS),
      rule: "called",
      face: null,
    };
  const isFirst = requireSetting(settings, "hitLocationDie") === "first";
  const face = isFirst ? chain[0]! : chain.at(-1)!;
  return { location: locationOf(face), rule: isFirst ? "firstDie" : "lastDie", face };
}
