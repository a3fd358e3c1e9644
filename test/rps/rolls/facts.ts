import type { CheckConfig, CheckValue } from "../../../src/rps/rolls/check-config.ts";
import {
  type Bonus,
  bonusTerms,
  NO_NAME,
  specialisationTerms,
} from "../../../src/rps/rolls/offered-terms.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";

const named = (name: string, translations: object = {}) =>
  ({ name, translations }) as Bonus["name"];

/** Sees in the dark: for any use, but only there. */
export const NIGHT_EYES: Bonus = {
  id: "eyes",
  name: named("Night eyes", {
    en: { name: "Night eyes", words: { condition: "in the dark" } },
    fi: { name: "Yösilmät", words: { condition: "pimeässä" } },
  }),
  amount: 4,
  sign: "help",
  condition: "in the dark",
  skills: [],
  will: "",
};
/** Always helps burglars, whatever the light. */
export const STEADY_HANDS: Bonus = {
  ...NIGHT_EYES,
  id: "hands",
  name: named("Steady hands"),
  amount: 1,
  condition: "",
  skills: ["burglary"],
};
/** Hinders climbers. */
export const FEAR: Bonus = {
  ...STEADY_HANDS,
  id: "fear",
  name: named("Fear of heights"),
  amount: 2,
  sign: "hinder",
  skills: ["agility"],
};
/** Vesa's: counts in attacks on the will alone. RPS [145] */
export const WILL_ATTACK: Bonus = { ...STEADY_HANDS, id: "will", skills: [], will: "attack" };

const BONUSES = [NIGHT_EYES, STEADY_HANDS, FEAR, WILL_ATTACK];

/** Burglary 3: alarms that nobody has met before, and old locks. RPS [73] */
export const BURGLARY: CheckValue = {
  id: "burglary",
  source: "skill",
  name: named("Burglary", {
    en: { name: "Burglary" },
    fi: { name: "Murtautuminen" },
    ru: { name: "Взлом" },
  }),
  level: 3,
  modifier: 0,
  terms: [
    ...specialisationTerms(
      [
        { id: "alarms", name: "Unfamiliar alarms", value: -3 },
        { id: "locks", name: "Old locks", value: 2 },
      ],
      {
        en: { name: "", words: { "specialisation-alarms": "Unfamiliar alarms" } },
        fi: { name: "", words: { "specialisation-alarms": "Oudot hälyttimet" } },
      },
    ),
    ...bonusTerms(BONUSES, "burglary"),
  ],
};
export const AGILITY: CheckValue = {
  id: "agility",
  source: "nb",
  name: NO_NAME,
  level: 2,
  modifier: 0,
  terms: bonusTerms(BONUSES, "agility"),
};
export const NO_SKILL: CheckValue = {
  ...AGILITY,
  id: "",
  source: "untrained",
  level: 1,
  modifier: -3,
  terms: bonusTerms(BONUSES, ""),
};

/** Somebody of level 4 with a full reserve, about to break in. */
export const BREAK_IN: CheckConfig = {
  actor: "Actor.timo",
  purpose: "action",
  choices: [BURGLARY, AGILITY, NO_SKILL],
  tk: 5,
  settings: DEFAULT_RPS_SETTINGS,
  weapon: null,
  spell: null,
  blow: null,
  tools: [],
  reserve: 4,
  choice: "burglary",
  level: 1,
  ticked: [],
  modifier: 0,
  points: 0,
  biggerThanDuel: false,
  tool: "",
  mode: "public",
};

/** Ymir parries Hagar's sword with his shield. RPS [120] */
export const YMIR: CheckConfig = {
  ...BREAK_IN,
  actor: "Actor.ymir",
  purpose: "parry",
  choices: [
    {
      id: "melee",
      source: "skill",
      name: named("Melee weapons"),
      level: 4,
      modifier: 0,
      terms: specialisationTerms([{ id: "shield", name: "Shields", value: 1 }], {}),
    },
    NO_SKILL,
  ],
  blow: { contest: "c", defender: "y", opponent: "h", opponentName: "Hagar", damage: 3 },
  tools: [
    { id: "shield", name: named("Shield"), durability: 2, skill: "melee" },
    { id: "axe", name: named("Axe"), durability: 3, skill: "axes" },
  ],
  choice: "melee",
  ticked: ["specialisation-shield"],
  modifier: -10,
  points: 1,
  tool: "shield",
};
