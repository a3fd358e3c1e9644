import type { TranslatedName } from "../../core/i18n/translations.ts";
import { passiveChance } from "../rules/odds.ts";
import { type Spell, type SpellDesign, spell } from "../rules/spell.ts";
import { type ActionConfig, valueSum } from "./check-config.ts";
import type { Target } from "./targets.ts";

/** A spell that is being designed and woven, as the window shows and changes it. */
export interface WeavingConfig extends ActionConfig {
  /** UUID of the saved spell; `null` for one that is made up now. */
  readonly saved: string | null;
  /** Magic points that the weaver has. */
  readonly mp: number;
  /** Whom it is aimed at; they may resist with will (setting `magicResistance`). */
  readonly targets: readonly Target[];
  /** Empty for a spell without a name. */
  name: TranslatedName;
  design: Required<SpellDesign>;
}

/** A spell with nothing in it yet, but for the minute that every effect needs (HELIX 002:75). */
export const EMPTY_DESIGN: Required<SpellDesign> = Object.freeze({
  areaM2: 0,
  objects: 0,
  scopeMode: "auto",
  metres: 0,
  touch: false,
  minutes: 1,
  damage: 0,
  heal: 0,
  changeKg: 0,
  moveKg: 0,
  namedEffect: false,
});

/** The wishes in a spell's data, without what else they hold. */
export function designOf(data: SpellDesign): Required<SpellDesign> {
  const wishes = Object.keys(EMPTY_DESIGN).map((key) => [key, data[key as keyof SpellDesign]]);
  return Object.fromEntries(wishes) as unknown as Required<SpellDesign>;
}

/** Why a spell cannot be woven now. */
export type WeavingRefusal = "noMagicSkill" | "notEnoughMp" | Spell["errors"][number];

/** Why it cannot be woven; `null` if it can. @throws {RuleError} */
export function weavingRefusal(config: WeavingConfig): WeavingRefusal | null {
  const { errors, mp } = spell(config.design);
  if (config.choices.length === 0) return "noMagicSkill";
  return errors[0] ?? (mp > config.mp ? "notEnoughMp" : null);
}

/** The exact chance of weaving it. @throws {RuleError} */
export function weavingChance(config: WeavingConfig) {
  return passiveChance(valueSum(config), spell(config.design).difficulty);
}
