import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { RuleError } from "../../src/core/rules/errors.ts";
import type { OddsCommand, OddsOption, OddsTable } from "./command.ts";

/** The odds of each rule book; a book is read only when it is asked for. */
const BOOKS: Readonly<Record<string, () => Promise<{ commands: readonly OddsCommand[] }>>> = {
  rps: () => import("./rps.ts"),
  noppa: () => import("./noppa.ts"),
  helix: () => import("./helix.ts"),
  trauma: () => import("./trauma.ts"),
};

/** What to print, and the exit code. */
export interface OddsOutput {
  readonly text: string;
  readonly code: 0 | 1;
}

/** A wrong word on the command line; the message is the one line to print. */
class UsageError extends Error {}

const MINUS = "−";

/** Words up to the first option, then each option with the words that follow it. */
function readArguments(args: readonly string[]) {
  // parseArgs would take −1 for an option: hide the sign while it splits.
  const hidden = args.map((arg) => arg.replace(/^-(?=\d)/, MINUS));
  const { tokens } = parseArgs({
    args: hidden,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const options = new Map<string, string[]>();
  const flags = new Set<string>();
  let current = words;
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    const value = token.value?.replace(/^−/, "-");
    if (token.kind === "positional") current.push(value ?? "");
    else if (["json", "help", "h"].includes(token.name)) {
      flags.add(token.name);
      current = words;
    } else {
      if (options.has(token.name)) throw new UsageError(`--${token.name} is given twice.`);
      current = value === undefined ? [] : [value];
      options.set(token.name, current);
    }
  }
  return { words, options, json: flags.has("json"), help: flags.has("help") || flags.has("h") };
}

const list = (items: Iterable<string>) => [...items].join(", ");

function checkOption(option: OddsOption, values: readonly string[]): void {
  const { name, choices } = option;
  if (values.length !== option.values)
    throw new UsageError(`--${name} takes ${option.values} value(s), not ${values.length}.`);
  for (const value of values) {
    if (choices && !choices.includes(value))
      throw new UsageError(`--${name} takes one of: ${list(choices)}; not "${value}".`);
    if (!choices && !/^[+-]?\d+$/.test(value))
      throw new UsageError(`--${name} takes whole numbers, not "${value}".`);
  }
}

/** The values of all options of a command: as given, or else by default. */
function valuesOf(command: OddsCommand, place: string, given: ReadonlyMap<string, string[]>) {
  const names = command.options.map(({ name }) => name);
  for (const name of given.keys())
    if (!names.includes(name)) {
      const possible = list([...names, "json", "help"].map((known) => `--${known}`));
      throw new UsageError(`Unknown option --${name} for ${place}. Possible: ${possible}.`);
    }
  const values: Record<string, readonly string[]> = {};
  for (const option of command.options) {
    const own = given.get(option.name);
    if (own) checkOption(option, own);
    const value = own ?? option.default;
    if (value) values[option.name] = value;
    else if (option.values > 0)
      throw new UsageError(`Missing --${option.name}: ${option.help}. Example: ${command.example}`);
  }
  return values;
}

function optionHelp(option: OddsOption): string[] {
  const { name, help, values, choices } = option;
  const shape =
    values === 0
      ? ""
      : ` ${Array(values)
          .fill(choices ? "WORD" : "N")
          .join(" ")}`;
  const words = choices ? ` (${choices.join(" | ")})` : "";
  const fallback = option.default ? ` [${option.default.join(" ")}]` : "";
  return [`    --${name}${shape}`, `${help}${words}${fallback}`];
}

function commandHelp(book: string, command: OddsCommand): string {
  const options = command.options.map(optionHelp);
  const width = Math.max(0, ...options.map(([name]) => name!.length));
  return [
    `  ${book} ${command.name}: ${command.help}`,
    ...options.map(([name, help]) => `${name!.padEnd(width)}  ${help}`),
    `    Example: npm run odds -- ${book} ${command.example}`,
  ].join("\n");
}

async function help(books: readonly string[], kind?: string): Promise<string> {
  const parts = ["npm run odds -- BOOK KIND --options [--json]: exact chances, no simulation"];
  for (const book of books) {
    const { commands } = await BOOKS[book]!();
    const shown = commands.filter(({ name }) => kind === undefined || name === kind);
    parts.push(`${book.toUpperCase()}`, ...shown.map((command) => commandHelp(book, command)));
  }
  return parts.join("\n\n");
}

/** Exact fractions longer than this are rounded in a table; --json has them whole. */
const LONGEST_FRACTION = 30;

/** A table of labels, fractions and percentages, the columns aligned. */
export function formatTable({ title, rows }: OddsTable): string {
  const cells = rows.map(({ label, value, isMean }) => {
    const text = value.toString();
    const number = value.toNumber();
    const exact = text.length > LONGEST_FRACTION ? `≈ ${number.toPrecision(12)}` : text;
    return [label, exact, isMean ? number.toFixed(4) : `${(100 * number).toFixed(2)} %`] as const;
  });
  const width = (column: 0 | 1 | 2) => Math.max(0, ...cells.map((row) => row[column].length));
  const [labels, exacts, numbers] = [width(0), width(1), width(2)];
  const lines = cells.map(
    ([label, exact, number]) =>
      `  ${label.padEnd(labels)}  ${exact.padStart(exacts)}  ${number.padStart(numbers)}`,
  );
  return [title, ...lines].join("\n");
}

/** The table as JSON: fractions as exact strings, and as decimals. */
export function formatJson({ title, rows }: OddsTable): string {
  const entries = rows.map(({ label, value, isMean }) => {
    const number = { fraction: value.toString(), decimal: value.toNumber() };
    return { label, ...number, isMean: isMean ?? false };
  });
  return JSON.stringify({ title, rows: entries }, null, 2);
}

function explain(error: RuleError): string {
  const { input, value, min, max, choices } = error.detail;
  const bounds = [
    min === undefined ? "" : `, at least ${min}`,
    max === undefined ? "" : `, at most ${max}`,
    choices ? `, one of: ${list(choices)}` : "",
  ];
  return `The rules refuse ${input} = ${String(value)} (${error.code}${bounds.join("")}).`;
}

async function answer(args: readonly string[]): Promise<string> {
  const { words, options, json, help: wantsHelp } = readArguments(args);
  const [book, kind, extra] = words;
  const books = Object.keys(BOOKS);
  if (book === undefined) {
    if (wantsHelp) return help(books);
    throw new UsageError(`Name a rule book: ${list(books)}; --help lists everything.`);
  }
  if (!books.includes(book))
    throw new UsageError(`Unknown rule book "${book}". Possible: ${list(books)}.`);
  const { commands } = await BOOKS[book]!();
  const command = commands.find(({ name }) => name === kind);
  if (wantsHelp && (kind === undefined || command)) return help([book], kind);
  const kinds = list(commands.map(({ name }) => name));
  if (!command) {
    const problem =
      kind === undefined ? `Name the odds of ${book}` : `Unknown odds "${kind}" of ${book}`;
    throw new UsageError(`${problem}. Possible: ${kinds}.`);
  }
  const place = `${book} ${command.name}`;
  if (extra !== undefined) {
    const possible = list(command.options.map(({ name }) => `--${name}`));
    throw new UsageError(`Unknown word "${extra}" after ${place}. Possible: ${possible}.`);
  }
  const table = command.run(valuesOf(command, place, options));
  return json ? formatJson(table) : formatTable(table);
}

/** Answers a question about odds, as `npm run odds -- …` asks it. A wrong word gets one line and exit code 1. */
export async function odds(args: readonly string[]): Promise<OddsOutput> {
  try {
    return { text: await answer(args), code: 0 };
  } catch (error) {
    if (error instanceof UsageError) return { text: error.message, code: 1 };
    if (error instanceof RuleError) return { text: explain(error), code: 1 };
    throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { text, code } = await odds(process.argv.slice(2));
  if (code === 0) console.log(text);
  else console.error(text);
  process.exitCode = code;
}
