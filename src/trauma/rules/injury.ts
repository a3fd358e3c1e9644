import { requireDice, requireInteger } from "../../core/rules/errors.ts";
import { type Body, type PartState, partsOfRole, planOf, requireState } from "./body.ts";

/** An injury heals in 2d4 days (Trauma 003:35). */
export const INJURY_DICE = { count: 2, faces: 4 } as const;
/** Days more each time the injured part takes damage again (Trauma 003:35). */
export const INJURY_EXTENSION = 2;

/** The sum of 2d4. @throws {RuleError} unless there are two faces from 1 to 4. */
export function twoD4(faces: readonly number[]): number {
  const dice = requireDice(faces, INJURY_DICE.count, INJURY_DICE.faces);
  return dice.reduce((sum, face) => sum + face, 0);
}

/** What injured limbs do (Trauma 003:36). Of any other number of limbs than two, all must be injured (ours). */
export interface InjuryEffects {
  readonly injuredArms: readonly string[];
  readonly injuredLegs: readonly string[];
  /** One injured leg of two halves speed. */
  readonly speedHalved: boolean;
  /** Two injured legs cannot walk. */
  readonly canWalk: boolean;
  /** An injured arm gives disadvantage on attacks, whichever arm attacks (ours). */
  readonly attackDisadvantage: boolean;
  /** Two injured arms cannot attack at all. */
  readonly canAttack: boolean;
}

/** The effects of a body's injured limbs (Trauma 003:36). @throws {RuleError} */
export function injuryEffects(body: Body): InjuryEffects {
  const injured = (part: string) => requireState(part, body.parts[part]).injured;
  const [arms, legs] = [partsOfRole(planOf(body), "arm"), partsOfRole(planOf(body), "leg")];
  const injuredArms = arms.filter(injured);
  const injuredLegs = legs.filter(injured);
  // Who has no legs, or no arms, moves and attacks in another way.
  const canWalk = legs.length === 0 || injuredLegs.length < legs.length;
  return {
    injuredArms,
    injuredLegs,
    speedHalved: injuredLegs.length > 0 && canWalk,
    canWalk,
    attackDisadvantage: injuredArms.length > 0,
    canAttack: arms.length === 0 || injuredArms.length < arms.length,
  };
}

export interface HealingOutcome {
  readonly rule: "notInjured" | "healing" | "healed";
  readonly state: PartState;
}

/**
 * Days go by: at 0 the injury is healed and the maximum is whole again; the points stay what they are,
 * and only new damage can injure again (ours; Trauma 003:35). @param days Whole days. @throws {RuleError}
 */
export function passDays(part: string, state: PartState, days: number): HealingOutcome {
  requireState(part, state);
  requireInteger("elapsed", days, { min: 0 });
  if (!state.injured) return { rule: "notInjured", state };
  const left = Math.max(0, state.days - days);
  return left > 0
    ? { rule: "healing", state: { ...state, days: left } }
    : { rule: "healed", state: { ...state, injured: false, days: 0 } };
}
