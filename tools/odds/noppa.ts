import { FACES, type Faces } from "../../src/noppa/rules/ability.ts";
import type { Pool } from "../../src/noppa/rules/check.ts";
import { type CheckOdds, checkOdds } from "../../src/noppa/rules/odds.ts";
import {
  DEFAULT_NOPPA_SETTINGS,
  type NoppaSettings,
  SISU_ALLOCATIONS,
} from "../../src/noppa/rules/settings.ts";
import type { OddsCommand, OddsOption, OddsRow } from "./command.ts";
import { chosen, numbers, one, type Values, word } from "./values.ts";

const DICE = numbers("skill", "number of dice");
const DIE: OddsOption = {
  name: "faces",
  help: "sides of each die",
  values: 1,
  choices: FACES.map(String),
};
const DIFFICULTY = numbers("difficulty", "the number that each die must exceed");
const ALLOCATION = word("allocation", "which die gets sisu", SISU_ALLOCATIONS);

function poolOf(values: Values): Pool {
  return { count: one(values, "skill"), faces: Number(chosen(values, "faces")) as Faces };
}

function settingsOf(values: Values): NoppaSettings {
  return values.allocation
    ? { ...DEFAULT_NOPPA_SETTINGS, sisuAllocation: chosen(values, "allocation") }
    : DEFAULT_NOPPA_SETTINGS;
}

function rows({ successes, success, disaster, mean }: CheckOdds): OddsRow[] {
  return [
    ...[...successes].map(([count, value]) => ({ label: `successes ${count}`, value })),
    { label: "at least one", value: success },
    { label: "disaster", value: disaster },
    { label: "mean successes", value: mean, isMean: true },
  ];
}

const check: OddsCommand = {
  name: "check",
  help: "A success check, with sisu points if any are spent",
  example: "check --skill 3 --faces 8 --difficulty 5 --sisu 1",
  options: [
    DICE,
    DIE,
    DIFFICULTY,
    numbers("sisu", "points spent, before or after the roll", ["0"]),
    ALLOCATION,
  ],
  run(values) {
    const pool = poolOf(values);
    const [difficulty, sisu] = [one(values, "difficulty"), one(values, "sisu")];
    return {
      title: `${pool.count}d${pool.faces} against ${difficulty}, ${sisu} sisu`,
      rows: rows(checkOdds(pool, difficulty, sisu, settingsOf(values))),
    };
  },
};

/** Sisu beyond this lifts even the smallest die above any difficulty of the book. */
const MOST_SISU = 6;

const sisu: OddsCommand = {
  name: "sisu",
  help: "What each sisu point is worth: the chance of at least one success",
  example: "sisu --skill 3 --faces 8 --difficulty 9",
  options: [DICE, DIE, DIFFICULTY, ALLOCATION],
  run(values) {
    const pool = poolOf(values);
    const difficulty = one(values, "difficulty");
    return {
      title: `${pool.count}d${pool.faces} against ${difficulty}: at least one success`,
      rows: Array.from({ length: MOST_SISU + 1 }, (_, points) => ({
        label: `sisu ${points}`,
        value: checkOdds(pool, difficulty, points, settingsOf(values)).success,
      })),
    };
  },
};

export const commands: OddsCommand[] = [check, sisu];
