import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fromRoot } from "../paths.ts";
import type { Measured } from "./suite.ts";

/** The aims: how many times the library, how many times the bare loop, and milliseconds for a dialog. */
const FASTER_THAN_LIBRARY = 10;
const LOOPS = 3;
const DIALOG_MS = 4;

const PACKAGES = ["@dice-roller/rpg-dice-roller", "tinybench", "vite"];

function versionOf(name: string): string {
  const file = fromRoot("node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** Three digits that count, never as a power of ten. */
function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
const times = (ratio: number): string => `${digits(ratio)}×`;
const percent = (chance: number): string => `${(100 * chance).toFixed(3)} %`;
const verdict = (isMet: boolean): string => (isMet ? "yes" : "**no**");

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** How many programs wanted a processor in the last minute; measured before our own run counts. */
export const loadBefore = loadavg()[0] ?? 0;

function machine(): string {
  const found = cpus();
  const model = found[0]?.model.trim() ?? "unknown processor";
  const versions = PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(", ");
  return `${model}, ${found.length} cores, load ${loadBefore.toFixed(1)} before the run; Node ${process.versions.node}; ${versions}.`;
}

function dialogTable({ dialogs }: Measured): string {
  return table(
    ["Book", "Question", "First", "Median", "95 of 100 within", "Slowest", `Under ${DIALOG_MS} ms`],
    dialogs.map(({ book, question, first, median, p95, worst }) => [
      book,
      question,
      ...[first, median, p95, worst].map((ms) => `${digits(ms)} ms`),
      verdict(p95 < DIALOG_MS),
    ]),
  );
}

function libraryTable({ rolls }: Measured): string {
  return table(
    [
      "Book",
      "Roll",
      "Library's notation",
      "Library",
      "Our Roll",
      "Times faster",
      "Dice and rules alone",
      "Times faster",
      `${FASTER_THAN_LIBRARY}×: Roll`,
      "alone",
    ],
    rolls.map(({ book, what, notation, library, roll, thrown }) => [
      book,
      what,
      `\`${notation}\``,
      `${digits(library)} µs`,
      `${digits(roll)} µs`,
      times(library / roll),
      `${digits(thrown)} µs`,
      times(library / thrown),
      verdict(library / roll >= FASTER_THAN_LIBRARY),
      verdict(library / thrown >= FASTER_THAN_LIBRARY),
    ]),
  );
}

function loopTable({ rolls }: Measured): string {
  return table(
    ["Book", "Roll", "Bare loop", "Rules alone", "Ratio", `Within ${LOOPS}×`],
    rolls.map(({ book, what, loop, rules }) => [
      book,
      what,
      `${digits(1000 * loop)} ns`,
      `${digits(1000 * rules)} ns`,
      times(rules / loop),
      verdict(rules / loop <= LOOPS),
    ]),
  );
}

function oddsTable({ odds }: Measured): string {
  return table(
    ["Book", "Chance", "Exact", "Simulated", "Exact takes", "A million tries take", "Ratio"],
    odds.map(({ book, question, exact, simulated, exactTime, simulationTime }) => [
      book,
      question,
      percent(exact),
      percent(simulated),
      `${digits(exactTime)} µs`,
      `${digits(simulationTime / 1000)} ms`,
      times(simulationTime / exactTime),
    ]),
  );
}

/** The page `docs/benchmarks.md`. */
export function report(measured: Measured): string {
  return `# Benchmarks

Written by \`npm run benchmark\`: do not edit by hand. One run, compiled as the system is released.
Times are medians unless a column says otherwise; compare the ratios, for times change with the machine.

${machine()}

## The odds in dialogs

The largest questions that dialogs ask, ${measured.dialogs[0]?.calls ?? 0} calls each with the slider somewhere else every time, timed
one by one. The first call of all is slower, since the engine has not compiled anything yet. The slowest call
shows the machine more than the rules: somebody else had the processor. Caches are bounded: RPS keeps at most 49 short
lists and seven tables, the other books constants only.

${dialogTable(measured)}

## Rolls against the library

The library parses and rolls the nearest notation it has; it neither keeps chains together nor says why somebody won.
*Our Roll* is the whole way in the development host's dice, which stand in for Foundry's: read the formula, make
terms, await every die, judge the faces. Most of that time is the host's, so the next column throws the same dice with
the same generator and judges them without a Roll. Both sides use the same Mersenne Twister.

${libraryTable(measured)}

## Rules against a bare loop

The limit: a loop over the random generator that adds up as many faces as the roll has dice, and keeps nothing. The rules
judge scripted faces, check every input, and return every term of every sum with the rule that decided.

${loopTable(measured)}

## Exact odds against simulation

The exact chance, as a decimal number, against a million tries in a bare loop without our rules. A million tries leave
a chance near one half uncertain by 0.1 percentage points (two standard errors): one digit less than the dialogs show.

${oddsTable(measured)}
`;
}
