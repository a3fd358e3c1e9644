import type { CardRenderer } from "../../core/cards.ts";
import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { type CheckMessage, judgeMessage } from "../rolls/judge-message.ts";
import type { SpellDesign } from "../rules/spell.ts";
import { type CardFacts, checkCard } from "./check-card-view.ts";

/** The card of an action roll or a spell, made anew on each reader's client. */
export const checkCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/helix/chat/check-card.hbs",
  context: (message) => checkCard(facts(message as CheckMessage), reader()),
  actions: {},
};

function facts(message: CheckMessage): CardFacts {
  const { source, sourceId, value, skill, weapon, difficulty, spell, resisting } = message.system;
  return {
    value: { id: sourceId, source, value, name: skill as TranslatedName },
    weapon: weapon as TranslatedName,
    difficulty,
    spell: spell && { name: spell.name as TranslatedName, design: spell as SpellDesign },
    resisting: resisting.map(({ name }) => name.name),
    judgement: judgeMessage(message),
  };
}
