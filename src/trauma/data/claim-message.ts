import { choiceField, countField, idField } from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { CLAIM_KINDS } from "../rules/order.ts";

const defineSchema = () => ({
  combat: idField(),
  round: countField(),
  kind: choiceField(CLAIM_KINDS),
  /** Empty for what is said about the opponents. */
  combatant: idField(),
});

/** A word about the order of a round: somebody acts, or the opponents begin (Trauma 003:15). */
export class TraumaClaimModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
