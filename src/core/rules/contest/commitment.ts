import { RuleError } from "../errors.ts";

/** A one-way function of a text, such as SHA-256. A parameter, because rules import no library. */
export type Hash = (text: string) => string;

/** What a side binds itself to before anyone has shown anything. */
export interface Secret {
  /** Random, so that nobody can try out all choices. */
  readonly nonce: string;
  /** What is kept secret: a choice, or the hidden part of a declaration. */
  readonly choice: unknown;
}

/**
 * JSON with the keys of every object in order, so that equal data give equal texts on every client.
 * @throws {RuleError} for what JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join()}}`;
  }
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RuleError("notFinite", { input: "choice", value });
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new RuleError("forbidden", { input: "choice", value });
  return text;
}

/**
 * The commitment of one side in one contest. Contest and side are part of it: a commitment that was
 * copied from another side, or from an earlier contest, can never be revealed.
 */
export function commitment(
  hash: Hash,
  contest: string,
  side: string,
  { nonce, choice }: Secret,
): string {
  return hash(canonicalJson([contest, side, nonce, choice]));
}
