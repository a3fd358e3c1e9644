import type { QuartetActor } from "./documents/actor.ts";
import type { QuartetChatMessage } from "./documents/chat-message.ts";
import type { QuartetItem } from "./documents/item.ts";

declare module "fvtt-types/configuration" {
  interface AssumeHookRan {
    ready: never;
  }

  interface DocumentClassConfig {
    Actor: typeof QuartetActor;
    Item: typeof QuartetItem;
    ChatMessage: typeof QuartetChatMessage;
  }

  interface SystemNameConfig {
    name: "quartet";
  }
}
