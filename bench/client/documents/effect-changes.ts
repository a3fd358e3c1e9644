import type { DataModel } from "../../common/abstract/data-model.ts";
import type { DataField } from "../../common/data/fields/data-field.ts";
import type { Data } from "../../common/types.ts";
import { CONFIG, generation } from "../globals.ts";
import type { ActiveEffect } from "./active-effect.ts";
import { addValues, castLike, kindOf, subtractValues, type ValueKind } from "./effect-values.ts";

/** One change of an active effect, in the terms of generation 14. */
export interface EffectChange {
  key: string;
  type: string;
  value: unknown;
  phase: string;
  priority: number;
  effect?: ActiveEffect;
  /** The change as it is stored. */
  source: Data;
}

/** The change types by the numeric modes of generation 13. */
const TYPES_BY_MODE = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

const DEFAULT_PRIORITY: Record<string, number> = {
  custom: 0,
  multiply: 10,
  add: 20,
  subtract: 20,
  downgrade: 30,
  upgrade: 40,
  override: 50,
};

/** The changes of an effect: from `changes` on generation 13, from `system.changes` on 14. */
export function readChanges(effect: ActiveEffect): EffectChange[] {
  const old = generation() < 14;
  const { system } = effect as { system?: { changes?: Iterable<Data> } };
  const stored = old ? (effect as unknown as { changes: Iterable<Data> }).changes : system?.changes;
  return [...(stored ?? [])].map((source) => normalizeChange(source, effect));
}

export function normalizeChange(source: Data, effect?: ActiveEffect): EffectChange {
  const type =
    generation() < 14
      ? (TYPES_BY_MODE[Number(source.mode)] ?? "custom")
      : String(source.type ?? "add");
  const custom = CONFIG.ActiveEffect?.changeTypes?.[type];
  const standard = DEFAULT_PRIORITY[type] ?? custom?.defaultPriority ?? 0;
  const priority = typeof source.priority === "number" ? source.priority : standard;
  const phase = typeof source.phase === "string" ? source.phase : "initial";
  return {
    key: String(source.key ?? ""),
    type,
    value: source.value,
    phase,
    priority,
    effect,
    source,
  };
}

/**
 * What a change makes of a value; undefined if it does not fit.
 * @param field The schema field that the change's key leads to, if there is one: it decides.
 * @throws Error if the change's value means nothing to the field.
 */
export function changedValue(
  model: DataModel,
  current: unknown,
  change: EffectChange,
  field: DataField | undefined,
  replacementData: Data = {},
): unknown {
  if (field) {
    const { key, type, value, priority, phase } = change;
    return field.applyChange(
      current,
      model,
      { key, type, value, priority, phase },
      { replacementData },
    );
  }
  const kind = kindOf(current);
  const delta = castLike(kind, change.value, replacementData);
  if (delta === undefined) return undefined;
  switch (change.type) {
    case "add":
      return addValues(kind, current, delta);
    case "subtract":
      return subtractValues(kind, current, delta);
    case "multiply":
      return multiply(kind, current, delta);
    case "upgrade":
      return choose(kind, current, delta, (a, b) => Math.max(a, b));
    case "downgrade":
      return choose(kind, current, delta, (a, b) => Math.min(a, b));
    case "override":
      return delta;
    default:
      return undefined;
  }
}

function multiply(kind: ValueKind, current: unknown, delta: unknown): unknown {
  if (kind === "boolean") return Boolean(current) && Boolean(delta);
  return kind === "number" ? Number(current ?? 0) * Number(delta) : undefined;
}

function choose(
  kind: ValueKind,
  current: unknown,
  delta: unknown,
  pick: (a: number, b: number) => number,
): unknown {
  if (kind === "boolean") return Boolean(pick(Number(current), Number(delta)));
  if (kind !== "number") return undefined;
  return current === null || current === undefined ? delta : pick(Number(current), Number(delta));
}

/** The schema field that a key of a document leads to, through its type model if need be. */
export function fieldAt(document: object, key: string): DataField | undefined {
  type Schema = { getField(path: string): DataField | undefined };
  const { schema, system } = document as { schema?: Schema; system?: { schema?: Schema } };
  if (!key.startsWith("system.")) return schema?.getField(key);
  return system?.schema?.getField(key.slice("system.".length));
}
