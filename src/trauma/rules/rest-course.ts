import { requireDice, requireInteger } from "../../core/rules/errors.ts";
import { type Body, opCap, planOf, requireState, withPart } from "./body.ts";
import { INJURY_DICE } from "./injury.ts";
import { passDaysForBody, sleepPart } from "./rest.ts";

/** How long somebody rests. */
export interface RestWish {
  /** Days that go by. */
  readonly days: number;
  /** Whether there is sleep: a night for each day, and one where no day goes by (ours). */
  readonly sleeps: boolean;
}

/** The nights of a rest. @throws {RuleError} */
export function nightsOf({ days, sleeps }: RestWish): number {
  requireInteger("days", days, { min: 0 });
  return sleeps ? Math.max(1, days) : 0;
}

/** The parts that a night of sleep can help: no dice are thrown for what is as whole as it can be. */
export function partsToSleep(body: Body): string[] {
  const plan = planOf(body);
  return plan.flatMap(({ id }) => {
    const { op, injured } = requireState(id, body.parts[id]);
    return op < opCap(body.con, id, injured, plan) ? [id] : [];
  });
}

/** One night and the day after it, as far as there are any: first the sleep, then the day (ours; Trauma 003:35, 003:38). */
export function restStep(body: Body, faces: readonly number[] | null, isDay: boolean): Body {
  const slept = faces ? sleepParts(body, faces) : body;
  return isDay ? passDaysForBody(slept, 1).body : slept;
}

function sleepParts(body: Body, faces: readonly number[]): Body {
  const parts = partsToSleep(body);
  const { count, faces: size } = INJURY_DICE;
  requireDice(faces, parts.length * count, size);
  return parts.reduce((sum, part, i) => {
    const state = requireState(part, body.parts[part]);
    const own = faces.slice(i * count, (i + 1) * count);
    return withPart(sum, part, sleepPart(body.con, part, state, own, planOf(body)).state);
  }, body);
}

/**
 * A whole rest. @param faces For each night the dice of the parts that could heal, in their order; none
 * for nights that had nothing to heal. @throws {RuleError}
 */
export function restCourse(
  body: Body,
  wish: RestWish,
  faces: readonly (readonly number[])[],
): Body {
  const nights = nightsOf(wish);
  let now = body;
  for (let i = 0; i < Math.max(nights, wish.days); i++)
    now = restStep(now, i < nights ? (faces[i] ?? []) : null, i < wish.days);
  return now;
}
