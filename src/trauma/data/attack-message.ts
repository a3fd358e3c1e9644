import {
  choiceField,
  countField,
  idField,
  nameField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { BODY_KINDS } from "./body-state.ts";
import {
  diceField,
  edgesField,
  fromField,
  optionalAbilityField,
  partField,
  planField,
  settingsField,
  termsField,
} from "./fields.ts";

const { fields } = foundry.data;

/** Armour as it was on a part; `null` for bare skin. */
const armourField = () =>
  new fields.SchemaField(
    {
      /** Id of the item on the target, and its name. */
      item: idField(),
      name: nameField(),
      faces: fromField(2),
      durability: countField(),
      /** 0 when new, −1 for each time it wore. */
      wear: wholeNumberField(),
    },
    { required: true, nullable: true, initial: null },
  );

/** The body of a target as it was when the dice fell. */
const bodyField = () =>
  new fields.SchemaField({
    kind: choiceField(BODY_KINDS),
    con: fromField(1),
    plan: planField(),
    parts: new fields.TypedObjectField(partField()),
    adjust: wholeNumberField(),
    hp: countField(),
    dead: new fields.BooleanField(),
  });

const defineSchema = () => ({
  /** Who attacked; none for a roll of a bare number. */
  actor: new fields.DocumentUUIDField({ type: "Actor" }),
  /** The weapon or the ability that was used, and its id on the actor; empty for none. */
  item: idField(),
  weapon: nameField(),
  /** With the reaction, against somebody who left the reach (Trauma 003:14). */
  provoked: new fields.BooleanField(),
  ability: optionalAbilityField(),
  terms: termsField(),
  edges: edgesField(),
  damage: diceField(),
  maxParts: fromField(1),
  /** Pain of the attacker as it was, for the card. */
  pain: countField(),
  /** Whom it was aimed at. Armour dice and the days of injuries are among the message's rolls. */
  targets: new fields.ArrayField(
    new fields.SchemaField({
      actor: new fields.DocumentUUIDField({ type: "Actor" }),
      token: new fields.DocumentUUIDField({ type: "Token" }),
      /** The name that everybody sees. */
      name: textField(),
      armourClass: wholeNumberField(),
      body: bodyField(),
      /** The chosen parts; one without a name for what has no parts. */
      aims: new fields.ArrayField(
        new fields.SchemaField({ part: idField(), armour: armourField() }),
      ),
    }),
  ),
  settings: settingsField(),
});

/** An attack in the chat: data only. Each reader's client makes the card. */
export class TraumaAttackModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
