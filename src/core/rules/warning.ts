/** `warning`: against what the book says; `info`: good to know. Neither stops anybody. */
export type Severity = "warning" | "info";

/** What fills the sentence of a warning, by the name of its place. */
export type WarningNumbers = Readonly<Record<string, number>>;

/** One remark about what somebody has written down. The words are the reader's: `id` names them, `numbers` fill them. */
export interface Warning<
  Id extends string = string,
  Numbers extends WarningNumbers = WarningNumbers,
  Subject extends string = string,
> {
  readonly id: Id;
  readonly severity: Severity;
  /** The place in the book that gives the reason, as the rules of the book cite it: `002:23`, or `56` where it is one text. */
  readonly source: string;
  /** What it is about: ids of attributes, skills, special bonuses…; none if it is about the whole. */
  readonly subjects: readonly Subject[];
  readonly numbers: Numbers;
}

/** Makes one {@link Warning}; it is about the whole, and against the book, unless said otherwise. */
export function warning<
  const Id extends string,
  Numbers extends WarningNumbers = Record<never, number>,
  const Subject extends string = never,
>(
  id: Id,
  source: string,
  numbers?: Numbers,
  about: { subjects?: readonly Subject[]; severity?: Severity } = {},
): Warning<Id, Numbers, Subject> {
  const { subjects = [], severity = "warning" } = about;
  return { id, severity, source, subjects, numbers: numbers ?? ({} as Numbers) };
}
