import { type SettingChoices, settingReader } from "../../core/rules/settings.ts";

/** From how much pain on a person is unconscious: the book's table has 15 in two rows (Trauma 003:32-33). */
export const PAIN_UNCONSCIOUS_AT = [16, 15] as const;
/** How the sum of pain becomes a whole number; the only rounding the book knows is down (Trauma 003:11). */
export const PAIN_ROUNDINGS = ["floor", "round", "ceil"] as const;
/** Whether missing points are counted from the whole maximum or from the halved one of an injured part. */
export const PAIN_REFERENCES = ["base", "current"] as const;
/** How much of the ability modifier is added to an attack; the book names nothing. */
export const ATTACK_MODIFIERS = ["full", "half", "none"] as const;
/** How unequal numbers of advantages and disadvantages are set off (Trauma 003:14). */
export const ADVANTAGE_NETTINGS = ["count", "presence"] as const;
/** Whether several chosen parts take the full damage each, or share it (Trauma 003:14, 003:28). */
export const MULTI_PART_DAMAGES = ["full", "split"] as const;

/** The world settings of Trauma, `trauma.<key>`. */
export interface TraumaSettings {
  readonly painUnconsciousAt: (typeof PAIN_UNCONSCIOUS_AT)[number];
  readonly painRounding: (typeof PAIN_ROUNDINGS)[number];
  readonly painReference: (typeof PAIN_REFERENCES)[number];
  readonly attackModifier: (typeof ATTACK_MODIFIERS)[number];
  readonly advantageNetting: (typeof ADVANTAGE_NETTINGS)[number];
  readonly multiPartDamage: (typeof MULTI_PART_DAMAGES)[number];
  /** Optional: points of a part may fall below 0, and go on hurting. */
  readonly allowNegativeOp: boolean;
  /** Optional: halvings of speed multiply. */
  readonly speedHalvingStacks: boolean;
}

/** The values accepted for each setting, the default first. */
export const TRAUMA_SETTING_CHOICES: SettingChoices<TraumaSettings> = {
  painUnconsciousAt: PAIN_UNCONSCIOUS_AT,
  painRounding: PAIN_ROUNDINGS,
  painReference: PAIN_REFERENCES,
  attackModifier: ATTACK_MODIFIERS,
  advantageNetting: ADVANTAGE_NETTINGS,
  multiPartDamage: MULTI_PART_DAMAGES,
  allowNegativeOp: [false, true],
  speedHalvingStacks: [true, false],
};

export const DEFAULT_TRAUMA_SETTINGS: TraumaSettings = Object.freeze({
  painUnconsciousAt: 16,
  painRounding: "floor",
  painReference: "base",
  attackModifier: "full",
  advantageNetting: "count",
  multiPartDamage: "full",
  allowNegativeOp: false,
  speedHalvingStacks: true,
});

/** One setting, checked. @throws {RuleError} if its value is none of the accepted ones. */
export const requireSetting = settingReader<TraumaSettings>(TRAUMA_SETTING_CHOICES);
