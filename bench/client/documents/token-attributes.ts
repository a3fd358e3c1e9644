import { SchemaField } from "../../common/data/fields/schema.ts";
import { NumberField } from "../../common/data/fields/simple.ts";
import type { Data } from "../../common/types.ts";
import { getProperty } from "../../common/utils.ts";
import { CONFIG } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import type { Actor } from "./actor.ts";

/** Paths, each as a list of keys, that token bars can show: with a maximum, or single values. */
export interface TrackedAttributes {
  bar: string[][];
  value: string[][];
}

/** What a token's bar shows. */
export interface BarAttribute {
  type: "bar" | "value";
  attribute: string;
  value: number;
  max?: number;
  editable: boolean;
}

interface SchemaLike {
  getField(path: string): unknown;
}

/** The current state of an attribute, or null if it is neither a number nor has value and max. */
export function barAttribute(actor: Actor, attribute: string): BarAttribute | null {
  const data = getProperty(actor.system, attribute);
  const schema = (actor.system as { schema?: SchemaLike }).schema;
  const editable = (path: string) => !!schema?.getField(path);
  if (typeof data === "number")
    return { type: "value", attribute, value: data, editable: editable(attribute) };
  if (typeof data !== "object" || data === null || !("value" in data && "max" in data)) return null;
  return {
    type: "bar",
    attribute,
    value: Number(data.value ?? 0),
    max: Number(data.max ?? 0),
    editable: editable(`${attribute}.value`),
  };
}

/** Stores a new bar value, kept between 0 and its maximum, or a new single value. */
export async function modifyTokenAttribute(
  actor: Actor,
  data: { attribute: string; value: number; isDelta: boolean; isBar: boolean },
): Promise<void> {
  const { attribute, value, isDelta, isBar } = data;
  const now = getProperty(actor.system, attribute) as { value: number; max: number } | number;
  const current = isBar ? (now as { value: number }).value : (now as number);
  let next = isDelta ? Number(current) + value : value;
  if (isBar) next = Math.min(Math.max(next, 0), (now as { max: number }).max);
  if (next === current) return;
  const updates = { [`system.${attribute}${isBar ? ".value" : ""}`]: next };
  if (Hooks.call("modifyTokenAttribute", data, updates) === false) return;
  await actor.update(updates);
}

/** The attributes configured for an actor type, else all that its schema offers. */
export function trackedAttributes(type: string | null): TrackedAttributes {
  const configured = type ? CONFIG.Actor.trackableAttributes?.[type] : undefined;
  if (configured) {
    const split = (paths: string[]) => paths.map((path) => path.split("."));
    return { bar: split(configured.bar), value: split(configured.value) };
  }
  const all: TrackedAttributes = { bar: [], value: [] };
  const models = type ? [CONFIG.Actor.dataModels[type]] : Object.values(CONFIG.Actor.dataModels);
  for (const model of models) if (model) collect(model.schema as SchemaField, [], all);
  return all;
}

function collect(schema: SchemaField, path: string[], into: TrackedAttributes): void {
  for (const [key, field] of Object.entries(schema.fields)) {
    const here = [...path, key];
    if (field instanceof NumberField) into.value.push(here);
    else if (field instanceof SchemaField) {
      const { value, max } = field.fields as Data;
      if (value instanceof NumberField && max instanceof NumberField) into.bar.push(here);
      else collect(field, here, into);
    }
  }
}
