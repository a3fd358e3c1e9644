import type { Reader } from "../i18n/language.ts";
import type { DeskGauge } from "./rules.ts";

/** Points as a gauge of the desk starts from them. */
export interface GaugeFacts {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The most there can be; without one there is no bar. */
  readonly max?: number;
  readonly isLow?: boolean;
  readonly note?: string;
}

/** Points with their bar. What is left never looks like nothing, and what is gone never whole. */
export function deskGauge(facts: GaugeFacts, { number }: Pick<Reader, "number">): DeskGauge {
  const { id, label, value, max, isLow = false, note = "" } = facts;
  return {
    id,
    label,
    value: number(value),
    max: max === undefined ? "" : number(max),
    share: max === undefined ? null : shareOf(value, max),
    isLow,
    note,
  };
}

function shareOf(value: number, max: number): number {
  if (value <= 0 || max <= 0) return 0;
  if (value >= max) return 100;
  return Math.min(95, Math.max(5, Math.round((100 * value) / max)));
}
