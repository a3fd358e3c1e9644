import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import type { AttributeSetup } from "../rules/attributes.ts";
import { type CannotRoll, type Pool, pool } from "../rules/check.ts";
import { type DifficultyChange, totalDifficulty } from "../rules/difficulty.ts";
import { type CheckOdds, checkOdds } from "../rules/odds.ts";
import type { NoppaSettings } from "../rules/settings.ts";

/** An attribute that the player may choose. */
export interface AttributeChoice extends AttributeSetup {
  readonly value: number;
}

/** Everything that a check is rolled with, as the dialog shows and changes it. */
export interface CheckConfig extends CheckChoices {
  /** UUID of the character; `null` for bare dice. */
  readonly actor: string | null;
  readonly skill: TranslatedName & { readonly level: number };
  /** The weapon that is used, with what it adds. */
  readonly weapon: (TranslatedName & { readonly uuid: string }) | null;
  readonly attributes: readonly AttributeChoice[];
  /** Dice that were asked for by name, instead of a skill and an attribute. */
  readonly bare: Pool | null;
  /** Sisu points that the character has. */
  readonly sisuAvailable: number;
  readonly settings: NoppaSettings;

  /** Id of the chosen attribute. */
  attribute: string;
  /** Before any change. Not used while `hidden`, unless the game master rolls. */
  difficulty: number;
  /** Only the game master knows the difficulty. */
  hidden: boolean;
  changes: DifficultyChange[];
  noTools: boolean;
  sisu: number;
  declaredDie: number;
}

export function chosenAttribute(config: CheckConfig): AttributeChoice | null {
  return config.attributes.find(({ id }) => id === config.attribute) ?? null;
}

/** The dice, or why there are none. */
export function checkPool(config: CheckConfig): Pool | CannotRoll {
  if (config.noTools) return "noTools";
  if (config.bare) return config.bare;
  const attribute = chosenAttribute(config)?.value ?? 0;
  return pool({ skill: config.skill.level, attribute }, config.settings);
}

/** The difficulty with every change. */
export function checkDifficulty(config: CheckConfig): number {
  return totalDifficulty(config.difficulty, config.changes);
}

/** The exact odds as things stand; `null` where nothing can be rolled. */
export function configOdds(config: CheckConfig): CheckOdds | null {
  const dice = checkPool(config);
  return typeof dice === "string"
    ? null
    : checkOdds(dice, checkDifficulty(config), config.sisu, config.settings);
}
