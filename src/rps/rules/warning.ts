/** `warning`: the book forbids it; `info`: the book advises against it. Neither stops anybody. */
export type Severity = "warning" | "info";

/** One remark of a validator. The words are the reader's: `id` names them, `numbers` fill them. */
export interface Warning<Id extends string> {
  readonly id: Id;
  readonly severity: Severity;
  /** The line of the book that gives the reason. */
  readonly line: number;
  /** What it is about: the id of an attribute, a skill, a special bonus… */
  readonly subject?: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Makes one {@link Warning}; `line` is a line of the book. */
export function warning<Id extends string>(
  id: Id,
  line: number,
  numbers: Readonly<Record<string, number>> = {},
  { subject, severity = "warning" }: { subject?: string; severity?: Severity } = {},
): Warning<Id> {
  return { id, severity, line, numbers, ...(subject === undefined ? {} : { subject }) };
}
