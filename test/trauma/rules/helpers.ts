import {
  BODY_PARTS,
  type Body,
  type BodyPart,
  freshBody,
  maxOp,
  type PartState,
} from "../../../src/trauma/rules/body.ts";
import { type Condition, condition } from "../../../src/trauma/rules/condition.ts";
import {
  DEFAULT_TRAUMA_SETTINGS,
  type TraumaSettings,
} from "../../../src/trauma/rules/settings.ts";

/** The default settings with some changed. */
export function world(changes: Partial<TraumaSettings> = {}): TraumaSettings {
  return { ...DEFAULT_TRAUMA_SETTINGS, ...changes };
}

/** A fresh body with some parts changed. */
export function bodyWith(
  con: number,
  parts: Partial<Record<BodyPart, Partial<PartState>>> = {},
): Body {
  const fresh = freshBody(con);
  const changed = BODY_PARTS.map((part) => [part, { ...fresh.parts[part], ...parts[part] }]);
  return { con, parts: Object.fromEntries(changed) as Body["parts"] };
}

/** The condition of someone in exactly this much pain, without injuries. */
export function inPain(points: number, settings: TraumaSettings = world()): Condition {
  return condition(freshBody(10), settings, points);
}

/** An injured part at half of its maximum, healed as far as it can be. */
export function injured(con: number, part: BodyPart): Partial<PartState> {
  return { op: Math.floor(maxOp(con, part) / 2), injured: true, days: 5 };
}

/** The condition of someone of constitution 10 with these injured parts; a painkiller takes the pain away. */
export function withInjuries(...parts: BodyPart[]): Condition {
  const states = Object.fromEntries(parts.map((part) => [part, injured(10, part)]));
  return condition(bodyWith(10, states), world(), -100);
}

export const ABILITIES_16 = { str: 16, dex: 14, con: 12, int: 10, cha: 8 };
