import { DiceRoll, NumberGenerator } from "@dice-roller/rpg-dice-roller";
import { ACTION_DIE } from "../../src/helix/rules/action.ts";
import { contest } from "../../src/helix/rules/contest.ts";
import { judge } from "../../src/noppa/rules/check.ts";
import { resolveOpposed } from "../../src/rps/rules/opposed.ts";
import { attackRoll, planAttack } from "../../src/trauma/rules/attack.ts";
import { ChainRoll } from "./chain-roll.js";
import { Roll, randomUniform } from "./dice-host.ts";
import { medians, sink } from "./measure.ts";

/** One kind of roll, in each of the ways that are compared. */
interface Case {
  readonly book: string;
  readonly what: string;
  /** What the library rolls instead. */
  readonly notation: readonly string[];
  /** Our Roll objects: formula, dice, and what the rules make of the faces. */
  roll(): Promise<number>;
  /** The same dice from the same generator, and the rules, without a Roll. */
  thrown(): number;
  /** The rules alone: faces that have fallen, and what they mean. @param script Which of the scripted throws. */
  rules(script: number): number;
  /** How many dice of how many faces the scripted throws have in all. */
  readonly dice: readonly { readonly count: number; readonly faces: number }[];
}

const SCRIPTS = 64;

const face = (faces: number): number => Math.ceil((1 - randomUniform()) * faces);
function throwOf(count: number, faces: number): number[] {
  const thrown: number[] = [];
  for (let i = 0; i < count; i++) thrown.push(face(faces));
  return thrown;
}
function chainOf(faces: number): number[] {
  let shown = face(faces);
  const chain = [shown];
  while (shown === faces) {
    shown = face(faces);
    chain.push(shown);
  }
  return chain;
}
const scripts = <T>(make: () => T): T[] => Array.from({ length: SCRIPTS }, make);
const total = (scripted: readonly (readonly number[])[]): number =>
  scripted.reduce((sum, { length }) => sum + length, 0);

function noppa(): Case {
  const pool = () => [chainOf(8), chainOf(8), chainOf(8), chainOf(8)];
  const chains = scripts(pool);
  const judged = (fallen: readonly (readonly number[])[]) =>
    judge({ faces: 8, chains: fallen, difficulty: 5 }).successes;
  return {
    book: "Noppajärjestelmä",
    what: "check with four exploding d8 against 5",
    notation: ["4d8>5!"],
    roll: async () => judged((await new ChainRoll("4d8").evaluate()).chains),
    thrown: () => judged(pool()),
    rules: (script) => judged(chains[script]!),
    dice: [{ count: total(chains.flat()), faces: 8 }],
  };
}

function helix(): Case {
  const chains = scripts(() => [chainOf(6), chainOf(6)] as const);
  const won = ([first, second]: readonly (readonly number[])[]) =>
    contest([
      { value: 4, chains: [first!] },
      { value: 3, chains: [second!] },
    ]).winner ?? -1;
  const one = async () => (await new ChainRoll("1d6").evaluate()).chains[0]!;
  return {
    book: "HELIX",
    what: "contest of two, 4 against 3",
    notation: ["1d6!+4", "1d6!+3"],
    roll: async () => won([await one(), await one()]),
    thrown: () => won([chainOf(6), chainOf(6)]),
    rules: (script) => won(chains[script]!),
    dice: [{ count: total(chains.flat()), faces: ACTION_DIE.faces }],
  };
}

function rps(): Case {
  const pools = scripts(() => [throwOf(3, 6), throwOf(2, 6)] as const);
  const modifiers = [{ source: "specialisation", id: "knives", value: 1 }] as const;
  const decided = ([a, b]: readonly (readonly number[])[]) =>
    resolveOpposed({ dice: a!, modifiers }, { dice: b! }).difference;
  const one = async (formula: string) =>
    (await new Roll(formula).evaluate()).dice[0]!.results.map(({ result }) => result);
  return {
    book: "RPS",
    what: "opposed action, 3 dice + 1 against 2",
    notation: ["3d6+1", "2d6"],
    roll: async () => decided([await one("3d6"), await one("2d6")]),
    thrown: () => decided([throwOf(3, 6), throwOf(2, 6)]),
    rules: (script) => decided(pools[script]!),
    dice: [{ count: total(pools.flat()), faces: 6 }],
  };
}

function trauma(): Case {
  const throws = scripts(() => throwOf(2, 20));
  const plan = planAttack({
    abilities: { str: 14, dex: 12, con: 10, int: 8, cha: 16 },
    attackAbility: "str",
    edges: [{ kind: "advantage", source: "situation" }],
    condition: null,
  });
  const hit = (faces: readonly number[]) => {
    const attack = attackRoll(plan, faces, 12);
    return "margin" in attack ? attack.margin : -1;
  };
  return {
    book: "Trauma",
    what: "attack with advantage, + 4",
    notation: ["2d20kh1+4"],
    roll: async () =>
      hit((await new Roll("2d20").evaluate()).dice[0]!.results.map(({ result }) => result)),
    thrown: () => hit(throwOf(2, 20)),
    rules: (script) => hit(throws[script]!),
    dice: [{ count: total(throws), faces: 20 }],
  };
}

/** Microseconds that one roll takes in each way. */
export interface RollTimes {
  readonly book: string;
  readonly what: string;
  readonly notation: string;
  readonly roll: number;
  readonly library: number;
  readonly thrown: number;
  readonly rules: number;
  readonly loop: number;
}

const ROLLS = 50;
const ROUNDS = 8;

async function timesOf({
  book,
  what,
  notation,
  roll,
  thrown,
  rules,
  dice,
}: Case): Promise<RollTimes> {
  const [ours, library, direct, alone, loop] = await medians([
    {
      name: "roll",
      repeats: ROLLS,
      run: async () => {
        for (let i = 0; i < ROLLS; i++) sink.value += await roll();
      },
    },
    {
      name: "library",
      repeats: ROLLS,
      run: () => {
        for (let i = 0; i < ROLLS; i++)
          for (const text of notation) sink.value += new DiceRoll(text).total;
      },
    },
    {
      name: "dice and rules",
      repeats: ROLLS,
      run: () => {
        for (let i = 0; i < ROLLS; i++) sink.value += thrown();
      },
    },
    {
      name: "rules",
      repeats: ROUNDS * SCRIPTS,
      run: () => {
        for (let round = 0; round < ROUNDS; round++)
          for (let script = 0; script < SCRIPTS; script++) sink.value += rules(script);
      },
    },
    {
      name: "loop",
      repeats: ROUNDS * SCRIPTS,
      run: () => {
        for (let round = 0; round < ROUNDS; round++)
          for (const { count, faces } of dice)
            for (let i = 0; i < count; i++) sink.value += face(faces);
      },
    },
  ]);
  return {
    book,
    what,
    notation: notation.join(" and "),
    roll: ours!,
    library: library!,
    thrown: direct!,
    rules: alone!,
    loop: loop!,
  };
}

/** Each kind of roll with our rolls, with the library, by the rules alone and by a bare loop. */
export async function rollTimes(): Promise<RollTimes[]> {
  // Both sides roll with the same generator; the library wants 32 bits with a sign.
  NumberGenerator.generator.engine = { next: () => (randomUniform() * 2 ** 32) | 0 };
  const times: RollTimes[] = [];
  for (const make of [noppa, helix, rps, trauma]) times.push(await timesOf(make()));
  return times;
}
