import { requireInteger } from "../../core/rules/errors.ts";
import {
  type Body,
  type BodyPlan,
  HUMANOID_PLAN,
  opCap,
  type PartState,
  planOf,
  requireState,
  withPart,
} from "./body.ts";
import { type HealingOutcome, passDays, twoD4 } from "./injury.ts";

export interface PartRest {
  readonly part: string;
  /** The 2d4 of this part. */
  readonly rolled: number;
  /** What it may heal up to: half the maximum while injured. */
  readonly cap: number;
  readonly gained: number;
  readonly state: PartState;
  readonly rule: "regained" | "reachedCap" | "alreadyAtCap";
}

/** One part's night: 2d4 points, up to what it can heal to; sleep never takes points away (Trauma 003:35, 003:38). @throws {RuleError} */
export function sleepPart(
  con: number,
  part: string,
  state: PartState,
  faces: readonly number[],
  plan: BodyPlan = HUMANOID_PLAN,
): PartRest {
  const { op, injured } = requireState(part, state);
  const cap = opCap(con, part, injured, plan);
  const rolled = twoD4(faces);
  const after = Math.max(op, Math.min(cap, op + rolled));
  const rule = op >= cap ? "alreadyAtCap" : op + rolled > cap ? "reachedCap" : "regained";
  return { part, rolled, cap, gained: after - op, state: { ...state, op: after }, rule };
}

/** A night's sleep: each part rolls its own 2d4 (Trauma 003:38). @throws {RuleError} unless there are two faces for every part. */
export function sleep(
  body: Body,
  faces: Readonly<Record<string, readonly number[]>>,
): { readonly body: Body; readonly parts: readonly PartRest[] } {
  const plan = planOf(body);
  const parts = plan.map(({ id }) => {
    return sleepPart(body.con, id, requireState(id, body.parts[id]), faces[id] ?? [], plan);
  });
  const rested = parts.reduce((sum, { part, state }) => withPart(sum, part, state), body);
  return { body: rested, parts };
}

/** Days go by for every injury of a body (Trauma 003:35). @throws {RuleError} */
export function passDaysForBody(
  body: Body,
  days: number,
): { readonly body: Body; readonly parts: Readonly<Record<string, HealingOutcome>> } {
  requireInteger("elapsed", days, { min: 0 });
  let after = body;
  const parts = Object.fromEntries(
    planOf(body).map(({ id: part }) => {
      const outcome = passDays(part, requireState(part, body.parts[part]), days);
      after = withPart(after, part, outcome.state);
      return [part, outcome];
    }),
  );
  return { body: after, parts };
}
