import { choiceField, countField, wholeNumberField } from "../../core/data/fields.ts";
import { ATTRIBUTES, type AttributeId, STARTING_ATTRIBUTE } from "../rules/attributes.ts";
import { SCOPE_MODES } from "../rules/spell.ts";

const { fields } = foundry.data;

/** An attribute value; everybody starts at 3 (HELIX 002:13). */
export function attributeField() {
  return new fields.SchemaField({ value: countField(STARTING_ATTRIBUTE) });
}

/** All six attributes. */
export function attributesField() {
  const six = ATTRIBUTES.map((id) => [id, attributeField()] as const);
  return new fields.SchemaField(
    Object.fromEntries(six) as Record<AttributeId, ReturnType<typeof attributeField>>,
  );
}

/**
 * Points whose maximum follows from an attribute and is never stored.
 * `extra` is what the game master adds to that maximum. Life points may fall below 0 (HELIX 002:44).
 */
export function pointsField(initial: number) {
  return new fields.SchemaField({ value: wholeNumberField(initial), extra: wholeNumberField() });
}

/** An amount of a spell variable: half metres and kilograms count as begun. */
function amountField() {
  return new fields.NumberField({ required: true, nullable: false, min: 0, initial: 0 });
}

/** The wishes that a spell is woven from, as `rules/spell.ts` reads them (HELIX 002:62-91). */
export function spellDesignFields() {
  return {
    areaM2: amountField(),
    objects: countField(),
    scopeMode: choiceField(SCOPE_MODES),
    metres: amountField(),
    touch: new fields.BooleanField(),
    minutes: amountField(),
    damage: countField(),
    heal: countField(),
    changeKg: amountField(),
    moveKg: amountField(),
    /** An effect without a variable of its own, such as sleep; the description says which. */
    namedEffect: new fields.BooleanField(),
  };
}
