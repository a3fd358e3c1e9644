import {
  type AllotmentRow,
  type AttributeDefinition,
  DEFAULT_ALLOTMENT,
  DEFAULT_ATTRIBUTES,
  type HalfRule,
  HUMAN,
  type Race,
  type Range,
  type RoundLength,
  type Speeds,
} from "./world.ts";

/** Who sees how many dice are bought before all have bought. RPS [5][16] */
export const COMMIT_VISIBILITIES = ["hidden", "open"] as const;
/** Do all fitting specialisations and special bonuses add up? RPS [70–72] */
export const MODIFIER_STACKINGS = ["sum", "bestAndWorst"] as const;
/** When an attribute's value counts in a contest of normal bonuses. RPS [75] */
export const NB_VALUE_MODIFIERS = ["bothUseNB", "onlyEqual", "never"] as const;
/** One track of shock, or shock and blood. RPS [125] */
export const SHOCK_MODES = ["single", "dual"] as const;
/** What armour does against a critical success. RPS [119][121] */
export const CRIT_VS_ARMOUR = ["gm", "ignore", "normal"] as const;
/** Who hears what a player is about to do. RPS [90] */
export const DECLARATION_SECRECIES = ["playerChooses", "public", "gmOnly"] as const;
/** Skills that the book names, to begin a list with. RPS [59] */
export const SKILL_SUGGESTIONS = [
  "unarmedCombat",
  "meleeWeapons",
  "gunfight",
  "vehicleControl",
  "riding",
  "survival",
  "firstAid",
  "engineer",
  "licentiate",
  "etiquette",
] as const;

/** Everything that the game master may change for a world. */
export interface RpsSettings {
  /** The attributes of this world. RPS [43] */
  readonly attributes: readonly AttributeDefinition[];
  /** Points by skill level (row) and die (column): `gain[skill - 1][die - 1]`, 0–15. RPS [5] */
  readonly gain: readonly (readonly number[])[];
  /** The limit by character level: `limits[level - 1]`. RPS [57] */
  readonly limits: readonly number[];
  /** How many skills of which level a character of a level may have. RPS [56] */
  readonly allotment: readonly AllotmentRow[];
  readonly halfRule: HalfRule;
  /** The chance in percent by skill level: `chance[skill - 1]`. RPS [36] */
  readonly chance: readonly number[];
  /** Percent for each step of a specialisation or special bonus. RPS [72] */
  readonly percentPerSpecialisation: number;
  /** Percent for each point spent. RPS [38] */
  readonly percentPerPoint: number;
  /** Exactly so much more is critical, yet more is ordinary. RPS [8] */
  readonly margin: number;
  /** The fewest dice that must be thrown, if the cap allows: 0 or 1. */
  readonly minDice: number;
  readonly commitVisibility: (typeof COMMIT_VISIBILITIES)[number];
  readonly modifierStacking: (typeof MODIFIER_STACKINGS)[number];
  /** The size of special bonuses, without their sign. RPS [61] */
  readonly specialBonusRange: Range;
  readonly nbValueModifier: (typeof NB_VALUE_MODIFIERS)[number];
  /** Does combat experience cap percent actions too? RPS [63] */
  readonly tkCapsUnopposed: boolean;
  /** What a character without the skill uses: a level and a modifier in steps. */
  readonly untrained: { readonly level: number; readonly modifier: number };
  readonly shockMode: (typeof SHOCK_MODES)[number];
  /** A penalty in steps to suggest for 0–6 shock; never applied by itself. RPS [125] */
  readonly shockSuggestion: readonly number[];
  readonly critVsArmour: (typeof CRIT_VS_ARMOUR)[number];
  /** What an ordinary human does, in metres a second. RPS [67] */
  readonly speeds: Speeds;
  /** The first is the baseline race, by whose average all are measured. RPS [142] */
  readonly races: readonly Race[];
  readonly declarationSecrecy: (typeof DECLARATION_SECRECIES)[number];
  readonly vehicles: boolean;
  readonly magic: boolean;
  /** Id of the attribute that magic uses. RPS [145] */
  readonly magicAttribute: string;
  readonly skillSuggestions: readonly string[];
  /** How long a round lasts unless the game master says otherwise. RPS [83] */
  readonly roundLength: RoundLength;
}

/** The book's numbers, and ours where its table page is missing. */
export const DEFAULT_RPS_SETTINGS: RpsSettings = {
  attributes: DEFAULT_ATTRIBUTES,
  gain: [
    [1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 2, 2],
    [1, 2, 2, 2, 3, 3],
    [2, 3, 3, 3, 4, 4],
    [3, 4, 4, 4, 5, 5],
    [4, 5, 5, 5, 6, 6],
  ],
  limits: [5, 7, 9, 11, 13, 15],
  allotment: DEFAULT_ALLOTMENT,
  halfRule: "atMostHalf",
  chance: [20, 35, 50, 65, 80, 95],
  percentPerSpecialisation: 3,
  percentPerPoint: 2,
  margin: 6,
  minDice: 1,
  commitVisibility: "hidden",
  modifierStacking: "sum",
  specialBonusRange: { min: 1, max: 6 },
  nbValueModifier: "bothUseNB",
  tkCapsUnopposed: true,
  untrained: { level: 1, modifier: -3 },
  shockMode: "single",
  shockSuggestion: [0, 0, -1, -2, -3, -4, -6],
  critVsArmour: "gm",
  speeds: { jog: 2, run: 4, sprint: 9 },
  races: [HUMAN],
  declarationSecrecy: "playerChooses",
  vehicles: true,
  magic: false,
  magicAttribute: "magic",
  skillSuggestions: SKILL_SUGGESTIONS,
  roundLength: { amount: 1, unit: "s" },
};
