import { idField } from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";

/** Two check messages by id. What came of them is read from them, so it follows later sisu. */
const defineSchema = () => ({ first: idField(), second: idField() });

/** Two success checks side by side: an aid that is not in the book. */
export class NoppaComparisonModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
