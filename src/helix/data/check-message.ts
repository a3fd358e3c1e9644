import {
  choiceField,
  countField,
  idField,
  nameField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import { secretFields } from "../../core/data/secret-check.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { SCALES } from "../rules/scale.ts";
import {
  FAILED_SPELL_COSTS,
  HIT_LOCATION_DICE,
  MAGIC_RESISTANCES,
  VEHICLE_DAMAGE_SCOPES,
  ZERO_LP_STATUSES,
} from "../rules/settings.ts";
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
  ...secretFields(),
  /** A weapon that hits by reaching the difficulty (helix.md HA-20); `null` for anything else. */
  shot: new fields.SchemaField(
    { value: countField(), scale: choiceField(SCALES) },
    { required: true, nullable: true, initial: null },
  ),
  /** What was woven; `null` for any other action. */
  spell: new fields.SchemaField(
    {
      ...spellDesignFields(),
      name: nameField(),
      /** Magic points before weaving. */
      mp: countField(),
    },
    { required: true, nullable: true, initial: null },
  ),
  /** Whom it was aimed at, with what protects them as it was then. */
  targets: new fields.ArrayField(
    new fields.SchemaField({
      actor: new fields.DocumentUUIDField({ type: "Actor" }),
      /** The name that everybody sees. */
      name: textField(),
      will: countField(),
      armour: new fields.SchemaField({
        /** One value for what has no parts to hit. */
        whole: new fields.NumberField({ required: true, nullable: true, integer: true, min: 0 }),
        parts: new fields.TypedObjectField(countField()),
      }),
    }),
  ),
  /** The rules as they stood when the dice fell. */
  settings: new fields.SchemaField({
    hitLocationDie: choiceField(HIT_LOCATION_DICE),
    vehicleDamageScope: choiceField(VEHICLE_DAMAGE_SCOPES),
    failedSpellCost: choiceField(FAILED_SPELL_COSTS),
    zeroLpStatus: choiceField(ZERO_LP_STATUSES),
    magicResistance: choiceField(MAGIC_RESISTANCES),
  }),
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
