import { countField, wholeNumberField } from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { fromField, partField, planField, settingsField } from "./fields.ts";

const { fields } = foundry.data;

const defineSchema = () => ({
  actor: new fields.DocumentUUIDField({ type: "Actor" }),
  days: countField(),
  sleeps: new fields.BooleanField(),
  con: fromField(1),
  plan: planField(),
  /** The body before; the dice of each night are among the message's rolls. */
  parts: new fields.TypedObjectField(partField()),
  adjust: wholeNumberField(),
  settings: settingsField(),
});

/** A rest in the chat: data only. Each reader's client makes the card. */
export class TraumaRestModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
