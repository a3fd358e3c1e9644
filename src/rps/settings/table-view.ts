import { LEVELS } from "../rules/scales.ts";
import { TEXT_GAINS } from "../rules/settings-check.ts";
import { MAX_SHOCK } from "../rules/shock.ts";
import type { Control, Controls } from "./controls.ts";
import { isBookAt } from "./edit.ts";

export interface TableRow {
  /** Its number in the first column; empty in tables of one row. */
  readonly head: string;
  readonly cells: readonly Control[];
  /** What follows the cells: words, or one more control. */
  readonly after: string;
  readonly last: Control | null;
  /** The whole row is the book's. */
  readonly isText: boolean;
  readonly changed: boolean;
  readonly path: string;
  readonly restore: string;
}

export interface Table {
  /** Heading above the first column; empty in tables of one row. */
  readonly corner: string;
  /** Heading above the numbered columns. */
  readonly group: string;
  readonly columns: readonly string[];
  /** Heading above what follows the cells; empty if nothing does. */
  readonly tail: string;
  readonly rows: readonly TableRow[];
  /** What the signs in the cells mean. */
  readonly legend: readonly { readonly text: string; readonly isText: boolean }[];
}

const TABLE = "QUARTET.Rps.Settings.Table";
const sign = (text: string) => ({ text, isText: false });
const ofBook = (text: string) => ({ text, isText: true });
/** Explains the sign of changed cells, where there are any. */
const changedSign = ({ settings, reader }: Controls, path: string) =>
  isBookAt(settings, path) ? [] : [sign(reader.text(`${TABLE}.LegendChanged`))];
/** The one level whose skills the book tells. RPS [56] */
const LEVEL_OF_BOOK = 4;

/** Points by skill level and growth die, and what a row gives on average. RPS [5] */
export function gainTable(controls: Controls): Table {
  const { settings, reader } = controls;
  const { text, number } = reader;
  const isText = (skill: number, die: number) =>
    TEXT_GAINS.some(([s, d]) => s === skill && d === die);
  const cell = (skill: number, die: number) =>
    controls.number(
      `gain.${skill - 1}.${die - 1}`,
      text(isText(skill, die) ? `${TABLE}.GainCellOfBook` : `${TABLE}.GainCell`, { skill, die }),
      { min: 0, max: 15, isText: isText(skill, die) },
    );
  const rows = LEVELS.map((skill) => {
    const gains = settings.gain[skill - 1] ?? [];
    const average = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const cells = LEVELS.map((die) => cell(skill, die));
    return row(controls, `gain.${skill - 1}`, skill, cells, { after: number(average) });
  });
  return {
    corner: text(`${TABLE}.SkillLevel`),
    group: text(`${TABLE}.GrowthDie`),
    columns: LEVELS.map(number),
    tail: text(`${TABLE}.Average`),
    rows,
    legend: [ofBook(text(`${TABLE}.LegendBook`)), ...changedSign(controls, "gain")],
  };
}

/** How many skills of which level a character of a level may have. RPS [56] */
export function allotmentTable(controls: Controls): Table {
  const { settings, reader } = controls;
  const { text, number } = reader;
  const rows = LEVELS.map((level) => {
    const path = `allotment.${level - 1}`;
    const counts = countChoices(settings.allotment[level - 1]?.cells ?? [], number);
    const cells = LEVELS.map((skill) =>
      controls.choice(
        `${path}.cells.${skill - 1}`,
        text(`${TABLE}.AllotmentCell`, { level, skill }),
        counts,
      ),
    );
    const from = [...LEVELS.map((skill) => [skill, number(skill)] as const), [7, "–"] as const];
    const last = controls.choice(
      `${path}.halfFrom`,
      text(`${TABLE}.HalfFromCell`, { level }),
      from,
    );
    return row(controls, path, level, cells, { last, isText: level === LEVEL_OF_BOOK });
  });
  return {
    corner: text(`${TABLE}.Level`),
    group: text(`${TABLE}.SkillLevel`),
    columns: LEVELS.map(number),
    tail: text(`${TABLE}.HalfFrom`),
    rows,
    legend: [
      sign(text(`${TABLE}.LegendUnlimited`)),
      sign(text(`${TABLE}.LegendHalf`)),
      sign(text(`${TABLE}.LegendNever`)),
      ofBook(text(`${TABLE}.LegendRowOfBook`)),
      ...changedSign(controls, "allotment"),
    ],
  };
}

/** Signs for the two words, then numbers as far as anybody needs, and those that are there already. */
function countChoices(cells: readonly unknown[], show: (value: number) => string) {
  const there = cells.filter((cell): cell is number => typeof cell === "number");
  const counts = new Set([...Array(10).keys(), ...there].sort((a, b) => a - b));
  return [
    ["unlimited", "∞"],
    ["half", "½"],
    ...[...counts].map((count) => [count, show(count)] as const),
  ] as const;
}

/** The limit of the reserve by character level. RPS [57] */
export function limitsTable(controls: Controls): Table {
  const { text } = controls.reader;
  return oneRow(controls, "limits", {
    group: text(`${TABLE}.Level`),
    columns: LEVELS,
    cell: (index, level) =>
      controls.number(`limits.${index}`, text(`${TABLE}.LimitCell`, { level }), { min: 1 }),
  });
}

/** The chance in percent by skill level. RPS [36] */
export function chanceTable(controls: Controls): Table {
  const { text } = controls.reader;
  return oneRow(controls, "chance", {
    group: text(`${TABLE}.SkillLevel`),
    columns: LEVELS,
    cell: (index, skill) =>
      controls.number(`chance.${index}`, text(`${TABLE}.ChanceCell`, { skill })),
  });
}

/** A penalty to suggest for each state of shock. RPS [125] */
export function shockTable(controls: Controls): Table {
  const { text } = controls.reader;
  return oneRow(controls, "shockSuggestion", {
    group: text(`${TABLE}.Shock`),
    columns: [...Array(MAX_SHOCK + 1).keys()],
    cell: (index, shock) =>
      controls.number(`shockSuggestion.${index}`, text(`${TABLE}.ShockCell`, { shock })),
  });
}

function oneRow(
  controls: Controls,
  path: string,
  facts: {
    group: string;
    columns: readonly number[];
    cell: (index: number, column: number) => Control;
  },
): Table {
  const { number } = controls.reader;
  const cells = facts.columns.map((column, index) => facts.cell(index, column));
  return {
    corner: "",
    group: facts.group,
    columns: facts.columns.map(number),
    tail: "",
    // The mark beside the heading restores the only row.
    rows: [{ ...row(controls, path, 0, cells), head: "", changed: false }],
    legend: changedSign(controls, path),
  };
}

function row(
  { settings, reader }: Controls,
  path: string,
  number: number,
  cells: readonly Control[],
  more: { after?: string; last?: Control; isText?: boolean } = {},
): TableRow {
  return {
    head: reader.number(number),
    cells,
    after: more.after ?? "",
    last: more.last ?? null,
    isText: more.isText ?? false,
    changed: !isBookAt(settings, path),
    path,
    restore: reader.text(`${TABLE}.RestoreRow`, { row: number }),
  };
}
