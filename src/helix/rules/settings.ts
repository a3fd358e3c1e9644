import { type SettingChoices, settingReader } from "../../core/rules/settings.ts";

/** Which die of the winner's chain tells where the blow lands: the text says first, its example last (002:37, 002:59). */
export const HIT_LOCATION_DICE = ["first", "last"] as const;
/** What happens when the highest totals are equal. The book is silent; ours. */
export const TIE_RULES = ["none", "reroll", "higherValue"] as const;
/** How many of its magic points a spell costs that fails. The book says only what weaving costs (002:61). */
export const FAILED_SPELL_COSTS = ["full", "half", "none"] as const;
/** Whether a being with no life points left gets a marker. The book does not say what zero means. */
export const ZERO_LP_STATUSES = ["marker", "none"] as const;
/** How agility decides who acts first (002:8). */
export const INITIATIVE_RULES = ["static", "actionRoll"] as const;
/** What is rolled for a skill that was never learnt. */
export const UNTRAINED_RULES = ["deny", "attribute", "zero"] as const;
/** Whether a target may resist a spell with will (002:11 mentions it, without a procedure). */
export const MAGIC_RESISTANCES = ["off", "on"] as const;
/** What the factor of a vehicle's weapons multiplies (002:57). */
export const VEHICLE_DAMAGE_SCOPES = ["weapon", "total"] as const;

/** The world settings of HELIX, `helix.<key>`. */
export interface HelixSettings {
  readonly hitLocationDie: (typeof HIT_LOCATION_DICE)[number];
  readonly tie: (typeof TIE_RULES)[number];
  readonly failedSpellCost: (typeof FAILED_SPELL_COSTS)[number];
  readonly zeroLpStatus: (typeof ZERO_LP_STATUSES)[number];
  readonly initiative: (typeof INITIATIVE_RULES)[number];
  readonly untrained: (typeof UNTRAINED_RULES)[number];
  readonly magicResistance: (typeof MAGIC_RESISTANCES)[number];
  readonly vehicleDamageScope: (typeof VEHICLE_DAMAGE_SCOPES)[number];
}

/** The values accepted for each setting, the default first. */
export const HELIX_SETTING_CHOICES: SettingChoices<HelixSettings> = {
  hitLocationDie: HIT_LOCATION_DICE,
  tie: TIE_RULES,
  failedSpellCost: FAILED_SPELL_COSTS,
  zeroLpStatus: ZERO_LP_STATUSES,
  initiative: INITIATIVE_RULES,
  untrained: UNTRAINED_RULES,
  magicResistance: MAGIC_RESISTANCES,
  vehicleDamageScope: VEHICLE_DAMAGE_SCOPES,
};

export const DEFAULT_HELIX_SETTINGS: HelixSettings = Object.freeze({
  hitLocationDie: "first",
  tie: "none",
  failedSpellCost: "full",
  zeroLpStatus: "marker",
  initiative: "static",
  untrained: "deny",
  magicResistance: "off",
  vehicleDamageScope: "weapon",
});

/** One setting, checked. @throws {RuleError} if its value is none of the accepted ones. */
export const requireSetting = settingReader<HelixSettings>(HELIX_SETTING_CHOICES);
