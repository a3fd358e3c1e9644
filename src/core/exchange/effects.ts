import type { CleanHtml } from "./check-data.ts";
import { type Finding, type Place, warning } from "./findings.ts";
import { type EffectChange, type EffectData, type EffectDuration, isData } from "./format.ts";
import { isSafeImage, isSafeKey } from "./safe.ts";
import { pick, type Shape } from "./shape.ts";

const VALUE: Shape = { kind: "value" };
const object = (fields: Readonly<Record<string, Shape>>): Shape => ({ kind: "object", fields });

/** An active effect in a file, whatever generation of Foundry has written it. */
const EFFECT: Shape = object({
  name: VALUE,
  img: { kind: "image" },
  description: { kind: "html" },
  tint: VALUE,
  disabled: VALUE,
  transfer: VALUE,
  statuses: { kind: "list", element: VALUE },
  changes: {
    kind: "list",
    element: object({ key: VALUE, type: VALUE, value: VALUE, priority: VALUE, phase: VALUE }),
  },
  duration: object({ value: VALUE, units: VALUE }),
});

/** What durations count in; generation 13 knows the last three. */
const UNITS = ["years", "months", "days", "hours", "minutes", "seconds", "rounds", "turns"];
const COLOUR = /^#[0-9a-f]{6}$/i;
const ID = /^[\w.-]{1,100}$/;
const LONGEST_NAME = 200;
const LONGEST_VALUE = 2000;

/** What a document in a file brings, and everything that is to be said of it. */
export function planEffects(
  rows: unknown,
  where: Pick<Place, "item">,
  cleanHtml: CleanHtml,
): { readonly effects: EffectData[]; readonly findings: Finding[] } {
  const findings: Finding[] = [];
  const effects = (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) => {
    const name = isData(row) && typeof row.name === "string" ? row.name.trim() : "";
    if (name) {
      const effect = { name: name.slice(0, LONGEST_NAME) };
      return [planEffect(row, effect.name, { ...where, effect }, findings, cleanHtml)];
    }
    findings.push(warning("NotAnEffect", where, { number: index + 1 }));
    return [];
  });
  return { effects, findings };
}

function planEffect(
  row: unknown,
  name: string,
  where: Omit<Place, "path">,
  findings: Finding[],
  cleanHtml: CleanHtml,
): EffectData {
  const tell = (code: "UnknownField" | "WrongValue" | "Image" | "Markup") => {
    return (path: readonly string[], value: unknown) => {
      findings.push(warning(code, { ...where, path }, { value }));
    };
  };
  const wrong = tell("WrongValue");
  const raw = pick(EFFECT, row, {
    html(text, path) {
      const clean = cleanHtml(text);
      if (clean.hadHarm) tell("Markup")(path, text);
      return clean.text;
    },
    leftOut: (code, path, value) => tell(code)(path, value),
  }) as Readonly<Record<string, unknown>>;
  const { img, description, tint, disabled, transfer, statuses, changes, duration } = raw;
  if (tint !== undefined && tint !== null && !isColour(tint)) wrong(["tint"], tint);
  return {
    name,
    ...(isSafeImage(img) && { img }),
    ...(typeof description === "string" && description !== "" && { description }),
    ...(isColour(tint) && { tint }),
    disabled: disabled === true,
    transfer: transfer !== false,
    statuses: fitting(statuses, ["statuses"], isId, wrong),
    changes: fitting(changes, ["changes"], isChange, wrong).map(plainChange),
    duration: durationOf(duration, wrong),
  };
}

/** The entries of a list that fit; of others it is told. */
function fitting<T>(
  list: unknown,
  path: readonly string[],
  fits: (entry: unknown) => entry is T,
  wrong: (path: readonly string[], value: unknown) => void,
): T[] {
  return (Array.isArray(list) ? list : []).filter((entry: unknown, index): entry is T => {
    if (fits(entry)) return true;
    wrong([...path, String(index)], entry);
    return false;
  });
}

function isColour(value: unknown): value is string {
  return typeof value === "string" && COLOUR.test(value);
}

function isId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}

/** A change of a number or text at a path; paths that lead out of an object are none. */
function isChange(value: unknown): value is EffectChange {
  if (!isData(value) || typeof value.key !== "string" || !isId(value.type)) return false;
  const parts = value.key.split(".");
  if (value.key.length > LONGEST_NAME || !parts.every(isSafeKey)) return false;
  return String(value.value ?? "").length <= LONGEST_VALUE;
}

function plainChange({ key, type, value, priority, phase }: EffectChange): EffectChange {
  return {
    key,
    type,
    value: String(value ?? ""),
    priority: typeof priority === "number" ? priority : null,
    ...(isId(phase) && { phase }),
  };
}

function durationOf(
  given: unknown,
  wrong: (path: readonly string[], value: unknown) => void,
): EffectDuration | null {
  if (!isData(given) || given.value === null || given.value === undefined) return null;
  const { value, units } = given;
  if (Number.isSafeInteger(value) && Number(value) >= 0 && UNITS.includes(String(units)))
    return { value: Number(value), units: String(units) };
  wrong(["duration"], given);
  return null;
}
