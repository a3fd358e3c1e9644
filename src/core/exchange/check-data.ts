import { type Finding, type Place, warning } from "./findings.ts";
import { type Data, isData } from "./format.ts";
import { type Path, pick, type Shape } from "./shape.ts";

/** The data of a type: what it may hold, and what its model says to it. */
export interface DataType {
  readonly shape: Shape;
  /** Of an older version, as the present one names it. */
  migrate(data: Data): Data;
  /** Completed and within bounds, as the model does it. */
  clean(data: Data): Data;
  /** Dotted paths of values that the model refuses, with its reason. */
  failures(data: Data): Readonly<Record<string, string>>;
}

/** Formatted text without what could do harm, and whether there was anything of that. */
export type CleanHtml = (text: string) => { readonly text: string; readonly hadHarm: boolean };

export interface Checked {
  readonly data: Data;
  readonly findings: readonly Finding[];
  /** What the model refuses even so. */
  readonly refusal: string | null;
}

/** Refused values are taken out and looked at again: taking one out can bring another to light. */
const MOST_ROUNDS = 5;

/** Holds data of a file against the type: everything that does not fit is told with its place. */
export function checkData(
  type: DataType,
  raw: unknown,
  where: Omit<Place, "path">,
  cleanHtml: CleanHtml,
): Checked {
  const findings: Finding[] = [];
  const present = isData(raw) ? type.migrate(structuredClone(raw)) : raw;
  const picked = pick(type.shape, present, {
    html(text, path) {
      const clean = cleanHtml(text);
      if (clean.hadHarm) findings.push(warning("Markup", { ...where, path }));
      return clean.text;
    },
    leftOut: (code, path, value) => findings.push(warning(code, { ...where, path }, { value })),
  });
  let given: Data = isData(picked) ? picked : {};
  let cleaned = type.clean(structuredClone(given));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const refused = Object.keys(type.failures(cleaned)).map((path) => path.split("."));
    if (refused.length === 0) {
      findings.push(...moved(given, cleaned, where));
      return { data: cleaned, findings, refusal: null };
    }
    for (const path of refused)
      findings.push(warning("WrongValue", { ...where, path }, { value: at(given, path) }));
    given = refused.reduce(without, given);
    cleaned = type.clean(structuredClone(given));
  }
  return { data: cleaned, findings, refusal: Object.values(type.failures(cleaned)).join("; ") };
}

/** Values that the model has moved into its bounds. Cast and trimmed ones say what they said. */
function moved(given: unknown, cleaned: unknown, where: object, path: Path = []): Finding[] {
  if (typeof given === "object" && given !== null)
    return Object.entries(given).flatMap(([key, inner]) =>
      moved(inner, (cleaned as Data | undefined)?.[key], where, [...path, key]),
    );
  if (given === null || String(given).trim() === String(cleaned ?? "").trim()) return [];
  const code = typeof given === typeof cleaned ? "OutOfRange" : "WrongValue";
  return [warning(code, { ...where, path }, { value: given, becomes: cleaned })];
}

function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Data | undefined)?.[key], data);
}

/** A copy without the value at a path; the whole entry where the value is one of a list. */
function without<T>(data: T, [key = "", ...rest]: Path): T {
  if (typeof data !== "object" || data === null || !(key in data)) return data;
  if (Array.isArray(data)) return data.filter((_, index) => String(index) !== key) as T;
  const { [key]: inner, ...others } = data as Record<string, unknown>;
  return (rest.length === 0 ? others : { ...others, [key]: without(inner, rest) }) as T;
}
