import { data } from "../../bench/common/index.ts";
import { stableId } from "../content/ids.ts";

/** A field of the bench, as far as examples are concerned. */
export interface Field {
  readonly fields?: Readonly<Record<string, Field>>;
  readonly types?: Readonly<Record<string, Field>>;
  readonly element?: Field;
  readonly initial?: unknown;
  readonly choices?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly type?: string;
  readonly embedded?: boolean;
  getInitialValue(): unknown;
  validate(value: unknown): unknown;
}

const { fields } = data;
type FieldClass = abstract new (...args: never[]) => object;

/** By class; subclasses before what they are made of. */
const EXAMPLES: readonly (readonly [FieldClass, (field: Field, path: string) => unknown])[] = [
  [fields.HTMLField, (_, path) => `<p>${path}</p>`],
  [fields.JSONField, () => "{}"],
  [fields.FilePathField, () => "icons/svg/mystery-man.svg"],
  [fields.DocumentUUIDField, exampleUuid],
  [fields.DocumentIdField, (_, path) => stableId(path)],
  [fields.StringField, exampleText],
  [fields.NumberField, exampleNumber],
  [fields.BooleanField, ({ initial }) => initial !== true],
  [fields.ColorField, () => "#336699"],
  [fields.TypedSchemaField, ({ types = {} }, path) => eachOf(types, path)[0]],
  [fields.SchemaField, (field, path) => objectOf(field, path)],
  [fields.ArrayField, exampleList],
  [fields.TypedObjectField, exampleRecord],
  [fields.ObjectField, () => ({ note: "kept" })],
];

/** A value that is not the initial one, with something in every list, record and empty place. */
export function exampleOf(field: Field, path = ""): unknown {
  const found = EXAMPLES.find(([Class]) => field instanceof Class);
  return found ? found[1](field, path) : field.getInitialValue();
}

function objectOf({ fields = {} }: Field, path: string): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    exampleOf(field, path ? `${path}.${name}` : name),
  ]);
  return Object.fromEntries(entries);
}

function eachOf(types: Readonly<Record<string, Field>>, path: string): unknown[] {
  return Object.entries(types).map(([type, field]) => ({ ...objectOf(field, path), type }));
}

/** One element, or one of each type where elements have types. */
function exampleList({ element }: Field, path: string): unknown[] {
  if (!element) return [];
  return element.types ? eachOf(element.types, path) : [exampleOf(element, path)];
}

function exampleRecord({ element }: Field, path: string): Record<string, unknown> {
  if (!element) return {};
  const key = path.endsWith("translations") ? "fi" : "example";
  return { [key]: exampleOf(element, path) };
}

function exampleText({ choices, initial }: Field, path: string): unknown {
  const known = choicesOf(choices);
  return known.findLast((choice) => choice !== initial) ?? known[0] ?? path.split(".").at(-1);
}

function exampleNumber({ choices, initial, min, max, step }: Field): unknown {
  const known = choicesOf(choices);
  if (known.length > 0) return known.findLast((choice) => choice !== initial) ?? known[0];
  const start = typeof initial === "number" ? initial : (min ?? 0);
  const next = start + (step ?? 1);
  return max !== undefined && next > max ? max : next;
}

function choicesOf(choices: unknown): unknown[] {
  const given = typeof choices === "function" ? choices() : choices;
  if (Array.isArray(given)) return given;
  return typeof given === "object" && given !== null ? Object.keys(given) : [];
}

const ACTOR = `Actor.${stableId("somebody")}`;
const SCENE = `Scene.${stableId("somewhere")}`;
const UUIDS: Readonly<Record<string, string>> = {
  Actor: ACTOR,
  Item: `${ACTOR}.Item.${stableId("something")}`,
  Scene: SCENE,
  Token: `${SCENE}.Token.${stableId("token")}`,
};

function exampleUuid({ type }: Field): string {
  return UUIDS[type ?? "Actor"] ?? ACTOR;
}
