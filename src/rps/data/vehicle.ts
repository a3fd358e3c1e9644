import {
  choiceField,
  countField,
  htmlField,
  idField,
  measureField,
  textField,
  translationsField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { ANIMATION, CREW_ROLES, SHELL_COVERS, TIRING, VEHICLE_SIZES } from "../rules/vehicles.ts";
import { optionalMeasureField } from "./fields.ts";

const { fields } = foundry.data;

const defineSchema = () => ({
  /** How many it carries: a few, a car's load, a bus's, a liner's. RPS [131] */
  size: choiceField(VEHICLE_SIZES, "m"),
  /** People it carries at most; null if not told. */
  seats: new fields.NumberField({
    required: true,
    nullable: true,
    integer: true,
    min: 0,
    initial: null,
  }),
  /** Real units of any size, in words. RPS [132] */
  speed: new fields.SchemaField({
    acceleration: textField(),
    cruising: textField(),
    maximum: textField(),
  }),
  /** Any measure that can be held against its tank. RPS [133] */
  consumption: textField(),
  tank: textField(),
  /** Kilograms without trouble, and at the very most. RPS [134] */
  load: new fields.SchemaField({ easy: measureField(), maximum: measureField() }),
  tiring: choiceField(TIRING, "tireless"),
  /** On the scale of parrying tools, without an upper end. RPS [136] */
  shell: countField(),
  shellCovers: choiceField(SHELL_COVERS, "mostly"),
  /** Kilograms: structure can be suggested from it; null if not told. RPS [137] */
  mass: optionalMeasureField(),
  /** `max` is the shock that it bears, `value` what it has taken. RPS [137] */
  structure: new fields.SchemaField({ value: countField(), max: countField() }),
  /** An adjective. RPS [138] */
  agility: textField(),
  animate: choiceField(ANIMATION, "inanimate"),
  /** Who is aboard. */
  crew: new fields.ArrayField(
    new fields.SchemaField({
      actor: new fields.DocumentUUIDField({ type: "Actor" }),
      /** The name as it stood, for when the actor is gone. */
      name: textField(),
      role: choiceField(CREW_ROLES, "passenger"),
      /** Id of the mounted weapon that this one serves; empty for none. */
      station: idField(),
    }),
  ),
  injuries: textField(),
  biography: htmlField(),
  notes: htmlField(),
  translations: translationsField(),
});

/** A vehicle of RPS: anything that carries, from a horse to a starship. RPS [130–140] */
export class RpsVehicleModel extends QuartetModel<ReturnType<typeof defineSchema>, QuartetActor> {
  static override readonly GAUGES = ["structure"];

  static override defineSchema() {
    return defineSchema();
  }
}
