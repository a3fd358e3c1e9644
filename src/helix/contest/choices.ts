import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { ValueChoice } from "../rolls/check-config.ts";
import type { ActionValue } from "../rules/action.ts";
import type { Armour } from "../rules/equipment.ts";
import type { Scale } from "../rules/scale.ts";

/** What a side of an action contest rolls with, as its message holds it. */
export interface ActionChoice {
  readonly value: ValueChoice;
  /** The game master's, for the situation. */
  readonly modifier: number;
  /** How many are faced at once, 1 or more (HELIX 002:56). */
  readonly opponents: number;
  /** Decides ties between equal values where the setting says so. */
  readonly agility: number;
}

/** A weapon in a fight. */
export interface ChosenWeapon {
  readonly uuid: string;
  readonly name: TranslatedName;
  readonly value: number;
}

/** What a side of a fight fights with, and what protects it, as things stood when it chose. */
export interface CombatChoice extends ActionChoice {
  /** `null` for fists and kicks. */
  readonly weapon: ChosenWeapon | null;
  readonly armour: Armour;
  readonly scale: Scale;
  readonly lp: number;
  /** Only parries and dodges: hurts nobody. */
  readonly defendOnly: boolean;
}

/** Everything but the dice and the number of opponents, as the rules read it. */
export function actionValueOf({ value, modifier }: ActionChoice): ActionValue {
  const { id, source, value: base } = value;
  const modifiers = modifier === 0 ? [] : [{ source: "modifier", value: modifier } as const];
  return { id, source, value: base, modifiers };
}
