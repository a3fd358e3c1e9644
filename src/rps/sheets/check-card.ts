import type { CardRenderer } from "../../core/cards.ts";
import { findContest } from "../../core/contest/joined.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { applyWear, checkChanges, undoWear } from "../rolls/check-changes.ts";
import { type CheckMessage, judgeMessage } from "../rolls/judge-message.ts";
import { NO_NAME } from "../rolls/offered-terms.ts";
import { type CardFacts, checkCard } from "./check-card-view.ts";

type Parry = CheckMessage["system"]["parry"];

/** The card of an unopposed action, made anew on each reader's client. */
export const checkCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/rps/chat/check-card.hbs",
  context: (message) => checkCard(facts(message as CheckMessage), reader()),
  actions: {
    apply: (message) => applyWear(message as CheckMessage),
    undo: (message, { dataset }) =>
      undoWear(message as CheckMessage, dataset.side ?? "", dataset.id ?? ""),
  },
  followsActors: true,
};

function facts(message: CheckMessage): CardFacts {
  const { purpose, source, sourceId, skill, level, modifiers, points, reserve, parry } =
    message.system;
  // What somebody has in hand, and how many points, is for those who may look at the sheet.
  const isKnown = actorOf(message.system.actor)?.testUserPermission(game.user as never, "OBSERVER");
  return {
    purpose,
    names: {
      value: { source, id: sourceId, name: skill as TranslatedName, level },
      terms: modifiers as CardFacts["names"]["terms"],
    },
    weapon: message.system.weapon as TranslatedName,
    spell: message.system.spell as TranslatedName,
    points,
    reserve: isKnown ? reserve : null,
    parry: parry && {
      opponentName: opponentName(parry),
      toolName: isKnown ? (parry.toolName as TranslatedName) : NO_NAME,
    },
    changes: checkChanges(message),
    judgement: judgeMessage(message),
  };
}

/** Whose blow it is, as this reader knows them; as it was written down where the contest is gone. */
function opponentName({ contest, opponent, opponentName }: NonNullable<Parry>): string {
  const side = findContest(contest)?.sides.find(({ id }) => id === opponent);
  return side?.name ?? opponentName;
}
