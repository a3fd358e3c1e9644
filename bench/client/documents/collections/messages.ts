import type { ChatMessage } from "../chat-message.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's chat messages that this client may see. */
export class Messages extends WorldCollection<ChatMessage> {
  static override documentName = "ChatMessage" as const;

  /** The chat log draws messages itself. */
  override get directoryKey(): null {
    return null;
  }
}
