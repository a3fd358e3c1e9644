import {
  ACTIVE_EFFECT_CHANGE_TYPES,
  ACTIVE_EFFECT_MODES,
  ACTIVE_EFFECT_SHOW_ICON,
} from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  AnyField,
  ArrayField,
  BooleanField,
  DocumentUUIDField,
  NumberField,
  SchemaField,
  StringField,
} from "../data/fields.ts";
import { type Data, isPlainObject } from "../types.ts";

const whole = () => new NumberField({ integer: true, min: 0 });
const id = () => new StringField({ required: true, nullable: true, blank: false, initial: null });

/** The fields that only generation 13 has, or has in another shape. */
export function effectFields13(): DataSchema {
  return {
    changes: new ArrayField(
      new SchemaField({
        key: new StringField({ required: true }),
        value: new StringField({ required: true }),
        mode: new NumberField({
          required: true,
          nullable: false,
          integer: true,
          initial: ACTIVE_EFFECT_MODES.ADD,
        }),
        priority: new NumberField(),
      }),
    ),
    duration: new SchemaField({
      startTime: new NumberField({ initial: null }),
      seconds: whole(),
      combat: id(),
      rounds: whole(),
      turns: whole(),
      startRound: whole(),
      startTurn: whole(),
    }),
    origin: new StringField({ nullable: true, blank: false, initial: null }),
  };
}

/** The units and events that durations of generation 14 count in. */
export const DURATION_UNITS = [
  "years",
  "months",
  "days",
  "hours",
  "minutes",
  "seconds",
  "rounds",
  "turns",
];

export function effectFields14(): DataSchema {
  return {
    start: new SchemaField({
      combat: id(),
      combatant: id(),
      initiative: new NumberField({ required: true, initial: null }),
      round: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      turn: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      time: new NumberField({ required: true, initial: null }),
    }),
    duration: new SchemaField({
      value: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      units: new StringField({ required: true, initial: "seconds", choices: DURATION_UNITS }),
      expiry: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      expired: new BooleanField(),
    }),
    origin: new DocumentUUIDField({ relative: true }),
    showIcon: new NumberField({
      required: true,
      choices: Object.values(ACTIVE_EFFECT_SHOW_ICON),
      initial: ACTIVE_EFFECT_SHOW_ICON.CONDITIONAL,
    }),
  };
}

/** The changes of generation 14, in `system`. */
export function effectChanges14(): DataSchema {
  return {
    changes: new ArrayField(
      new SchemaField({
        key: new StringField({ required: true }),
        type: new StringField({
          required: true,
          blank: false,
          initial: "add",
          validate: (type: string) =>
            type in ACTIVE_EFFECT_CHANGE_TYPES || /^\w+(\.\w+)+$/.test(type) || type.length >= 3,
        }),
        value: new AnyField({ required: true, nullable: true, serializable: true, initial: "" }),
        phase: new StringField({ required: true, blank: false, initial: "initial" }),
        priority: new NumberField(),
      }),
    ),
  };
}

const MODE_NAMES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

/** Bring the data of generation 13, as packs hold it, into the shape of generation 14. */
export function migrateEffect(source: Data): void {
  if (Array.isArray(source.changes)) {
    const system = isPlainObject(source.system) ? source.system : {};
    if (!Array.isArray(system.changes))
      system.changes = source.changes.map(({ mode, ...change }: Data) => ({
        ...change,
        type: change.type ?? MODE_NAMES[Number(mode)] ?? "add",
      }));
    source.system = system;
    delete source.changes;
  }
  const { duration } = source;
  if (!isPlainObject(duration) || "value" in duration) return;
  for (const units of ["rounds", "turns", "seconds"])
    if (typeof duration[units] === "number" && !("value" in duration))
      Object.assign(duration, { value: duration[units], units });
  if (!("startTime" in duration || "startRound" in duration)) return;
  source.start ??= {
    combat: duration.combat ?? null,
    time: duration.startTime ?? null,
    round: duration.startRound ?? null,
    turn: duration.startTurn ?? null,
  };
}
