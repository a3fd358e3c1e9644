import {
  countField,
  idField,
  nameField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { OPPOSED_HELPERS, SISU_ALLOCATIONS, UNTRAINED } from "../rules/settings.ts";

const { fields } = foundry.data;

const settingsSchema = () =>
  new fields.SchemaField({
    sisuAvertsDisaster: new fields.BooleanField({ initial: true }),
    minDiceForDisaster: new fields.NumberField({
      required: true,
      nullable: false,
      integer: true,
      min: 1,
      max: 2,
      initial: 1,
    }),
    untrained: new fields.StringField({
      required: true,
      choices: [...UNTRAINED],
      initial: "impossible",
    }),
    sisuAllocation: new fields.StringField({
      required: true,
      choices: [...SISU_ALLOCATIONS],
      initial: "best",
    }),
    sisuTotalCap: new fields.BooleanField(),
    opposedHelper: new fields.StringField({
      required: true,
      choices: [...OPPOSED_HELPERS],
      initial: "off",
    }),
  });

const defineSchema = () => ({
  /** The character that rolled; none for a roll of bare dice. */
  actor: new fields.DocumentUUIDField({ type: "Actor" }),
  skill: nameField(),
  weapon: nameField(),
  attribute: new fields.SchemaField({
    id: idField(),
    names: new fields.TypedObjectField(textField()),
    value: countField(),
  }),
  /** Before any change; `null` while only the game master knows it. */
  base: new fields.NumberField({ required: true, nullable: true, integer: true, initial: null }),
  changes: new fields.ArrayField(
    new fields.SchemaField({ source: idField(), change: wholeNumberField() }),
  ),
  /** The game master keeps the difficulty: it is never written here. */
  hidden: new fields.BooleanField(),
  sisu: new fields.SchemaField({ before: countField(), after: countField() }),
  declaredDie: countField(),
  /** The rules as they stood when the dice fell. */
  settings: settingsSchema(),
  /** What the game master's client found where the difficulty is hidden; `null` until then. */
  verdict: new fields.SchemaField(
    {
      successes: countField(),
      disaster: new fields.BooleanField(),
      /** The die that sisu went to. */
      sisuDie: countField(),
    },
    { required: true, nullable: true, initial: null },
  ),
});

/** A success check in the chat: data only. Each reader's client makes the card. */
export class NoppaCheckModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
