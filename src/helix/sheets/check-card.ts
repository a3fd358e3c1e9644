import type { CardRenderer } from "../../core/cards.ts";
import { judgeByHand, secretFacts } from "../../core/check/secret-verdict.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { applyCheck, checkChanges, undoCheck } from "../rolls/check-changes.ts";
import { type CheckMessage, judgeMessage, reaches } from "../rolls/judge-message.ts";
import { armourOf, type Target } from "../rolls/targets.ts";
import type { SpellDesign } from "../rules/spell.ts";
import { type CardFacts, checkCard } from "./check-card-view.ts";

/** The card of an action roll or a spell, made anew on each reader's client. */
export const checkCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/helix/chat/check-card.hbs",
  context: (message) => checkCard(facts(message as CheckMessage), reader()),
  actions: {
    judge: (message, control) =>
      judgeByHand(message, control, (number) => reaches(message as CheckMessage, number)),
    apply: (message, control) => applyCheck(message as CheckMessage, control.dataset.id),
    applyAll: (message) => applyCheck(message as CheckMessage),
    undo: (message, { dataset }) =>
      undoCheck(message as CheckMessage, dataset.side ?? "", dataset.id ?? ""),
  },
  followsActors: true,
};

function facts(message: CheckMessage): CardFacts {
  const { source, sourceId, value, skill, weapon, difficulty, spell, shot } = message.system;
  const targets = withShownNames(message.system.targets as Target[]);
  return {
    value: { id: sourceId, source, value, name: skill as TranslatedName },
    weapon: weapon as TranslatedName,
    difficulty,
    spell: spell && { name: spell.name as TranslatedName, design: spell as SpellDesign },
    isShot: shot !== null,
    targets: targets.map((target) => ({ name: target.name, armour: armourOf(target) })),
    changes: checkChanges(message),
    judgement: judgeMessage(message),
    secret: secretFacts(message),
  };
}
