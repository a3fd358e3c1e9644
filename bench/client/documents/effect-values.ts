import { deltaList, evaluateDelta } from "../../common/data/fields/change.ts";
import type { Data } from "../../common/types.ts";
import { mergeObject } from "../../common/utils.ts";

export type ValueKind = "number" | "string" | "boolean" | "array" | "set" | "object" | "unknown";

/** How a change treats a value that no schema field describes. */
export function kindOf(current: unknown): ValueKind {
  if (current instanceof Set) return "set";
  if (Array.isArray(current)) return "array";
  if (current === null || current === undefined) return "unknown";
  const type = typeof current;
  return type === "number" || type === "string" || type === "boolean" ? type : "object";
}

/** The value of a change as the kind wants it; undefined if that is impossible. */
export function castLike(kind: ValueKind, value: unknown, replacements: Data): unknown {
  switch (kind) {
    case "number":
      return evaluateDelta(value, replacements);
    case "string":
      return String(value);
    case "boolean":
      return typeof value === "string"
        ? !["", "0", "false"].includes(value.trim().toLowerCase())
        : Boolean(value);
    case "array":
    case "set":
      return deltaList(value);
    case "object": {
      const parsed = parse(value);
      return typeof parsed === "object" && parsed !== null ? parsed : undefined;
    }
    default:
      return parse(value);
  }
}

/** JSON text as its value, other text as itself. */
function parse(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Numbers are summed, texts joined, lists extended, switches turned on, objects merged. */
export function addValues(kind: ValueKind, current: unknown, delta: unknown): unknown {
  switch (kind) {
    case "number":
      return Number(current ?? 0) + Number(delta);
    case "string":
      return String(current ?? "") + String(delta);
    case "boolean":
      return Boolean(current) || Boolean(delta);
    case "array":
      return [...((current as unknown[]) ?? []), ...(delta as unknown[])];
    case "set":
      return new Set([...((current as Set<unknown>) ?? []), ...(delta as unknown[])]);
    case "object":
      return mergeObject((current ?? {}) as Data, delta as Data, { inplace: false });
    default:
      return delta;
  }
}

export function subtractValues(kind: ValueKind, current: unknown, delta: unknown): unknown {
  if (kind === "number") return Number(current ?? 0) - Number(delta);
  if (kind !== "array" && kind !== "set") return undefined;
  const removed = new Set(delta as unknown[]);
  const rest = [...((current as Iterable<unknown>) ?? [])].filter((value) => !removed.has(value));
  return kind === "set" ? new Set(rest) : rest;
}
