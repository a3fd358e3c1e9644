import { requireNumber } from "../../core/rules/errors.ts";
import { BASE_SPEED } from "./abilities.ts";
import type { Condition } from "./condition.ts";
import { DEFAULT_TRAUMA_SETTINGS, requireSetting, type TraumaSettings } from "./settings.ts";

/** Why someone is slower than usual. */
export const SPEED_RULES = [
  "painHalves",
  "injuredLegHalves",
  "bothLegsInjured",
  "unconscious",
] as const;
export type SpeedRule = (typeof SPEED_RULES)[number];

export interface Speed {
  readonly base: number;
  readonly rules: readonly SpeedRule[];
  /** What the base is divided by: 1, 2 or 4; 0 for who cannot walk. */
  readonly divisor: 0 | 1 | 2 | 4;
  /** Metres a round; may be a fraction. */
  readonly metres: number;
}

/**
 * Metres a round: 12 (Trauma 003:12), halved by pain from 6 on (003:31-32) and by an injured leg, 0 with
 * two of them (003:36). Both halvings multiply, unless `speedHalvingStacks` is off. @throws {RuleError}
 */
export function speed(
  condition: Pick<Condition, "effect" | "injuries"> | null,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
  base: number = BASE_SPEED,
): Speed {
  requireNumber("speed", base, { min: 0 });
  const stacks = requireSetting(settings, "speedHalvingStacks");
  const rules: SpeedRule[] = [];
  if (condition && !condition.effect.conscious) rules.push("unconscious");
  if (condition && !condition.injuries.canWalk) rules.push("bothLegsInjured");
  if (rules.length > 0) return { base, rules, divisor: 0, metres: 0 };
  if (condition?.effect.speedHalved) rules.push("painHalves");
  if (condition?.injuries.speedHalved) rules.push("injuredLegHalves");
  const divisor = rules.length === 0 ? 1 : rules.length === 2 && stacks ? 4 : 2;
  return { base, rules, divisor, metres: base / divisor };
}

/** How much more difficult terrain costs (Trauma 003:26). */
export const DIFFICULT_TERRAIN_FACTOR = 2;

/** A stretch of a path. */
export interface PathStretch {
  readonly metres: number;
  readonly isDifficult: boolean;
}

/** The metres of movement a path takes: difficult terrain counts double (Trauma 003:26). @throws {RuleError} */
export function pathCost(path: readonly PathStretch[]): number {
  return path.reduce((sum, { metres, isDifficult }) => {
    const length = requireNumber("metres", metres, { min: 0 });
    return sum + length * (isDifficult ? DIFFICULT_TERRAIN_FACTOR : 1);
  }, 0);
}

/** How far someone gets through difficult terrain with this much movement (Trauma 003:26). @throws {RuleError} */
export function difficultTerrainReach(metres: number): number {
  return requireNumber("metres", metres, { min: 0 }) / DIFFICULT_TERRAIN_FACTOR;
}

export interface MovementUse {
  readonly rule: "within" | "withAction" | "tooFar";
  /** Metres beyond what movement and action allow together; 0 for none. */
  readonly over: number;
}

/** What a way of this cost takes of a turn: the movement, the action as well, or more than there is (Trauma 003:22, 003:25). @throws {RuleError} */
export function movementUse(cost: number, metres: number): MovementUse {
  requireNumber("metres", cost, { min: 0 });
  const most = 2 * requireNumber("speed", metres, { min: 0 });
  if (cost <= metres) return { rule: "within", over: 0 };
  return cost <= most
    ? { rule: "withAction", over: 0 }
    : { rule: "tooFar", over: Math.round((cost - most) * 100) / 100 };
}
