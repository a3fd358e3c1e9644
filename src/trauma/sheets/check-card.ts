import type { CardRenderer } from "../../core/cards.ts";
import { judgeByHand, secretFacts } from "../../core/check/secret-verdict.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { reader } from "../../core/i18n/language.ts";
import {
  type CheckMessage,
  healedPoints,
  judgeCheckMessage,
  reaches,
} from "../rolls/judge-message.ts";
import { applyMedicine, medicineChanges, undoMedicine } from "../rolls/medicine-changes.ts";
import { type CheckCardFacts, checkCard } from "./check-card-view.ts";

const asCheck = (message: unknown) => message as CheckMessage;

/** The card of a check, of sneaking or of medicine, made anew on each reader's client. */
export const checkCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/trauma/chat/check-card.hbs",
  context: (message) => checkCard(facts(asCheck(message)), reader()),
  actions: {
    judge: (message, control) =>
      judgeByHand(message, control, (number) => reaches(asCheck(message), number)),
    apply: (message, { dataset }) => applyMedicine(asCheck(message), dataset.id),
    applyAll: (message) => applyMedicine(asCheck(message)),
    undo: (message, { dataset }) =>
      undoMedicine(asCheck(message), dataset.side ?? "", dataset.id ?? ""),
  },
  followsActors: true,
};

function facts(message: CheckMessage): CheckCardFacts {
  const { purpose, ability, item, terms, edges, difficulty, stealth, medicine } = message.system;
  const treatment = medicine && {
    ...medicine,
    ...withShownNames([{ actor: medicine.patient, name: medicine.name }])[0],
    healed: healedPoints(message),
  };
  const sneaking = stealth && { ...stealth, watchers: withShownNames(stealth.watchers) };
  const data = {
    purpose,
    ability,
    item,
    terms,
    edges,
    difficulty,
    stealth: sneaking,
    medicine: treatment,
  };
  return {
    ...(data as unknown as Omit<CheckCardFacts, "changes" | "judgement" | "secret">),
    changes: medicine ? medicineChanges(message) : [],
    judgement: judgeCheckMessage(message),
    secret: secretFacts(message),
  };
}
