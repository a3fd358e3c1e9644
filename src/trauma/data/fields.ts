import {
  choiceField,
  countField,
  idField,
  nameField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { ABILITIES, type AbilityId, MODIFIER_BASE } from "../rules/abilities.ts";
import { EDGE_SOURCES } from "../rules/advantage.ts";
import { PART_ROLES } from "../rules/body.ts";
import {
  ADVANTAGE_NETTINGS,
  ATTACK_MODIFIERS,
  MULTI_PART_DAMAGES,
  PAIN_REFERENCES,
  PAIN_ROUNDINGS,
} from "../rules/settings.ts";

const { fields } = foundry.data;

/** All five abilities; 10 has no modifier (Trauma 003:10). */
export function abilitiesField() {
  const five = ABILITIES.map((id) => {
    const value = new fields.NumberField({
      required: true,
      nullable: false,
      integer: true,
      min: id === "con" ? 1 : 0,
      initial: MODIFIER_BASE,
    });
    return [id, new fields.SchemaField({ value })] as const;
  });
  return new fields.SchemaField(
    Object.fromEntries(five) as Record<AbilityId, (typeof five)[number][1]>,
  );
}

/**
 * How one part of a body is: points that are missing from the whole maximum, so that constitution
 * can change, and days until an injury has healed; more than 0 days are an injury.
 */
export function partField() {
  return new fields.SchemaField({
    /** Below 0 never; above the maximum only where parts may fall below 0. */
    missing: countField(),
    days: countField(),
  });
}

/** The parts of a body, as messages hold them: names are those of parts of its own, empty for a humanoid's. */
export function planField() {
  return new fields.ArrayField(
    new fields.SchemaField({
      id: idField(),
      name: nameField(),
      role: choiceField(PART_ROLES),
      factor: fromField(1),
    }),
  );
}

/** Dice such as `2d6+1`, in the notation of any of the four languages; empty for none. */
export function diceField() {
  return new fields.StringField({ required: true, blank: true, initial: "" });
}

/** A whole number from `min` on, which is also what a new document has. */
export function fromField(min: number) {
  return new fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    min,
    initial: min,
  });
}

/** One of the five abilities, or none. */
export function optionalAbilityField() {
  return new fields.StringField({
    required: true,
    blank: true,
    choices: ["", ...ABILITIES],
    initial: "",
  });
}

/** Everything that is added to the die of a check or an attack, as it stood. */
export function termsField() {
  return new fields.ArrayField(
    new fields.SchemaField({
      source: choiceField(["ability", "weapon", "pain", "distance", "modifier"]),
      value: wholeNumberField(),
      /** Of the ability, or of the row of the pain table; empty for others. */
      id: idField(),
    }),
  );
}

/** The reasons to roll with advantage or disadvantage, as they stood. */
export function edgesField() {
  return new fields.ArrayField(
    new fields.SchemaField({
      kind: choiceField(["advantage", "disadvantage"]),
      source: choiceField(EDGE_SOURCES),
      /** Of the part of the body; empty for others. */
      id: idField(),
    }),
  );
}

/** The rules as they stood when the dice fell. */
export function settingsField() {
  return new fields.SchemaField({
    painUnconsciousAt: wholeNumberField(16),
    painRounding: choiceField(PAIN_ROUNDINGS),
    painReference: choiceField(PAIN_REFERENCES),
    attackModifier: choiceField(ATTACK_MODIFIERS),
    advantageNetting: choiceField(ADVANTAGE_NETTINGS),
    multiPartDamage: choiceField(MULTI_PART_DAMAGES),
    allowNegativeOp: new fields.BooleanField(),
    speedHalvingStacks: new fields.BooleanField({ initial: true }),
  });
}
