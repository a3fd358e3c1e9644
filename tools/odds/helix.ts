import { difficultyDistribution } from "../../src/helix/rules/difficulty.ts";
import { armourByLocation } from "../../src/helix/rules/equipment.ts";
import { HIT_LOCATIONS, type HitLocation } from "../../src/helix/rules/hit-location.ts";
import {
  difficultyHints,
  passiveChance,
  randomDifficultyChance,
} from "../../src/helix/rules/odds.ts";
import { damageOdds, hitLocationOdds } from "../../src/helix/rules/odds-combat.ts";
import { contestOdds } from "../../src/helix/rules/odds-contest.ts";
import { opposedOdds } from "../../src/helix/rules/odds-opposed.ts";
import { SCALES, type Scale } from "../../src/helix/rules/scale.ts";
import {
  DEFAULT_HELIX_SETTINGS,
  type HelixSettings,
  HIT_LOCATION_DICE,
  TIE_RULES,
} from "../../src/helix/rules/settings.ts";
import type { OddsCommand } from "./command.ts";
import { all, chosen, numbers, one, type Values, word } from "./values.ts";

const VALUE = numbers("value", "attribute or skill value, modifiers included");
const DIFFERENCE = numbers("difference", "own value less the opponent's, modifiers included");
const TIE = word("tie", "what equal totals do", TIE_RULES);
const AGILITY = numbers("agility", "own agility less the opponent's, for equal values", ["0"]);
const DIE = word("die", "which die tells the hit location", HIT_LOCATION_DICE);

/** The defaults, with those settings that the command has as options. */
function settingsOf(values: Values): HelixSettings {
  return {
    ...DEFAULT_HELIX_SETTINGS,
    ...(values.tie ? { tie: chosen(values, "tie") } : {}),
    ...(values.die ? { hitLocationDie: chosen(values, "die") } : {}),
  };
}

const passive: OddsCommand = {
  name: "passive",
  help: "An action, spell or shot against a fixed difficulty",
  example: "passive --value 4 --difficulty 7",
  options: [VALUE, numbers("difficulty", "the difficulty to reach")],
  run(values) {
    const [value, difficulty] = [one(values, "value"), one(values, "difficulty")];
    const chance = passiveChance(value, difficulty);
    return {
      title: `Value ${value} against difficulty ${difficulty}`,
      rows: [
        { label: "success", value: chance },
        { label: "failure", value: chance.complement() },
      ],
    };
  },
};

const random: OddsCommand = {
  name: "random",
  help: "An action against a difficulty left to chance, such as 5 + 1d3",
  example: "random --value 4 --base 5 --dice 1 3",
  options: [
    VALUE,
    numbers("base", "what is added to the dice"),
    numbers("dice", "number of dice, faces of each", undefined, 2),
  ],
  run(values) {
    const [count = Number.NaN, faces = Number.NaN] = all(values, "dice");
    const [value, base] = [one(values, "value"), one(values, "base")];
    const difficulties = difficultyDistribution({ base, count, faces });
    return {
      title: `Value ${value} against difficulty ${base} + ${count}d${faces}`,
      rows: [
        { label: "success", value: randomDifficultyChance(value, difficulties) },
        ...difficulties.outcomes().map((difficulty) => ({
          label: `  if it is ${difficulty}`,
          value: passiveChance(value, difficulty),
        })),
      ],
    };
  },
};

const table: OddsCommand = {
  name: "table",
  help: "The chance against each difficulty of a range",
  example: "table --value 4 --range 4 15",
  options: [VALUE, numbers("range", "lowest and highest difficulty", ["4", "15"], 2)],
  run(values) {
    const [from = Number.NaN, to = Number.NaN] = all(values, "range");
    const hints = difficultyHints(one(values, "value"), from, to);
    return {
      title: `Value ${one(values, "value")}`,
      rows: hints.map(({ difficulty, chance }) => ({
        label: `difficulty ${difficulty}`,
        value: chance,
      })),
    };
  },
};

const opposed: OddsCommand = {
  name: "opposed",
  help: "A contest of two",
  example: "opposed --difference 1 --tie none",
  options: [DIFFERENCE, TIE, AGILITY],
  run(values) {
    const difference = one(values, "difference");
    const odds = opposedOdds(difference, settingsOf(values), one(values, "agility"));
    return {
      title: `A contest with ${difference} more than the opponent`,
      rows: [
        { label: "win", value: odds.win },
        { label: "tie", value: odds.tie },
        { label: "lose", value: odds.lose },
      ],
    };
  },
};

const contest: OddsCommand = {
  name: "contest",
  help: "A contest of three",
  example: "contest --values 5 4 4 --tie reroll",
  options: [
    numbers("values", "the three values, modifiers included", undefined, 3),
    numbers("agilities", "the three agilities, for equal values", ["0", "0", "0"], 3),
    TIE,
  ],
  run(values) {
    const agilities = all(values, "agilities");
    const sides = all(values, "values").map((value, side) => ({ value, agility: agilities[side] }));
    const { win, drawn } = contestOdds(sides, settingsOf(values));
    return {
      title: "A contest of three",
      rows: [
        ...win.map((chance, side) => ({
          label: `side ${side + 1} (${sides[side]!.value}) wins`,
          value: chance,
        })),
        { label: "nobody wins", value: drawn },
      ],
    };
  },
};

const damage: OddsCommand = {
  name: "damage",
  help: "Life points the opponent loses in one exchange of blows",
  example: "damage --difference 1 --weapon 2 --armour 0 0 1 1 2 3",
  options: [
    DIFFERENCE,
    numbers("weapon", "own weapon value", ["0"]),
    numbers(
      "armour",
      "armour of right leg, left leg, right arm, left arm, torso, head",
      ["0", "0", "0", "0", "0", "0"],
      6,
    ),
    word("called", "location of a called hit", ["none", ...HIT_LOCATIONS]),
    word("scale", "what carries the weapon", SCALES),
    numbers("points", "a number of life points to ask about", ["10"]),
    DIE,
    TIE,
    AGILITY,
  ],
  run(values) {
    const armours = all(values, "armour");
    const called = chosen<HitLocation | "none">(values, "called");
    const odds = damageOdds(
      {
        difference: one(values, "difference"),
        weapon: one(values, "weapon"),
        armour: armourByLocation(
          HIT_LOCATIONS.map((location, i) => ({ value: armours[i]!, covers: [location] })),
        ),
        scale: chosen<Scale>(values, "scale"),
        agilityDifference: one(values, "agility"),
        calledLocation: called === "none" ? null : called,
      },
      settingsOf(values),
    );
    const points = one(values, "points");
    return {
      title: `One exchange with ${one(values, "difference")} more than the opponent`,
      rows: [
        { label: "win", value: odds.win },
        { label: "hurt", value: odds.hurt },
        { label: `at least ${points} points`, value: odds.atLeast(points) },
        { label: "expected damage", value: odds.expected, isMean: true },
      ],
    };
  },
};

const location: OddsCommand = {
  name: "location",
  help: "Where a blow lands, given that it wins",
  example: "location --difference 0 --die first",
  options: [DIFFERENCE, DIE, TIE, AGILITY],
  run(values) {
    const difference = one(values, "difference");
    const agilityDifference = one(values, "agility");
    const odds = hitLocationOdds({ difference, agilityDifference }, settingsOf(values));
    return {
      title: `Hit location of a win with ${difference} more than the opponent`,
      rows: HIT_LOCATIONS.map((place) => ({ label: place, value: odds[place] })),
    };
  },
};

/** The odds of HELIX on the command line. */
export const commands: OddsCommand[] = [passive, random, table, opposed, contest, damage, location];
