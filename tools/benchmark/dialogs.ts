import { armourByLocation } from "../../src/helix/rules/equipment.ts";
import { HIT_LOCATIONS } from "../../src/helix/rules/hit-location.ts";
import { damageOdds } from "../../src/helix/rules/odds-combat.ts";
import { contestOdds } from "../../src/helix/rules/odds-contest.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../src/helix/rules/settings.ts";
import { ATTRIBUTE_BANDS } from "../../src/noppa/rules/ability.ts";
import { checkOdds } from "../../src/noppa/rules/odds.ts";
import { diceChoices, opposedOdds } from "../../src/rps/rules/odds-opposed.ts";
import { percentOddsByPoints } from "../../src/rps/rules/odds-percent.ts";
import { savingOdds } from "../../src/rps/rules/odds-reserve.ts";
import { turnOdds } from "../../src/rps/rules/odds-turn.ts";
import { BODY_PARTS, freshBody } from "../../src/trauma/rules/body.ts";
import { damageDistribution } from "../../src/trauma/rules/odds-damage.ts";
import { attackOdds } from "../../src/trauma/rules/odds-wound.ts";
import { type Spread, spread } from "./measure.ts";

/** The largest question that a dialog can ask; `step` is where the slider stands. */
interface Dialog {
  readonly book: string;
  readonly question: string;
  ask(step: number): unknown;
}

/** −10 to 10, another one at every step. */
const slider = (step: number): number => ((step * 8) % 21) - 10;

const ARMOUR = armourByLocation(
  HIT_LOCATIONS.map((location, i) => ({ value: i % 4, covers: [location] })),
);
const VEST = { faces: 12, durability: 4, wear: -1 };
const SIDE = { reserve: 9, limit: 15, skill: 6, dice: 6, tk: 6, biggerThanDuel: true };
const REROLL = { ...DEFAULT_HELIX_SETTINGS, tie: "reroll" } as const;

const DIALOGS: readonly Dialog[] = [
  {
    book: "RPS",
    question: "6 against 6 dice with modifiers",
    ask: (step) => opposedOdds({ dice: [6, 6], modifier: slider(step) }),
  },
  {
    book: "RPS",
    question: "every number of dice from 0 to 6 against 6",
    ask: (step) => diceChoices({ min: 0, max: 6 }, 6, slider(step)),
  },
  {
    book: "RPS",
    question: "a whole turn: growth, limits, dice",
    ask: (step) => turnOdds(SIDE, { ...SIDE, reserve: step % 15 }, slider(step)),
  },
  {
    book: "RPS",
    question: "percent for 0 to 20 points",
    ask: (step) => percentOddsByPoints(40 + slider(step), 20),
  },
  {
    book: "RPS",
    question: "meeting the limit within 20 turns",
    ask: (step) => savingOdds({ reserve: step % 15, limit: 15, skill: 6 }, 2, 20),
  },
  {
    book: "Noppajärjestelmä",
    question: "the full sisu table: 5 dice of each size, 0 to 6 points",
    ask: (step) =>
      ATTRIBUTE_BANDS.map(({ faces }) =>
        Array.from({ length: 7 }, (_, sisu) =>
          checkOdds({ count: 5, faces }, 12 + slider(step), sisu),
        ),
      ),
  },
  {
    book: "HELIX",
    question: "damage of an exchange, by location, ties rolled again",
    ask: (step) => damageOdds({ difference: slider(step), weapon: 3, armour: ARMOUR }, REROLL),
  },
  {
    book: "HELIX",
    question: "a contest of 8",
    ask: (step) =>
      contestOdds(Array.from({ length: 8 }, (_, i) => ({ value: ((i + step) * 5) % 13 }))),
  },
  {
    book: "HELIX",
    question: "a contest of 4, ties rolled again",
    ask: (step) =>
      contestOdds(
        Array.from({ length: 4 }, (_, i) => ({ value: ((i + step) * 5) % 13 })),
        REROLL,
      ),
  },
  {
    book: "Trauma",
    question: "6d6 through armour on all six parts",
    ask: (step) =>
      attackOdds({
        body: freshBody(10 + (step % 7)),
        damage: damageDistribution({ dice: [{ count: 6, faces: 6 }], bonus: 10 + slider(step) }),
        targets: BODY_PARTS.map((part) => ({ part, armour: VEST })),
        modifier: slider(step),
        mode: "advantage",
        armourClass: 12,
      }),
  },
];

export interface DialogTimes extends Spread {
  readonly book: string;
  readonly question: string;
  readonly calls: number;
}

const CALLS = 600;

/** How long the largest questions of the dialogs take, call by call, from the very first one. */
export function dialogTimes(): DialogTimes[] {
  return DIALOGS.map(({ book, question, ask }) => ({
    book,
    question,
    calls: CALLS,
    ...spread(CALLS, ask),
  }));
}
