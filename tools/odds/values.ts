import type { OddsCommand, OddsOption } from "./command.ts";

/** The values of an odds command, by option name. */
export type Values = Parameters<OddsCommand["run"]>[0];

/** An option that takes whole numbers; it must be given unless it has a default. */
export function numbers(
  name: string,
  help: string,
  fallback?: readonly string[],
  values = 1,
): OddsOption {
  return { name, help, values, ...(fallback ? { default: fallback } : {}) };
}

/** An option that takes one of some words, the first unless it is given. */
export function word(name: string, help: string, choices: readonly string[]): OddsOption {
  return { name, help, values: 1, choices, default: [choices[0]!] };
}

/** An option that takes nothing. */
export function flag(name: string, help: string): OddsOption {
  return { name, help, values: 0 };
}

/** The numbers of an option; NaN, which the rules refuse, for what is no number. */
export function all(values: Values, name: string): number[] {
  return (values[name] ?? []).map((value) => (value.trim() === "" ? Number.NaN : Number(value)));
}

/** The number of an option that takes one. */
export function one(values: Values, name: string): number {
  return all(values, name)[0] ?? Number.NaN;
}

/** The word of an option; one that is none of the choices is left for the rules to refuse. */
export function chosen<T extends string>(values: Values, name: string): T {
  return (values[name]?.[0] ?? "") as T;
}

/** Whether an option was given at all. */
export function given(values: Values, name: string): boolean {
  return values[name] !== undefined;
}
