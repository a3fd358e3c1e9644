import type { CardRenderer } from "../cards.ts";
import { localName } from "../documents/translated.ts";
import { type Reader, reader } from "../i18n/language.ts";
import { type AwardFacts, awardView } from "./award-view.ts";
import { type AwardMessage, awardOf, awardStates, isAward, undoAward } from "./awards.ts";

/** An award as this reader may see it. */
export function awardFacts(message: AwardMessage, here: Reader): AwardFacts {
  const award = awardOf(message.system.book, message.system.award);
  const states = awardStates(message);
  return {
    id: message.id,
    label: award?.label(here) ?? "",
    icon: award?.icon ?? "fa-gift",
    people: states.map(({ actor, name, isUndone }) => ({ name: localName(name, actor), isUndone })),
    mayUndo: game.user.isGM && states.some(({ isGiven }) => isGiven),
  };
}

/** The card of an award, made anew on each reader's client. */
export const awardCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/core/desk/award-card.hbs",
  context(message) {
    const here = reader();
    if (!isAward(message)) return {};
    return { ...awardView(awardFacts(message, here), here), skin: message.system.book };
  },
  actions: {
    undo: async (message) => {
      if (isAward(message)) await undoAward(message.id);
    },
  },
  followsActors: true,
};
