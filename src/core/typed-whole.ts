import { readNumber } from "./i18n/numbers.ts";
import { warn } from "./notify.ts";

/** A whole number as somebody typed it; `null`, once they have been told, for anything else. */
export function typedWhole(text: string): number | null {
  const typed = readNumber(text);
  if (typed.kind !== "empty" && typed.kind !== "wrong" && Number.isInteger(typed.value))
    return typed.value;
  warn("QUARTET.Number.NotWhole", { value: text });
  return null;
}
