import type { CardRenderer } from "../cards.ts";
import { reader } from "../i18n/language.ts";
import { isRequest } from "./answers.ts";
import { layDownTyped } from "./judge.ts";
import { requestFacts } from "./request-facts.ts";
import { answerRequest } from "./requests.ts";
import { requestView } from "./status-view.ts";

/** The card of a request, made anew on each reader's client whenever somebody has rolled. */
export const requestCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/core/desk/request-card.hbs",
  context(message) {
    const here = reader();
    if (!isRequest(message)) return { title: here.text("TYPES.ChatMessage.deskRequest") };
    return { ...requestView(requestFacts(message, here), here), skin: message.system.book };
  },
  actions: {
    layDown: async (message, control) => {
      if (isRequest(message)) await layDownTyped(message, control);
    },
    answer: async (message, control) => {
      if (isRequest(message)) await answerRequest(message, control.dataset.uuid ?? "");
    },
  },
  followsActors: true,
};
