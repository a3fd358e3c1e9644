import { readNumber } from "../i18n/numbers.ts";
import { warn } from "../notify.ts";
import { inField, inMetric } from "./typed-measure.ts";

/** What a document must offer for its form to be read. */
interface FormDocument {
  readonly _source: object;
}

/**
 * Marks text inputs that hold a number: `data-number="whole"` or `data-number="any"`, with the
 * bounds `data-min` and `data-max`, and `data-measure` where it measures something.
 */
const NUMBER = "number";

/** The named control whose change submits its form; `null` for any other submission. */
export function changedControl(event: Event | null): HTMLInputElement | null {
  const control = event?.target as HTMLInputElement | null | undefined;
  return event?.type === "change" && control?.name ? control : null;
}

/**
 * The one value that the user has just changed. The rest of the form is left alone, so that
 * two people can work on one sheet, and a derived value is never written back.
 * A wrong number is explained, the field gets its old value back, and nothing is saved.
 * @returns Update data; empty when there is nothing to save.
 */
export function changedData(
  event: Event | null,
  formData: Readonly<Record<string, unknown>>,
  document: FormDocument,
): Record<string, unknown> {
  const control = changedControl(event);
  if (!control) return {};
  const { name } = control;
  if (!control.dataset[NUMBER]) return name in formData ? { [name]: formData[name] } : {};
  const current = Number(foundry.utils.getProperty(document._source, name) ?? 0);
  const value = typedNumber(control, current);
  if (value === null) {
    control.value = inField(current, control);
    return {};
  }
  return { [name]: value };
}

/**
 * The number in the control; `null`, once the user has been told, if there is none.
 * @param current What it is now: a typed change such as `+2` is added to it. Measures are metric.
 */
export function typedNumber(control: HTMLInputElement, current: number): number | null {
  const typed = readNumber(control.value);
  if (typed.kind === "empty" || typed.kind === "wrong") {
    warn(`QUARTET.Number.${typed.kind}`, { value: control.value });
    return null;
  }
  const value =
    typed.kind === "change"
      ? current + inMetric(typed.value, 0, control)
      : inMetric(typed.value, current, control);
  const least = Number(control.dataset.min || Number.NEGATIVE_INFINITY);
  const most = Number(control.dataset.max || Number.POSITIVE_INFINITY);
  if (control.dataset[NUMBER] === "whole" && !Number.isInteger(value))
    warn("QUARTET.Number.NotWhole", { value: control.value });
  else if (value < least)
    warn("QUARTET.Number.TooSmall", { value: control.value, min: inField(least, control) });
  else if (value > most)
    warn("QUARTET.Number.TooLarge", { value: control.value, max: inField(most, control) });
  else if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    warn("QUARTET.Number.wrong", { value: control.value });
  else return value;
  return null;
}
