/** What an injury of a part does: only arms and legs have effects of their own (Trauma 003:36). */
export const PART_ROLES = ["other", "arm", "leg"] as const;
export type PartRole = (typeof PART_ROLES)[number];

/** One part of a kind of body. */
export interface PlanPart<Id extends string = string> {
  readonly id: Id;
  /** What constitution is multiplied with: three for what matters most, two for limbs. */
  readonly factor: number;
  readonly role: PartRole;
}

/** The parts that a kind of body has, each id once, in the order in which they are shown. */
export type BodyPlan = readonly PlanPart[];

/** A humanoid's six parts; the book names two arms and two legs without sides (Trauma 003:28, 003:29). */
export const HUMANOID_PLAN = [
  { id: "head", factor: 3, role: "other" },
  { id: "torso", factor: 3, role: "other" },
  { id: "rightArm", factor: 2, role: "arm" },
  { id: "leftArm", factor: 2, role: "arm" },
  { id: "rightLeg", factor: 2, role: "leg" },
  { id: "leftLeg", factor: 2, role: "leg" },
] as const satisfies BodyPlan;

export type BodyPart = (typeof HUMANOID_PLAN)[number]["id"];
export const BODY_PARTS = HUMANOID_PLAN.map(({ id }) => id) as readonly BodyPart[];

/**
 * The plan of something that is no humanoid: the book has no rules for its body, so that its owner says
 * which parts it has (ours). Parts without an id are left out, and of equal ids the first counts.
 */
export function ownPlan(parts: readonly PlanPart[]): BodyPlan {
  return parts.filter(({ id }, i) => id !== "" && parts.findIndex((one) => one.id === id) === i);
}

/** The ids of the parts of this role. */
export function partsOfRole(plan: BodyPlan, role: PartRole): string[] {
  return plan.filter((part) => part.role === role).map(({ id }) => id);
}
