import { RuleError, requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { requireAbility } from "./abilities.ts";
import { type BodyPart, type BodyPlan, HUMANOID_PLAN } from "./body-plan.ts";

export * from "./body-plan.ts";

/** How one part is. */
export interface PartState {
  /** Durability points left; whole. */
  readonly op: number;
  readonly injured: boolean;
  /** Days until the injury is healed; 0 without one. */
  readonly days: number;
}

/** A body: a humanoid's, unless it brings a plan of its own. */
export interface Body<Part extends string = string> {
  readonly con: number;
  readonly plan?: BodyPlan;
  readonly parts: Readonly<Record<Part, PartState>>;
}

/** The plan of a body: a humanoid's, unless it has its own. */
export function planOf(body: Pick<Body, "plan">): BodyPlan {
  return body.plan ?? HUMANOID_PLAN;
}

/** @returns `part`, if a body of this plan has it. @throws {RuleError} */
export function requirePart(part: unknown, plan: BodyPlan = HUMANOID_PLAN): string {
  return requireChoice(
    "part",
    part,
    plan.map(({ id }) => id),
  );
}

/**
 * The most points of a part: 2 × constitution for a limb, 3 × for head and torso (Trauma 003:28).
 * "This tripled" means three times constitution, for 15 pain at zero is printed (Trauma 003:29). @throws {RuleError}
 */
export function maxOp(con: number, part: string, plan: BodyPlan = HUMANOID_PLAN): number {
  const id = requirePart(part, plan);
  return plan.find((one) => one.id === id)!.factor * requireAbility(con, "con");
}

/** What a part can heal up to: half the maximum, rounded down, while it is injured (Trauma 003:35). @throws {RuleError} */
export function opCap(
  con: number,
  part: string,
  injured: boolean,
  plan: BodyPlan = HUMANOID_PLAN,
): number {
  const max = maxOp(con, part, plan);
  return injured ? Math.floor(max / 2) : max;
}

/** Whether so few points are below half the whole maximum; exactly half is not (Trauma 003:35). @throws {RuleError} */
export function isBelowHalf(
  con: number,
  part: string,
  op: number,
  plan: BodyPlan = HUMANOID_PLAN,
): boolean {
  return 2 * requireInteger("op", op) < maxOp(con, part, plan);
}

/** A whole and healthy body. @throws {RuleError} */
export function freshBody(con: number): Body<BodyPart>;
export function freshBody(con: number, plan: BodyPlan): Body;
export function freshBody(con: number, plan?: BodyPlan): Body {
  const whole = planOf(plan ? { plan } : {}).map(({ id }) => {
    return [id, { op: maxOp(con, id, plan), injured: false, days: 0 }] as const;
  });
  return { con, ...(plan && { plan }), parts: Object.fromEntries(whole) };
}

/** @returns the state of a part, checked; points above the maximum are left alone. @throws {RuleError} */
export function requireState(part: string, state: PartState | undefined): PartState {
  if (state === undefined) throw new RuleError("notEnough", { input: part, value: state });
  requireInteger("op", state.op);
  requireInteger("days", state.days, { min: 0 });
  return state;
}

/** The body with one part changed. */
export function withPart(body: Body, part: string, state: PartState): Body {
  return { ...body, parts: { ...body.parts, [part]: state } };
}
