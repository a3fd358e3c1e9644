import { choiceField, countField, measureField, textField } from "../../core/data/fields.ts";
import { EXPLOSION_TYPES } from "../rules/explosion.ts";
import { DAMAGE_TYPES } from "../rules/melee-weapons.ts";

const { fields } = foundry.data;

/** A measure that may be unknown. */
export function optionalMeasureField() {
  return new fields.NumberField({ required: true, nullable: true, min: 0, initial: null });
}

/** Points out of a maximum that is worked out or fixed, such as shock. */
export function trackField() {
  return new fields.SchemaField({ value: countField() });
}

/** A tool's durability: what is left, and what it had when it was new. RPS [119] */
export function durabilityField(initial = 0) {
  return new fields.SchemaField({ value: countField(initial), max: countField(initial) });
}

/** Kinds of damage; several may hold. RPS [96][102] */
export function damageTypesField() {
  return new fields.SetField(
    new fields.StringField({ required: true, choices: [...DAMAGE_TYPES] }),
  );
}

/** The force of an explosion in metres, and what it scatters. RPS [114–116] */
export function explosionFields() {
  return {
    force: new fields.SchemaField({
      core: measureField(),
      half: measureField(),
      reach: measureField(),
    }),
    explosionType: choiceField(EXPLOSION_TYPES),
    /** Gas that scatters fragments too. */
    withShrapnel: new fields.BooleanField(),
  };
}

/** What every hand-held thing has: its size and whether it is in hand. RPS [101] */
export function heldFields() {
  return {
    /** 0 below half a metre, then about its length in metres. */
    size: countField(),
    /** In use: its size is taken off battle initiative. */
    held: new fields.BooleanField(),
    /** Drawn during a fight, in this round of it: twice its size is taken off in that round. */
    drawn: new fields.SchemaField({
      /** Id of the combat; empty if it was in hand before. */
      combat: textField(),
      round: countField(),
    }),
  };
}
