import type { Fraction } from "../../src/core/rules/fraction.ts";
import { opposedOdds as contestOfTwo } from "../../src/helix/rules/odds-opposed.ts";
import { checkOdds } from "../../src/noppa/rules/odds.ts";
import { opposedOdds } from "../../src/rps/rules/odds-opposed.ts";
import { freshBody } from "../../src/trauma/rules/body.ts";
import { damageDistribution } from "../../src/trauma/rules/odds-damage.ts";
import { attackOdds } from "../../src/trauma/rules/odds-wound.ts";
import { randomUniform } from "./dice-host.ts";
import { medians, sink } from "./measure.ts";

/** One chance, exactly and by trying. The simulations are bare loops, without our rules. */
interface Case {
  readonly book: string;
  readonly question: string;
  exact(): Fraction;
  /** One try. */
  happens(): boolean;
}

const face = (faces: number): number => Math.ceil((1 - randomUniform()) * faces);
function exploding(faces: number, step: number): number {
  let total = 0;
  let shown = face(faces);
  for (; shown === faces; shown = face(faces)) total += step;
  return total + shown;
}
function sum(count: number, faces: number): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += face(faces);
  return total;
}

const CASES: readonly Case[] = [
  {
    book: "RPS",
    question: "A wins, 6 dice + 1 against 6",
    exact: () => opposedOdds({ dice: [6, 6], modifier: 1 }).aAny,
    happens() {
      const [a, b] = [sum(6, 6), sum(6, 6)];
      if (a === 36 || b === 36) return b !== 36;
      return a + 1 - b >= 6;
    },
  },
  {
    book: "Noppajärjestelmä",
    question: "success with 3d8 against 9 and a point of sisu",
    exact: () => checkOdds({ count: 3, faces: 8 }, 9, 1).success,
    happens() {
      let best = 0;
      for (let i = 0; i < 3; i++) best = Math.max(best, exploding(8, 8));
      return best + 5 > 9;
    },
  },
  {
    book: "HELIX",
    question: "win with 1 more than the opponent",
    exact: () => contestOfTwo(1).win,
    happens: () => 1 + exploding(6, 5) > exploding(6, 5),
  },
  {
    book: "Trauma",
    question: "an attack with advantage and 5d6 injures an armoured torso",
    exact: () =>
      attackOdds({
        body: freshBody(8),
        damage: damageDistribution({ dice: [{ count: 5, faces: 6 }], bonus: 0 }),
        targets: [{ part: "torso", armour: { faces: 6, durability: 3, wear: 0 } }],
        modifier: 2,
        mode: "advantage",
        armourClass: 12,
      }).newInjury,
    happens() {
      if (Math.max(face(20), face(20)) + 2 < 12) return false;
      return 24 - Math.max(0, sum(5, 6) - face(6)) < 12;
    },
  },
];

export interface OddsTimes {
  readonly book: string;
  readonly question: string;
  readonly exact: number;
  readonly simulated: number;
  /** Microseconds. */
  readonly exactTime: number;
  readonly simulationTime: number;
}

export const TRIES = 1_000_000;
const REPEATS = 20;
const SIMULATIONS = 7;

/** The exact chances against as many tries as the aim names. */
export async function oddsTimes(): Promise<OddsTimes[]> {
  const times: OddsTimes[] = [];
  for (const { book, question, exact, happens } of CASES) {
    let simulated = 0;
    const simulate = () => {
      let hits = 0;
      for (let i = 0; i < TRIES; i++) if (happens()) hits++;
      simulated = hits / TRIES;
    };
    const ask = () => {
      for (let i = 0; i < REPEATS; i++) sink.value += exact().toNumber();
    };
    const [exactTime] = await medians([{ name: question, repeats: REPEATS, run: ask }]);
    const tries = [{ name: question, repeats: 1, run: simulate }];
    const [simulationTime] = await medians(tries, 0, SIMULATIONS);
    times.push({
      book,
      question,
      exact: exact().toNumber(),
      simulated,
      exactTime: exactTime!,
      simulationTime: simulationTime!,
    });
  }
  return times;
}
