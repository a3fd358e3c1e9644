import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { idField, textField } from "./fields.ts";
import { QuartetModel } from "./model.ts";

const { fields } = foundry.data;

const people = () =>
  new fields.ArrayField(
    new fields.SchemaField({
      actor: new fields.DocumentUUIDField({ type: "Actor" }),
      /** As everybody sees it. */
      name: textField(),
      /** Ids of the players who are asked; empty where nobody plays the character. */
      users: new fields.ArrayField(textField()),
    }),
  );

const defineRequest = () => ({
  /** Id of the rule book. */
  book: idField(),
  /** What is rolled with: an identifier of a skill, or the id of an attribute. */
  value: idField(),
  /** What it was called; readers who have the value know it by its name in their own language. */
  valueName: textField(),
  actors: people(),
  /** The number that everybody may know; `null` while the game master keeps it. */
  number: new fields.NumberField({ required: true, nullable: true, integer: true, initial: null }),
  /** The game master keeps the number: it is never written here. */
  hidden: new fields.BooleanField(),
  /** A hash that proves the number to game masters, with a nonce that no message holds. */
  seal: idField(),
  /** What it is about, in the game master's words. */
  note: textField(),
});

/** A request of the game master's for rolls. Who has answered is read from the answers. */
export class DeskRequestModel extends QuartetModel<
  ReturnType<typeof defineRequest>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineRequest();
  }
}

const defineAward = () => ({
  book: idField(),
  /** Id of what was given. */
  award: idField(),
  actors: people(),
});

/** Something that the game master gave. What it changed is on the receipts of the actors. */
export class DeskAwardModel extends QuartetModel<
  ReturnType<typeof defineAward>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineAward();
  }
}
