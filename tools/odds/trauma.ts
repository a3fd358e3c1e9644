import { ROLL_MODES, type RollMode } from "../../src/trauma/rules/advantage.ts";
import type { PartArmour } from "../../src/trauma/rules/armour.ts";
import { BODY_PARTS, type BodyPart, freshBody, maxOp } from "../../src/trauma/rules/body.ts";
import { reachChance, stealthChance, TWO_D4 } from "../../src/trauma/rules/odds.ts";
import {
  blockDistribution,
  damageDistribution,
  wearChance,
} from "../../src/trauma/rules/odds-damage.ts";
import { attackOdds } from "../../src/trauma/rules/odds-wound.ts";
import { PAIN_BANDS } from "../../src/trauma/rules/pain.ts";
import {
  DEFAULT_TRAUMA_SETTINGS,
  MULTI_PART_DAMAGES,
  PAIN_REFERENCES,
  PAIN_ROUNDINGS,
  PAIN_UNCONSCIOUS_AT,
  type TraumaSettings,
} from "../../src/trauma/rules/settings.ts";
import type { OddsCommand, OddsRow } from "./command.ts";
import { all, chosen, flag, given, numbers, one, type Values, word } from "./values.ts";

const MODE = word("mode", "how the d20 is rolled", [
  "normal",
  ...ROLL_MODES.filter((mode) => mode !== "normal"),
]);
const MODIFIER = numbers("modifier", "everything added to the d20", ["0"]);
const ARMOUR = numbers(
  "armour",
  "faces of the armour die (0: none), durability, wear",
  ["0", "0", "0"],
  3,
);

function armourOf(values: Values): PartArmour | null {
  const [faces = Number.NaN, durability = Number.NaN, wear = Number.NaN] = all(values, "armour");
  return faces === 0 ? null : { faces, durability, wear };
}

/** One row for reaching a number, in the asked mode first, then in the others. */
function modeRows(asked: RollMode, chance: (mode: RollMode) => OddsRow["value"]): OddsRow[] {
  const others = ROLL_MODES.filter((mode) => mode !== asked);
  return [asked, ...others].map((mode, i) => ({
    label: i === 0 ? mode : `  with ${mode}`,
    value: chance(mode),
  }));
}

const hit: OddsCommand = {
  name: "hit",
  help: "An attack or check: d20 and modifier against a number",
  example: "hit --ac 10 --modifier 4 --mode advantage",
  options: [numbers("ac", "armour class, or the difficulty of a check"), MODIFIER, MODE],
  run(values) {
    const [ac, modifier] = [one(values, "ac"), one(values, "modifier")];
    return {
      title: `d20 and ${modifier} against ${ac}`,
      rows: modeRows(chosen(values, "mode"), (mode) => reachChance(ac, modifier, mode)),
    };
  },
};

const stealth: OddsCommand = {
  name: "stealth",
  help: "Sneaking past someone, out of melee reach",
  example: "stealth --modifier 6 --metres 3 --attention 15",
  options: [
    MODIFIER,
    numbers("metres", "metres moved since the last check", ["0"]),
    numbers("attention", "passive attention of the most attentive enemy", ["15"]),
    MODE,
  ],
  run(values) {
    const [attention, metres] = [one(values, "attention"), one(values, "metres")];
    return {
      title: `Past attention ${attention} after ${metres} m`,
      rows: modeRows(chosen(values, "mode"), (mode) =>
        stealthChance(attention, one(values, "modifier"), metres, mode),
      ),
    };
  },
};

const block: OddsCommand = {
  name: "block",
  help: "What armour stops of some damage, and whether it wears",
  example: "block --damage 8 --armour 6 3 0",
  options: [
    numbers("damage", "damage that arrives"),
    numbers("armour", "faces of the armour die, durability, wear", undefined, 3),
  ],
  run(values) {
    const [faces = Number.NaN, durability = Number.NaN, wear = Number.NaN] = all(values, "armour");
    const armour = { faces, durability, wear };
    const damage = one(values, "damage");
    const blocks = blockDistribution(armour, damage);
    return {
      title: `d${faces} armour against ${damage} damage`,
      rows: [
        ...[...blocks].map(([blocked, chance]) => ({ label: `stops ${blocked}`, value: chance })),
        { label: "wears", value: wearChance(armour, damage) },
        { label: "stops on average", value: blocks.mean(), isMean: true },
      ],
    };
  },
};

const attack: OddsCommand = {
  name: "attack",
  help: "One attack: damage through armour, injury, pain, falling",
  example: "attack --ac 10 --modifier 4 --damage 2 6 --con 10 --part torso --armour 6 3 0",
  options: [
    numbers("ac", "armour class of the target"),
    MODIFIER,
    MODE,
    numbers("damage", "number of damage dice, faces of each", undefined, 2),
    numbers("bonus", "what is added to the damage dice", ["0"]),
    numbers("con", "constitution of the target", ["10"]),
    word("part", "the chosen part", ["torso", ...BODY_PARTS.filter((part) => part !== "torso")]),
    word("second", "a second chosen part", ["none", ...BODY_PARTS]),
    numbers("missing", "points that the chosen parts lack already", ["0"]),
    flag("injured", "the chosen parts are injured already"),
    numbers("pain", "pain from elsewhere", ["0"]),
    ARMOUR,
    word(
      "unconscious",
      "pain from which on a person is unconscious",
      PAIN_UNCONSCIOUS_AT.map(String),
    ),
    word("rounding", "how pain is rounded", PAIN_ROUNDINGS),
    word("reference", "from which maximum points are missing", PAIN_REFERENCES),
    word("several", "what several parts take", MULTI_PART_DAMAGES),
  ],
  run(values) {
    const settings: TraumaSettings = {
      ...DEFAULT_TRAUMA_SETTINGS,
      painUnconsciousAt: one(values, "unconscious") === 15 ? 15 : 16,
      painRounding: chosen(values, "rounding"),
      painReference: chosen(values, "reference"),
      multiPartDamage: chosen(values, "several"),
    };
    const con = one(values, "con");
    const chosenParts = [
      chosen<BodyPart>(values, "part"),
      chosen<BodyPart | "none">(values, "second"),
    ];
    const parts = chosenParts.filter((part) => part !== "none");
    const injured = given(values, "injured");
    const changed = parts.map((part) => {
      const op = maxOp(con, part) - one(values, "missing");
      return [part, { op, injured, days: injured ? 1 : 0 }] as const;
    });
    const fresh = freshBody(con);
    const [count = Number.NaN, faces = Number.NaN] = all(values, "damage");
    const odds = attackOdds(
      {
        body: { con, parts: { ...fresh.parts, ...Object.fromEntries(changed) } },
        painAdjust: one(values, "pain"),
        damage: damageDistribution({ dice: [{ count, faces }], bonus: one(values, "bonus") }),
        targets: parts.map((part) => ({ part, armour: armourOf(values) })),
        modifier: one(values, "modifier"),
        mode: chosen(values, "mode"),
        armourClass: one(values, "ac"),
      },
      settings,
    );
    return {
      title: `One attack on ${parts.join(" and ")}, misses included`,
      rows: [
        { label: "hit", value: odds.hit },
        { label: "new injury", value: odds.newInjury },
        { label: "felled", value: odds.felled },
        { label: "killed", value: odds.killed },
        { label: "expected damage", value: odds.expectedDealt, isMean: true },
        { label: "  of a hit", value: odds.onHit.expectedDealt, isMean: true },
        ...PAIN_BANDS.map((band) => ({
          label: `  pain after a hit: ${band}`,
          value: odds.onHit.bands[band],
        })),
      ],
    };
  },
};

const healing: OddsCommand = {
  name: "healing",
  help: "2d4: the days of an injury, the points of a night",
  example: "healing",
  options: [],
  run() {
    return {
      title: "2d4",
      rows: [
        ...[...TWO_D4].map(([sum, chance]) => ({ label: String(sum), value: chance })),
        { label: "on average", value: TWO_D4.mean(), isMean: true },
      ],
    };
  },
};

/** The odds of Trauma on the command line. */
export const commands: OddsCommand[] = [hit, stealth, block, attack, healing];
