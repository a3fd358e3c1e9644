import {
  choiceField,
  countField,
  idField,
  nameField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { FAILED_SPELL_COSTS } from "../rules/settings.ts";
import { VALUE_SOURCES } from "../rules/skills.ts";
import { spellDesignFields } from "./fields.ts";

const { fields } = foundry.data;

const defineSchema = () => ({
  /** The character that rolled; none for a roll of a bare value. */
  actor: new fields.DocumentUUIDField({ type: "Actor" }),
  /** The skill; empty where an attribute or a bare value was rolled. */
  skill: nameField(),
  weapon: nameField(),
  /** Where the value comes from, and the attribute's id or the skill's identifier. */
  source: choiceField(VALUE_SOURCES, "skill"),
  sourceId: idField(),
  value: countField(),
  modifiers: new fields.ArrayField(
    new fields.SchemaField({
      source: choiceField(["modifier", "severalOpponents"]),
      value: wholeNumberField(),
    }),
  ),
  /** No difficulty: the roll stands for itself. `count` dice are in the message's second roll. */
  difficulty: new fields.SchemaField(
    { base: wholeNumberField(), count: countField(), faces: countField() },
    { required: true, nullable: true, initial: null },
  ),
  /** What was woven; `null` for any other action. */
  spell: new fields.SchemaField(
    {
      ...spellDesignFields(),
      name: nameField(),
      /** Magic points before weaving. */
      mp: countField(),
      /** The rule as it stood when the dice fell. */
      failedSpellCost: choiceField(FAILED_SPELL_COSTS),
    },
    { required: true, nullable: true, initial: null },
  ),
  /** Targets that roll on will against the spell; their dice follow in the message's rolls. */
  resisting: new fields.ArrayField(
    new fields.SchemaField({
      target: new fields.DocumentUUIDField(),
      name: nameField(),
      will: countField(),
    }),
  ),
});

/** An action roll or a woven spell in the chat: data only. Each reader's client makes the card. */
export class HelixCheckModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
