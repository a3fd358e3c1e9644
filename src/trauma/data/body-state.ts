import type { Abilities, AbilityId } from "../rules/abilities.ts";
import { ABILITIES } from "../rules/abilities.ts";
import type { PartArmour } from "../rules/armour.ts";
import {
  type Body,
  type BodyPlan,
  HUMANOID_PLAN,
  maxOp,
  ownPlan,
  type PartState,
  type PlanPart,
} from "../rules/body.ts";
import type { TraumaSettings } from "../rules/settings.ts";

/** The body of a humanoid, parts of its own, or none at all: plain hit points. */
export const BODY_KINDS = ["humanoid", "own", "plain"] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

/** What armour of something without parts wears on: it has one piece for the whole. */
export const WHOLE = "whole";

/** A part as documents store it: points missing from the whole maximum, and days of an injury. */
export interface StoredPart {
  readonly missing: number;
  readonly days: number;
}
export type StoredParts = Readonly<Record<string, StoredPart | undefined>>;

/** The parts that this kind of body has; none for plain hit points. */
export function bodyPlan(kind: BodyKind, own: readonly PlanPart[]): BodyPlan {
  if (kind === "humanoid") return HUMANOID_PLAN;
  return kind === "own" ? ownPlan(own) : [];
}

/** The body as the rules have it. Parts that are not stored are whole and healthy. */
export function bodyOf(
  con: number,
  plan: BodyPlan,
  stored: StoredParts,
  settings: Pick<TraumaSettings, "allowNegativeOp">,
): Body {
  const parts = plan.map(({ id }): [string, PartState] => {
    const { missing, days } = stored[id] ?? { missing: 0, days: 0 };
    const left = maxOp(con, id, plan) - missing;
    const op = settings.allowNegativeOp ? left : Math.max(0, left);
    return [id, { op, injured: days > 0, days }];
  });
  return { con, plan, parts: Object.fromEntries(parts) };
}

/** What a number of a part changes by. */
export interface PartChange {
  readonly part: string;
  readonly field: keyof StoredPart;
  readonly change: number;
}

/** What has to change in the stored parts for one body to become the other, both of one constitution and plan. */
export function partChanges(before: Body, after: Body): PartChange[] {
  return Object.keys(before.parts).flatMap((part): PartChange[] => {
    const [was, is] = [before.parts[part], after.parts[part]];
    if (!was || !is) return [];
    const all = [
      { part, field: "missing", change: was.op - is.op },
      { part, field: "days", change: is.days - was.days },
    ] as const;
    return all.filter(({ change }) => change !== 0);
  });
}

/** All points of a body, and the most there can be. Points below 0 are no points. */
export function totalOp({ con, plan = HUMANOID_PLAN, parts }: Body) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    value: sum(Object.values(parts).map(({ op }) => Math.max(0, op))),
    max: sum(plan.map(({ id }) => maxOp(con, id, plan))),
  };
}

/** The five values, whole and as low as the rules allow: effects can turn them into anything. */
export function abilitiesOf(
  stored: Readonly<Record<AbilityId, { readonly value: number }>>,
): Abilities {
  const values = ABILITIES.map((id) => {
    const value = Math.trunc(Number(stored[id].value)) || 0;
    return [id, Math.max(id === "con" ? 1 : 0, value)] as const;
  });
  return Object.fromEntries(values) as Record<AbilityId, number>;
}

/** A piece of armour as its item has it. */
export interface StoredArmour {
  readonly faces: number;
  readonly durability: number;
  readonly parts: Iterable<string>;
  /** How often it has worn, by part. */
  readonly wear: Readonly<Record<string, number | undefined>>;
  readonly worn: boolean;
}

/** What a piece of armour does on this part; `null` if it is not worn there. */
export function partArmour(piece: StoredArmour, part: string): PartArmour | null {
  const covers = part === WHOLE || [...piece.parts].includes(part);
  if (!piece.worn || !covers) return null;
  const { faces, durability, wear } = piece;
  return { faces, durability, wear: 0 - (wear[part] ?? 0) };
}
