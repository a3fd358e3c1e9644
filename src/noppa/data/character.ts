import { countField, gaugeField, htmlField, translationsField } from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";

const { fields } = foundry.data;

/** What a person has who does not need the trait at work (001:9). */
export const INITIAL_ATTRIBUTE = 2;

/** The book gives no start and no maximum (noppa.md NA-17): ours, to be edited on the sheet. */
const INITIAL_SISU = 3;

const defineSchema = () => ({
  /** By attribute id. Values outlive an attribute that the game master takes away. */
  attributes: new fields.TypedObjectField(
    new fields.SchemaField({ value: countField(INITIAL_ATTRIBUTE) }),
  ),
  sisu: gaugeField({ value: INITIAL_SISU, max: INITIAL_SISU }),
  /** A good meal has already counted since the last night (NA-18). */
  mealTaken: new fields.BooleanField(),
  biography: htmlField(),
  notes: htmlField(),
  translations: translationsField(),
});

/** A character of Noppajärjestelmä. */
export class NoppaCharacterModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetActor
> {
  static override readonly GAUGES = ["sisu"];

  static override defineSchema() {
    return defineSchema();
  }

  /** The value of an attribute, also of one that was added after the character was made. */
  attribute(id: string): number {
    return this.attributes[id]?.value ?? INITIAL_ATTRIBUTE;
  }
}
