import type { Reader } from "../i18n/language.ts";
import type { Receipt } from "./receipt.ts";

/** A change that the outcome asks for, and what has become of it. */
export interface ChangeFacts {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly label: string;
  readonly change: number;
  readonly receipt: Receipt | null;
  /** Names of those who applied it and took it back. */
  readonly by: string;
  readonly undoneBy: string;
  readonly isGone: boolean;
  /** This reader owns the actor. */
  readonly isOwner: boolean;
  /** This reader may know the actor's numbers. */
  readonly maySeeNumbers: boolean;
}

/** What is asked for, and what has become of it: what `templates/core/contest/changes.hbs` shows. */
export function changesView(changes: readonly ChangeFacts[], reader: Reader) {
  return {
    changes: changes.map((change) => changeView(change, reader)),
    mayApplyAll: changes.filter(({ receipt, isOwner }) => isOwner && !receipt).length > 1,
  };
}

function changeView(change: ChangeFacts, { text, change: signed }: Reader) {
  const { receipt } = change;
  const isOpen = receipt === null && !change.isGone;
  return {
    id: change.id,
    side: change.side,
    text: text("QUARTET.Contest.Change", {
      name: change.name,
      label: text(change.label),
      change: signed(change.change),
    }),
    isApplied: receipt !== null && !receipt.undoneBy,
    isUndone: Boolean(receipt?.undoneBy),
    note: change.isGone ? text("QUARTET.Contest.Gone") : receiptText(change, text),
    mayApply: isOpen && change.isOwner,
    mayUndo: receipt !== null && !receipt.undoneBy && change.isOwner,
  };
}

/** Who did what, with the numbers for those who may know them. */
function receiptText({ receipt, by, undoneBy, maySeeNumbers }: ChangeFacts, text: Reader["text"]) {
  if (!receipt) return text("QUARTET.Contest.Receipt.open");
  if (receipt.undoneBy) return text("QUARTET.Contest.Receipt.undone", { user: undoneBy });
  const { from, to } = receipt;
  return maySeeNumbers
    ? text("QUARTET.Contest.Receipt.applied", { user: by, from, to })
    : text("QUARTET.Contest.Receipt.appliedHidden", { user: by });
}
