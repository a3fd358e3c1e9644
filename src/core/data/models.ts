import { ContestMoveModel, ContestOfferModel } from "./contest-messages.ts";
import { DeskAwardModel, DeskRequestModel } from "./desk-messages.ts";

/** The data models that every rule book shares, by document and sub-type. */
export const MODELS = {
  Actor: {},
  Item: {},
  ChatMessage: {
    contestOffer: ContestOfferModel,
    contestMove: ContestMoveModel,
    deskRequest: DeskRequestModel,
    deskAward: DeskAwardModel,
  },
} as const;
