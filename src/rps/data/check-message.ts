import {
  choiceField,
  countField,
  idField,
  nameField,
  scaleField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { MODIFIER_SOURCES } from "../rules/modifiers.ts";

const { fields } = foundry.data;

/** What an unopposed action is rolled with. */
export const VALUE_SOURCES = ["skill", "nb", "untrained", "bare"] as const;
/** What it is rolled for. */
export const CHECK_PURPOSES = ["action", "parry", "spell"] as const;

const defineSchema = () => ({
  /** The character that acted; none for a roll of a bare number. */
  actor: new fields.DocumentUUIDField({ type: "Actor" }),
  purpose: choiceField(CHECK_PURPOSES),
  source: choiceField(VALUE_SOURCES),
  /** Identifier of the skill or id of the attribute; empty for neither. */
  sourceId: idField(),
  /** Of the skill; empty for an attribute, whose name is the world's. */
  skill: nameField(),
  weapon: nameField(),
  /** The spell that was cast. */
  spell: nameField(),
  /** The full level, 1–6. */
  level: scaleField(1, 6),
  tk: scaleField(1, 6),
  biggerThanDuel: new fields.BooleanField(),
  /** Steps; per cent for `gm`. Names of specialisations and bonuses as they stood. */
  modifiers: new fields.ArrayField(
    new fields.SchemaField({
      source: choiceField(MODIFIER_SOURCES),
      id: idField(),
      name: nameField(),
      value: wholeNumberField(),
    }),
  ),
  /** Points paid before the roll, and the reserve before them. */
  points: countField(),
  reserve: countField(),
  /** A blow that is parried: with what, against what, in which contest; `null` for anything else. */
  parry: new fields.SchemaField(
    {
      /** Id of the contest's message, and ids of the two sides. */
      contest: idField(),
      defender: idField(),
      opponent: idField(),
      opponentName: textField(),
      /** The tool's item on the actor, empty for none; its durability as it was. */
      tool: idField(),
      toolName: nameField(),
      durability: countField(),
      damage: countField(),
    },
    { required: true, nullable: true, initial: null },
  ),
  /** The rules as they stood when the dice fell. */
  settings: new fields.SchemaField({
    chance: new fields.ArrayField(wholeNumberField()),
    percentPerSpecialisation: wholeNumberField(3),
    percentPerPoint: wholeNumberField(2),
    modifierStacking: new fields.StringField({ required: true, initial: "sum" }),
    tkCapsUnopposed: new fields.BooleanField({ initial: true }),
  }),
});

/** An unopposed action in the chat: data only. Each reader's client makes the card. */
export class RpsCheckModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
