/** What was wrong with a value that was handed to the rules. Shown to players through `QUARTET.RuleError.<code>`. */
export type RuleErrorCode =
  | "notFinite"
  | "notInteger"
  | "outOfRange"
  | "notAFace"
  | "unknownChoice"
  | "emptyPool"
  | "notEnough"
  | "forbidden";

/** The facts behind a {@link RuleError}: what was asked, what was given, what would have been accepted. */
export interface RuleErrorDetail {
  /** Identifier of the input that was wrong, such as `skill`. Never translated text. */
  readonly input: string;
  readonly value?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly faces?: number;
  readonly choices?: readonly string[];
}

/** Bad input to a pure rule. The rules throw this instead of returning a wrong number. */
export class RuleError extends Error {
  override readonly name = "RuleError";

  constructor(
    readonly code: RuleErrorCode,
    readonly detail: RuleErrorDetail,
  ) {
    super(`${code}: ${detail.input} = ${String(detail.value)}`);
  }
}

/** Inclusive bounds of an accepted number; a missing bound is open. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** @returns `value`, if it is a finite number within the bounds. @throws {RuleError} otherwise. */
export function requireNumber(input: string, value: unknown, { min, max }: Bounds = {}): number {
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new RuleError("notFinite", { input, value });
  if ((min !== undefined && value < min) || (max !== undefined && value > max))
    throw new RuleError("outOfRange", { input, value, min, max });
  return value;
}

/** @returns `value`, if it is a whole number within the bounds. @throws {RuleError} otherwise. */
export function requireInteger(input: string, value: unknown, bounds: Bounds = {}): number {
  const number = requireNumber(input, value, bounds);
  if (!Number.isInteger(number)) throw new RuleError("notInteger", { input, value, ...bounds });
  return number;
}

/** @returns `value`, if a die with `faces` sides can show it. @throws {RuleError} otherwise. */
export function requireFace(value: unknown, faces: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 1 || value > faces)
    throw new RuleError("notAFace", { input: "face", value, faces });
  return value;
}

/** @returns `dice`, if they are so many and each shows a face of a die with `faces` sides. @throws {RuleError} otherwise. */
export function requireDice(
  dice: readonly number[],
  count: number,
  faces: number,
): readonly number[] {
  if (dice.length !== count)
    throw new RuleError("notEnough", { input: "dice", value: dice.length, min: count, max: count });
  for (const face of dice) requireFace(face, faces);
  return dice;
}

/** What can be chosen from a list. */
export type Choice = string | number | boolean;

/** @returns `value`, if it is one of the choices. @throws {RuleError} otherwise. */
export function requireChoice<T extends Choice>(
  input: string,
  value: unknown,
  choices: readonly T[],
): T {
  if (!choices.includes(value as T))
    throw new RuleError("unknownChoice", { input, value, choices: choices.map(String) });
  return value as T;
}
