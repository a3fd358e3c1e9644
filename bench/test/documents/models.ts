import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import { ArrayField } from "../../common/data/fields/array.ts";
import { SchemaField } from "../../common/data/fields/schema.ts";
import { NumberField } from "../../common/data/fields/simple.ts";
import { StringField } from "../../common/data/fields/text.ts";

/** What was prepared, in order. */
export const log: string[] = [];

/** A character for tests: hit points with a derived maximum, and armour. */
export class HeroModel extends TypeDataModel {
  declare might: number;
  declare hp: { value: number; max: number };

  static override defineSchema() {
    const integer = (initial: number) =>
      new NumberField({ required: true, nullable: false, initial });
    return {
      might: integer(3),
      armour: integer(0),
      motto: new StringField({ required: true, initial: "to" }),
      tags: new ArrayField(new StringField()),
      hp: new SchemaField({ value: integer(5), max: integer(10) }),
    };
  }

  override prepareBaseData(): void {
    log.push("model base");
  }

  override prepareDerivedData(): void {
    log.push("model derived");
    this.hp.max = 10 + this.might;
  }
}

export class GearModel extends TypeDataModel {
  static override defineSchema() {
    return { weight: new NumberField({ required: true, nullable: false, initial: 1 }) };
  }

  override prepareDerivedData(): void {
    log.push("gear derived");
  }
}
