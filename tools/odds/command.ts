import type { Fraction } from "../../src/core/rules/fraction.ts";

/** One line of an odds table: what can happen, and how likely it is. */
export interface OddsRow {
  readonly label: string;
  /** A chance, or an expected value. */
  readonly value: Fraction;
  /** An expected value is not shown as a percentage. */
  readonly isMean?: boolean;
}

export interface OddsTable {
  readonly title: string;
  readonly rows: readonly OddsRow[];
}

/** An option of an odds command, `--name value…`. */
export interface OddsOption {
  readonly name: string;
  readonly help: string;
  /** How many values follow: 0 for a switch. */
  readonly values: number;
  /** Words that are accepted; any whole number when left out. */
  readonly choices?: readonly string[];
  /** Used when the option is not given; an option without it must be given. */
  readonly default?: readonly string[];
}

/** A question about odds that can be asked on the command line. */
export interface OddsCommand {
  readonly name: string;
  readonly help: string;
  readonly example: string;
  readonly options: readonly OddsOption[];
  /** @param values The option values by option name, checked against `options`. @throws {RuleError} */
  run(values: Readonly<Record<string, readonly string[]>>): OddsTable;
}
