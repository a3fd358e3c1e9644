import { setWorld } from "../../common/abstract/registry.ts";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import type { DataSchema } from "../../common/data/fields/schema.ts";
import * as fields from "../../common/data/fields.ts";
import { type Generation, setGeneration } from "../../common/generation.ts";
import "../../common/documents/index.ts";
import { setTypeModels } from "../../common/type-models.ts";
import type { Data } from "../../common/types.ts";

export const USER = "user000000000001";
export const OTHER = "user000000000002";

/** What a hero of the tests is made of. */
export class Hero extends TypeDataModel {
  static override LOCALIZATION_PREFIXES = ["TEST.Hero"];

  static override defineSchema(): DataSchema {
    return {
      hp: new fields.SchemaField({
        value: new fields.NumberField({ required: true, integer: true, min: 0, initial: 5 }),
        max: new fields.NumberField({ required: true, nullable: false, initial: 10 }),
      }),
      tags: new fields.SetField(new fields.StringField({ required: true, blank: false })),
      list: new fields.ArrayField(
        new fields.SchemaField({ name: new fields.StringField({ required: true }) }),
      ),
      notes: new fields.ObjectField(),
      skills: new fields.TypedObjectField(
        new fields.SchemaField({
          level: new fields.NumberField({
            required: true,
            nullable: false,
            integer: true,
            initial: 1,
          }),
          label: new fields.StringField({ required: true, initial: "new" }),
        }),
      ),
      bonus: new fields.NumberField({ required: true, initial: 0, persisted: false }),
    };
  }

  static override migrateData(source: Data): Data {
    if (typeof source.life === "number") {
      source.hp ??= {};
      (source.hp as Data).value = source.life;
      delete source.life;
    }
    return super.migrateData(source);
  }

  static override validateJoint(data: Data): void {
    const { value, max } = data.hp as { value: number; max: number };
    if (value > max) throw new Error("life may not be more than its maximum");
  }
}

/** Declare the sub-types that the tests use, on one generation. */
export function setUp(generation: Generation = 14): void {
  setGeneration(generation);
  setTypeModels((name, type) => (name === "Actor" && type === "hero" ? Hero : undefined));
  setWorld({
    documentTypes: (name) => ({ Actor: ["hero"], Item: ["gear"] })[name] ?? [],
    userId: () => USER,
  });
}
