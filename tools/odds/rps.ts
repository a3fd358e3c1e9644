import type { Fraction } from "../../src/core/rules/fraction.ts";
import { actsFirstOdds } from "../../src/rps/rules/odds-initiative.ts";
import {
  allSixesChance,
  diceChoices,
  type OpposedOdds,
  opposedOdds,
} from "../../src/rps/rules/odds-opposed.ts";
import { percentOdds } from "../../src/rps/rules/odds-percent.ts";
import { gainOdds, limitOdds, savingOdds } from "../../src/rps/rules/odds-reserve.ts";
import { turnOdds } from "../../src/rps/rules/odds-turn.ts";
import { percentChance } from "../../src/rps/rules/percent.ts";
import { LIMIT_STATES, type LimitState, limitOf } from "../../src/rps/rules/reserve.ts";
import type { OddsCommand, OddsRow } from "./command.ts";
import { all, numbers, one, type Values } from "./values.ts";

const two = (values: Values, name: string): [number, number] => {
  const [a = Number.NaN, b = Number.NaN] = all(values, name);
  return [a, b];
};

const rows = (entries: readonly (readonly [string, Fraction])[]): OddsRow[] =>
  entries.map(([label, value]) => ({ label, value }));

const opposedRows = (odds: OpposedOdds): OddsRow[] =>
  rows([
    ["A succeeds", odds.aAny],
    ["  critically", odds.aCritical],
    ["  ordinarily", odds.aSuccess],
    ["tie", odds.tie],
    ["  A has the upper hand", odds.leadA],
    ["  B has the upper hand", odds.leadB],
    ["B succeeds", odds.bAny],
    ["  critically", odds.bCritical],
    ["  ordinarily", odds.bSuccess],
  ]);

const opposed: OddsCommand = {
  name: "opposed",
  help: "An opposed action of A against B, dice already bought",
  example: "opposed --dice 3 2 --mod 1",
  options: [
    numbers("dice", "dice of A and of B, 0-6 each", undefined, 2),
    numbers("mod", "all modifiers of A less all of B", ["0"]),
    {
      ...numbers("limit", "what growth did to A and B", ["none", "none"], 2),
      choices: LIMIT_STATES,
    },
  ],
  run(values) {
    const [a, b] = two(values, "dice");
    const [limitA = "none", limitB = "none"] = (values.limit ?? []) as readonly LimitState[];
    const modifier = one(values, "mod");
    const odds = opposedOdds({ dice: [a, b], modifier, limits: [limitA, limitB] });
    return { title: `${a} dice against ${b}, modifier ${modifier}`, rows: opposedRows(odds) };
  },
};

const stepper: OddsCommand = {
  name: "stepper",
  help: "What each number of dice brings against a number of the opponent's",
  example: "stepper --against 3 --mod 1",
  options: [
    numbers("against", "dice of the opponent, 0-6"),
    numbers("max", "the most dice that may be bought, 0-6", ["6"]),
    numbers("mod", "own modifiers less the opponent's", ["0"]),
  ],
  run(values) {
    const [against, max] = [one(values, "against"), one(values, "max")];
    const choices = diceChoices({ min: 0, max }, against, one(values, "mod"));
    return {
      title: `Dice against ${against}`,
      rows: choices.flatMap(({ dice, odds }) =>
        rows([
          [`${dice} dice: success`, odds.aAny],
          [`${dice} dice: tie`, odds.tie],
          [`${dice} dice: opponent's success`, odds.bAny],
        ]),
      ),
    };
  },
};

const turn: OddsCommand = {
  name: "turn",
  help: "A whole opposed turn: growth, limits, dice",
  example: "turn --reserve 3 0 --skill 3 4 --level 4 4 --dice 3 2",
  options: [
    numbers("reserve", "reserves of A and B before growth", undefined, 2),
    numbers("skill", "full skill levels, 1-6", undefined, 2),
    numbers("level", "character levels, 1-6", undefined, 2),
    numbers("dice", "dice they mean to buy, or as near as they may", ["6", "6"], 2),
    numbers("mod", "all modifiers of A less all of B", ["0"]),
    numbers("tk", "combat experience of A and B, in a fight bigger than a duel", ["6", "6"], 2),
  ],
  run(values) {
    const pick = (index: 0 | 1) => ({
      reserve: two(values, "reserve")[index],
      limit: limitOf(two(values, "level")[index]),
      skill: two(values, "skill")[index],
      dice: two(values, "dice")[index],
      tk: two(values, "tk")[index],
      biggerThanDuel: true,
    });
    const odds = turnOdds(pick(0), pick(1), one(values, "mod"));
    const byLimit = rows([["decided by a limit", odds.byLimit]]);
    return { title: "One turn of A against B", rows: [...opposedRows(odds), ...byLimit] };
  },
};

const percent: OddsCommand = {
  name: "percent",
  help: "An unopposed action",
  example: "percent --skill 4 --steps 1 --gm -10 --points 1",
  options: [
    numbers("skill", "level of the skill or NB, 1-6"),
    numbers("steps", "specialisations and special bonuses together", ["0"]),
    numbers("gm", "the game master's percent", ["0"]),
    numbers("points", "points spent from the reserve", ["0"]),
  ],
  run(values) {
    const { chance } = percentChance({
      skill: one(values, "skill"),
      modifiers: [
        { source: "specialisation", value: one(values, "steps") },
        { source: "gm", value: one(values, "gm") },
      ],
      points: one(values, "points"),
    });
    const odds = percentOdds(chance);
    return {
      title: `A chance of ${chance} %`,
      rows: rows([
        ["success of any kind", odds.anySuccess],
        ["  critical success", odds.criticalSuccess],
        ["  success", odds.success],
        ["failure of any kind", odds.anyFailure],
        ["  failure", odds.failure],
        ["  critical failure", odds.criticalFailure],
      ]),
    };
  },
};

const RESERVE_OPTIONS = [
  numbers("reserve", "the reserve before growth"),
  numbers("skill", "full level of the skill in use, 1-6"),
  numbers("level", "level of the character, 1-6"),
];
const reserveQuestion = (values: Values) => ({
  reserve: one(values, "reserve"),
  skill: one(values, "skill"),
  limit: limitOf(one(values, "level")),
});

const limit: OddsCommand = {
  name: "limit",
  help: "The reserve's chance of hitting or passing the limit this turn",
  example: "limit --reserve 7 --skill 4 --level 4",
  options: RESERVE_OPTIONS,
  run(values) {
    const question = reserveQuestion(values);
    const odds = limitOdds(question);
    return {
      title: `Growing from ${question.reserve}, limit ${question.limit}`,
      rows: [
        ...rows([
          ["exactly the limit: critical success", odds.exact],
          ["over the limit: failure", odds.over],
          ["neither", odds.none],
        ]),
        ...[...odds.reserve].map(([left, value]) => ({ label: `reserve ${left}`, value })),
      ],
    };
  },
};

const saving: OddsCommand = {
  name: "saving",
  help: "The chance of meeting the limit within some turns",
  example: "saving --reserve 4 --skill 4 --level 4 --dice 1 --turns 5",
  options: [
    ...RESERVE_OPTIONS,
    numbers("dice", "dice bought each turn, or as near as one may", ["1"]),
    numbers("turns", "1-20", ["5"]),
  ],
  run(values) {
    const plan = savingOdds(reserveQuestion(values), one(values, "dice"), one(values, "turns"));
    return {
      title: "Limit events by the end of each turn",
      rows: plan.flatMap(({ turn, exact, over }) =>
        rows([
          [`turn ${turn}: exactly the limit`, exact],
          [`turn ${turn}: over the limit`, over],
        ]),
      ),
    };
  },
};

const gain: OddsCommand = {
  name: "gain",
  help: "The points that a skill gains in a turn, and its chance of all sixes",
  example: "gain --skill 4",
  options: [numbers("skill", "full level of the skill in use, 1-6")],
  run(values) {
    const skill = one(values, "skill");
    const odds = gainOdds(skill);
    return {
      title: `Growth with a skill of ${skill}`,
      rows: [
        ...[...odds].map(([points, value]) => ({ label: `${points} points`, value })),
        { label: "on average", value: odds.mean(), isMean: true },
        { label: `${skill} dice all show six`, value: allSixesChance(skill) },
      ],
    };
  },
};

const initiative: OddsCommand = {
  name: "initiative",
  help: "Who acts first of two",
  example: "initiative --base 7 6 --tk 5 3 --change -1 0",
  options: [
    numbers("base", "base initiatives of A and B", undefined, 2),
    numbers("tk", "combat experience of A and B, for ties", ["1", "1"], 2),
    numbers("change", "weapons and the game master's changes", ["0", "0"], 2),
  ],
  run(values) {
    const pick = (index: 0 | 1) => ({
      base: two(values, "base")[index],
      tk: two(values, "tk")[index],
      change: two(values, "change")[index],
    });
    const { first, same, second } = actsFirstOdds(pick(0), pick(1));
    return {
      title: "Initiative",
      rows: rows([
        ["A first", first],
        ["at the same time", same],
        ["B first", second],
      ]),
    };
  },
};

/** What can be asked about the RPS rule book. */
export const commands: OddsCommand[] = [
  opposed,
  stepper,
  turn,
  percent,
  limit,
  saving,
  gain,
  initiative,
];
