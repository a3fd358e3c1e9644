import type { CardRenderer } from "../../core/cards.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { reader } from "../../core/i18n/language.ts";
import type { ClaimKind } from "../rules/order.ts";
import { readClaim } from "./claims.ts";

const ICONS: Readonly<Record<ClaimKind, string>> = {
  act: "fa-flag",
  withdraw: "fa-rotate-left",
  opponents: "fa-people-group",
  reopen: "fa-rotate-left",
};

/** One line in the chat for each word about the order. */
export const claimCard: CardRenderer = {
  template: "systems/quartet/templates/trauma/combat/claim-card.hbs",
  actions: {},
  context(message: QuartetChatMessage) {
    const { kind = "act", round = 0 } = readClaim(message) ?? {};
    const { text } = reader();
    return {
      icon: ICONS[kind],
      text: text(`QUARTET.Trauma.Order.Said.${kind}`, { name: message.alias }),
      round: text("QUARTET.Trauma.Order.InRound", { round }),
    };
  },
};
