import {
  choiceField,
  countField,
  idField,
  measureField,
  nameField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import { secretFields } from "../../core/data/secret-check.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { edgesField, optionalAbilityField, settingsField, termsField } from "./fields.ts";

const { fields } = foundry.data;

/** What a check is rolled for. */
export const CHECK_PURPOSES = ["ability", "stealth", "item", "medicine"] as const;

const defineSchema = () => ({
  /** The character that acted; none for a roll of a bare number. */
  actor: new fields.DocumentUUIDField({ type: "Actor" }),
  purpose: choiceField(CHECK_PURPOSES),
  /** Empty for a bare number. */
  ability: optionalAbilityField(),
  /** The ability item or the medicine that was used; empty for none. */
  item: nameField(),
  terms: termsField(),
  edges: edgesField(),
  /** The number to reach; `null`: the roll stands for itself. */
  difficulty: new fields.NumberField({
    required: true,
    nullable: true,
    integer: true,
    initial: null,
  }),
  ...secretFields(),
  /** Sneaking; `null` for any other check. */
  stealth: new fields.SchemaField(
    {
      metres: measureField(),
      watchers: new fields.ArrayField(
        new fields.SchemaField({
          actor: new fields.DocumentUUIDField({ type: "Actor" }),
          /** The name that everybody sees. */
          name: textField(),
          attention: wholeNumberField(),
          isRaised: new fields.BooleanField(),
          isInMelee: new fields.BooleanField(),
        }),
      ),
    },
    { required: true, nullable: true, initial: null },
  ),
  /** Medicine, which needs no check; `null` for anything else. What it heals is among the rolls. */
  medicine: new fields.SchemaField(
    {
      patient: new fields.DocumentUUIDField({ type: "Actor" }),
      /** The name that everybody sees. */
      name: textField(),
      /** The part that is treated; empty for the whole body. */
      part: idField(),
      /** Name of a part of its own; empty for a humanoid's. */
      partName: nameField(),
      /** Points of pain that it adds, below 0 for what it takes away. */
      pain: wholeNumberField(),
      /** Days that an injury heals sooner. */
      days: countField(),
    },
    { required: true, nullable: true, initial: null },
  ),
  /** Pain as it was, for the card. */
  pain: countField(),
  settings: settingsField(),
});

/** A check of an ability in the chat: data only. Each reader's client makes the card. */
export class TraumaCheckModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
