import { effectParts } from "../foundry.ts";
import type { DataType } from "./check-data.ts";
import { cleanHtml } from "./clean-html.ts";
import type { WrittenTypes } from "./export-data.ts";
import type { Data } from "./format.ts";
import type { Known } from "./plan.ts";
import { pick, type Shape } from "./shape.ts";

type Field = foundry.data.fields.DataField.Any;

/** What is asked of a data model; the typings know each only by its own schema. */
interface Model {
  new (data: Data, options: { strict: true }): unknown;
  readonly schema: Field;
  cleanData(data: Data): Data;
  migrateDataSafe(data: Data): Data;
}

/** What tokens made from an actor look like, see and shine. How they move belongs to a scene's game. */
const TOKEN_BASICS = [
  "name",
  "displayName",
  "actorLink",
  "width",
  "height",
  "texture",
  "disposition",
  "displayBars",
  "bar1",
  "bar2",
  "appendNumber",
  "prependAdjective",
  "rotation",
  "lockRotation",
  "alpha",
  "light",
  "sight",
];
const TEXTURE_BASICS = ["src", "scaleX", "scaleY", "tint"];

/** What a field of a data model holds. */
export function shapeOf(field: Field): Shape {
  const { fields } = foundry.data;
  if (field instanceof fields.TypedObjectField)
    return { kind: "record", element: shapeOf(field.element as Field) };
  if (field instanceof fields.ArrayField)
    return { kind: "list", element: shapeOf(field.element as Field) };
  if (field instanceof fields.SchemaField)
    return { kind: "object", fields: shapesOf(field.fields as Record<string, Field>) };
  if (field instanceof fields.DocumentUUIDField || field instanceof fields.DocumentIdField)
    return { kind: "reference" };
  if (field instanceof fields.HTMLField) return { kind: "html" };
  if (field instanceof fields.FilePathField) return { kind: "image" };
  return { kind: "value" };
}

function shapesOf(fields: Readonly<Record<string, Field>>): Record<string, Shape> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]));
}

function onlyFields(shape: Shape, names: readonly string[]): Shape {
  if (shape.kind !== "object") return shape;
  const kept = Object.entries(shape.fields).filter(([name]) => names.includes(name));
  return { kind: "object", fields: Object.fromEntries(kept) };
}

/** A data model as files are held against it. @param shape The part of it that files have. */
export function dataType(given: unknown, shape?: Shape): DataType {
  const model = given as Model;
  const whole = shape ?? shapeOf(model.schema);
  const silent = { html: (text: string) => text, leftOut: () => {} };
  return {
    shape: whole,
    migrate: (data) => model.migrateDataSafe(data),
    clean: (data) => {
      const cleaned = model.cleanData(data);
      return shape ? (pick(shape, cleaned, silent) as Data) : cleaned;
    },
    failures: (data) => failuresOf(model, data),
  };
}

/** A model is strict with new data and says what it refuses, field by field. */
function failuresOf(model: Model, data: Data): Record<string, string> {
  try {
    new model(structuredClone(data), { strict: true });
    return {};
  } catch (reason) {
    const { getAllFailures } = reason as Partial<foundry.data.validation.DataModelValidationError>;
    const failures = getAllFailures?.call(reason as never) ?? {};
    const told = Object.entries(failures).map(([path, failure]) => [path, String(failure)]);
    return told.length > 0 ? Object.fromEntries(told) : { "": String(reason) };
  }
}

/** What tokens of an actor look like. */
export function tokenType(): DataType {
  const model = foundry.data.PrototypeToken as unknown as Model;
  const shape = onlyFields(shapeOf(model.schema), TOKEN_BASICS);
  if (shape.kind !== "object" || !shape.fields.texture) return dataType(model, shape);
  const texture = onlyFields(shape.fields.texture, TEXTURE_BASICS);
  return dataType(model, { kind: "object", fields: { ...shape.fields, texture } });
}

/** What this world knows of actors and items. */
export function knownTypes(): Known & WrittenTypes {
  const find = (models: unknown, type: string) =>
    Object.hasOwn(models as object, type) ? (models as Record<string, unknown>)[type] : null;
  const typed = (models: unknown, type: string): DataType | null => {
    const model = find(models, type);
    return model ? dataType(model) : null;
  };
  return {
    actor: (type) => typed(CONFIG.Actor.dataModels, type),
    item: (type) => typed(CONFIG.Item.dataModels, type),
    token: tokenType(),
    effectParts,
    cleanHtml,
  };
}
