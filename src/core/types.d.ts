import type { ContestMoveModel, ContestOfferModel } from "./data/contest-messages.ts";
import type { DeskAwardModel, DeskRequestModel } from "./data/desk-messages.ts";
import type { QuartetActor } from "./documents/actor.ts";
import type { QuartetChatMessage } from "./documents/chat-message.ts";
import type { QuartetCombat } from "./documents/combat.ts";
import type { QuartetCombatant } from "./documents/combatant.ts";
import type { QuartetItem } from "./documents/item.ts";

declare global {
  /** Data models by sub-type; each rule book adds its own. */
  interface QuartetActorModels {}
  interface QuartetItemModels {}
  interface QuartetMessageModels {
    contestOffer: typeof ContestOfferModel;
    contestMove: typeof ContestMoveModel;
    deskRequest: typeof DeskRequestModel;
    deskAward: typeof DeskAwardModel;
  }
}

declare module "fvtt-types/configuration" {
  interface AssumeHookRan {
    ready: never;
  }

  interface DocumentClassConfig {
    Actor: typeof QuartetActor;
    Item: typeof QuartetItem;
    ChatMessage: typeof QuartetChatMessage;
    Combat: typeof QuartetCombat;
    Combatant: typeof QuartetCombatant;
  }

  interface DataModelConfig {
    Actor: QuartetActorModels;
    Item: QuartetItemModels;
    ChatMessage: QuartetMessageModels;
  }

  interface SystemNameConfig {
    name: "quartet";
  }
}
