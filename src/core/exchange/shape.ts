import { isSafeImage, isSafeKey } from "./safe.ts";

/** What a field of a data model holds, as far as files are concerned. */
export type Shape =
  | { readonly kind: "object"; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly kind: "list"; readonly element: Shape }
  | { readonly kind: "record"; readonly element: Shape }
  /** Names another document of this world: means nothing elsewhere. */
  | { readonly kind: "reference" }
  | { readonly kind: "html" }
  | { readonly kind: "image" }
  | { readonly kind: "value" };

export type Path = readonly string[];

/** What walking along a shape does with what it meets. */
export interface Visitor {
  /** Formatted text as it may stay. */
  html(text: string, path: Path): string;
  /** Something that has no place here, and is left out. */
  leftOut(reason: "UnknownField" | "WrongValue" | "Image", path: Path, value: unknown): void;
}

/**
 * The part of a value that has the shape: unknown fields, references and what has no place are
 * gone. Entries of lists that name another document go as a whole.
 * @returns `undefined` if nothing is left.
 */
export function pick(shape: Shape, value: unknown, visit: Visitor, path: Path = []): unknown {
  if (value === undefined) return undefined;
  switch (shape.kind) {
    case "object":
      return isPlain(value) ? pickFields(shape.fields, value, visit, path) : wrong();
    case "record":
      return isPlain(value) ? pickEntries(shape.element, value, visit, path) : wrong();
    case "list":
      return Array.isArray(value) ? pickList(shape.element, value, visit, path) : wrong();
    case "reference":
      return undefined;
    case "html":
      return typeof value === "string" ? visit.html(value, path) : wrong();
    case "image":
      if (value === null || value === "") return undefined;
      return isSafeImage(value) ? value : wrong("Image");
    case "value":
      return isValue(value) ? value : wrong();
  }

  function wrong(reason: "WrongValue" | "Image" = "WrongValue"): undefined {
    visit.leftOut(reason, path, value);
  }
}

function pickFields(
  fields: Readonly<Record<string, Shape>>,
  value: object,
  visit: Visitor,
  path: Path,
): object {
  const picked: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (shape) picked.push([key, pick(shape, inner, visit, [...path, key])]);
    else visit.leftOut("UnknownField", [...path, key], inner);
  }
  return Object.fromEntries(picked.filter(([, inner]) => inner !== undefined));
}

function pickEntries(element: Shape, value: object, visit: Visitor, path: Path): object {
  const picked: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value))
    if (isSafeKey(key)) picked.push([key, pick(element, inner, visit, [...path, key])]);
    else visit.leftOut("UnknownField", [...path, key], inner);
  return Object.fromEntries(picked.filter(([, inner]) => inner !== undefined));
}

function pickList(element: Shape, value: unknown[], visit: Visitor, path: Path): unknown[] {
  return value
    .filter((inner) => !refersElsewhere(element, inner))
    .map((inner, index) => pick(element, inner, visit, [...path, String(index)]))
    .filter((inner) => inner !== undefined);
}

function refersElsewhere(shape: Shape, value: unknown): boolean {
  if (shape.kind === "reference") return true;
  if (shape.kind !== "object" || !isPlain(value)) return false;
  return Object.entries(shape.fields).some(
    ([key, inner]) =>
      inner.kind === "reference" && Boolean((value as Record<string, unknown>)[key]),
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isValue(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return value === null || typeof value === "string" || typeof value === "boolean";
}
