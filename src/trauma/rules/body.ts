import { RuleError, requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { requireAbility } from "./abilities.ts";

/** A humanoid's six parts; the book names two arms and two legs without sides (Trauma 003:28). */
export const BODY_PARTS = ["head", "torso", "rightArm", "leftArm", "rightLeg", "leftLeg"] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

export const ARMS = ["rightArm", "leftArm"] as const satisfies readonly BodyPart[];
export const LEGS = ["rightLeg", "leftLeg"] as const satisfies readonly BodyPart[];

/** What constitution is multiplied with: three for head and torso, two for limbs (Trauma 003:28, 003:29). */
const FACTORS: Readonly<Record<BodyPart, number>> = {
  head: 3,
  torso: 3,
  rightArm: 2,
  leftArm: 2,
  rightLeg: 2,
  leftLeg: 2,
};

/** How one part is. */
export interface PartState {
  /** Durability points left; whole. */
  readonly op: number;
  readonly injured: boolean;
  /** Days until the injury is healed; 0 without one. */
  readonly days: number;
}

/** A humanoid body. */
export interface Body {
  readonly con: number;
  readonly parts: Readonly<Record<BodyPart, PartState>>;
}

/** @returns `part`, if a body has it. @throws {RuleError} */
export function requirePart(part: unknown): BodyPart {
  return requireChoice("part", part, BODY_PARTS);
}

/**
 * The most points of a part: 2 × constitution for a limb, 3 × for head and torso (Trauma 003:28).
 * "This tripled" means three times constitution, for 15 pain at zero is printed (Trauma 003:29). @throws {RuleError}
 */
export function maxOp(con: number, part: BodyPart): number {
  return FACTORS[requirePart(part)] * requireAbility(con, "con");
}

/** What a part can heal up to: half the maximum, rounded down, while it is injured (Trauma 003:35). @throws {RuleError} */
export function opCap(con: number, part: BodyPart, injured: boolean): number {
  const max = maxOp(con, part);
  return injured ? Math.floor(max / 2) : max;
}

/** Whether so few points are below half the whole maximum; exactly half is not (Trauma 003:35). @throws {RuleError} */
export function isBelowHalf(con: number, part: BodyPart, op: number): boolean {
  return 2 * requireInteger("op", op) < maxOp(con, part);
}

/** A whole and healthy body. @throws {RuleError} */
export function freshBody(con: number): Body {
  const parts = Object.fromEntries(
    BODY_PARTS.map((part) => [part, { op: maxOp(con, part), injured: false, days: 0 }]),
  );
  return { con, parts: parts as Record<BodyPart, PartState> };
}

/** @returns the state of a part, checked; points above the maximum are left alone. @throws {RuleError} */
export function requireState(part: BodyPart, state: PartState | undefined): PartState {
  if (state === undefined) throw new RuleError("notEnough", { input: part, value: state });
  requireInteger("op", state.op);
  requireInteger("days", state.days, { min: 0 });
  return state;
}

/** The body with one part changed. */
export function withPart(body: Body, part: BodyPart, state: PartState): Body {
  return { ...body, parts: { ...body.parts, [part]: state } };
}
