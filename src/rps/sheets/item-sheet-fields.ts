import { reader } from "../../core/i18n/language.ts";
import { formatTyped } from "../../core/i18n/numbers.ts";
import { warn } from "../../core/notify.ts";
import { RuleError } from "../../core/rules/errors.ts";
import { typedNumber } from "../../core/sheets/changed-data.ts";
import { inMetric } from "../../core/sheets/typed-measure.ts";
import { parseForce } from "../rules/explosion.ts";
import { formatFireRate, parseFireRate } from "../rules/fire-rate.ts";
import { parseInterval } from "../rules/ranged-weapons.ts";

type Changes = Record<string, unknown>;

/** How fields of the book are written, by `data-notation`. */
const NOTATIONS: Readonly<Record<string, (text: string) => string | Numbers>> = {
  /** `50–100`; nothing: no such range. */
  interval: (text) => ({ ...(text.trim() === "" ? { from: 0, to: 0 } : parseInterval(text)) }),
  /** `2/5/10`. */
  force: (text) => ({ ...parseForce(text) }),
  /** `5/sec`, `5` or `–`. */
  fireRate: (text) => formatFireRate(parseFireRate(text.trim() === "" ? "–" : text)),
};

/**
 * What a control of the book's own notation changes: a range, a force, a rate of fire, a number
 * that may be left out, or one box of a set.
 * @returns Update data, empty when the text is wrong and that has been said; `null` for all other controls.
 */
export function notationChange(
  control: HTMLInputElement,
  form: HTMLElement,
  source: object,
): Changes | null {
  const { name, dataset } = control;
  if (dataset.set !== undefined) return { [name]: tickedBoxes(form, name) };
  if (dataset.optional !== undefined) return optionalNumber(control, source);
  const read = NOTATIONS[dataset.notation ?? ""];
  if (!read) return null;
  try {
    const typed = read(control.value);
    const current: unknown = foundry.utils.getProperty(source, name);
    return { [name]: isNumbers(typed) ? allInMetric(typed, current, control) : typed };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { unit } = reader();
    const message = `QUARTET.Rps.Item.Wrong.${dataset.notation}`;
    warn(message, { value: control.value, unit: unit("length") });
    control.value = control.defaultValue;
    return {};
  }
}

type Numbers = Readonly<Record<string, number>>;

const isNumbers = (value: unknown): value is Numbers => typeof value === "object";

/** The parts of a range or a force, each by what was there before. */
function allInMetric(typed: Numbers, current: unknown, control: HTMLInputElement): Numbers {
  const before = (current ?? {}) as Numbers;
  const parts = Object.entries(typed);
  return Object.fromEntries(
    parts.map(([part, value]) => [part, inMetric(value, before[part] ?? 0, control)]),
  );
}

function tickedBoxes(form: HTMLElement, name: string): string[] {
  const boxes = form.querySelectorAll<HTMLInputElement>(
    `input[name="${CSS.escape(name)}"]:checked`,
  );
  return [...boxes].map(({ value }) => value);
}

/** A number, or nothing. */
function optionalNumber(control: HTMLInputElement, source: object): Changes {
  const { name, value } = control;
  if (value.trim() === "") return { [name]: null };
  const current = Number(foundry.utils.getProperty(source, name) ?? 0);
  const typed = typedNumber(control, current);
  if (typed !== null) return { [name]: typed };
  control.value = control.defaultValue;
  return {};
}

/** A number to be typed over; empty for none. */
export function plainNumber(value: number | null, language = reader().language): string {
  return value === null ? "" : formatTyped(value, language);
}
