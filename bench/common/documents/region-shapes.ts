import type { DataField } from "../data/fields/data-field.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  AngleField,
  ArrayField,
  BooleanField,
  NumberField,
  StringField,
  TypedSchemaField,
} from "../data/fields.ts";
import { BenchNotImplemented } from "../errors.ts";
import { getGeneration } from "../generation.ts";

/** Part of the area of a region, in pixels of the scene. */
export type RegionShape = { x: number; y: number; hole: boolean; gridBased?: boolean } & (
  | { type: "circle"; radius: number }
  | { type: "ellipse"; radiusX: number; radiusY: number; rotation: number }
);

/** A number that has no initial value. */
function measure(options: object = {}): NumberField {
  return new NumberField({ required: true, nullable: false, initial: undefined, ...options });
}

/** A switch of which the bench has only the "off". */
function alwaysOff(name: string): BooleanField {
  return new BooleanField({
    validate: (value: unknown) => {
      if (value === true) throw new BenchNotImplemented(`region shapes with "${name}"`);
    },
  });
}

function shape(type: RegionShape["type"], own: DataSchema): DataSchema {
  return {
    type: new StringField({
      required: true,
      blank: false,
      initial: type,
      validate: (value: unknown) => value === type,
      validationError: `must be "${type}"`,
    }),
    x: measure(),
    y: measure(),
    ...own,
    hole: alwaysOff("hole"),
    ...(getGeneration() >= 14 ? { gridBased: alwaysOff("gridBased") } : {}),
  };
}

/** The shapes of a region. The bench has circles and ellipses, and refuses all others. */
export function shapesField(): DataField {
  const radius = () => measure({ positive: true });
  return new ArrayField(
    new TypedSchemaField({
      circle: shape("circle", { radius: radius() }),
      ellipse: shape("ellipse", {
        radiusX: radius(),
        radiusY: radius(),
        rotation: new AngleField(),
      }),
    }),
  );
}
