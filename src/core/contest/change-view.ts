import type { Reader } from "../i18n/language.ts";
import type { Receipt } from "./receipt.ts";

/** A change that the outcome asks for, and what has become of it. */
export interface ChangeFacts {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  /** Name of the item that changes, for those who may know it; empty otherwise. */
  readonly item: string;
  readonly label: string;
  /** What the number changes by; `null` for those who may not know it. */
  readonly change: number | null;
  readonly receipt: Receipt | null;
  /** Names of those who applied it and took it back. */
  readonly by: string;
  readonly undoneBy: string;
  /** The rules ask for it by themselves, and nobody needs to apply it. */
  readonly byRules: boolean;
  /** Somebody is there whose client applies it by itself. */
  readonly isAwaited: boolean;
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
    mayApplyAll: changes.filter(mayApply).length > 1,
  };
}

function mayApply({ receipt, isGone, isOwner, isAwaited }: ChangeFacts): boolean {
  return receipt === null && !isGone && isOwner && !isAwaited;
}

function changeView(change: ChangeFacts, { text, change: signed }: Reader) {
  const { receipt, item } = change;
  return {
    id: change.id,
    side: change.side,
    text: text(`QUARTET.Contest.${textKey(change)}`, {
      name: change.name,
      item,
      label: text(change.label),
      change: change.change === null ? "" : signed(change.change),
    }),
    isApplied: receipt !== null && !receipt.undoneBy,
    isUndone: Boolean(receipt?.undoneBy),
    note: change.isGone ? text("QUARTET.Contest.Gone") : receiptText(change, text),
    mayApply: mayApply(change),
    mayUndo: receipt !== null && !receipt.undoneBy && change.isOwner,
  };
}

function textKey({ item, change }: ChangeFacts): string {
  if (change === null) return "ChangeHidden";
  return item ? "ChangeItem" : "Change";
}

/** Who did what, with the numbers for those who may know them. */
function receiptText(change: ChangeFacts, text: Reader["text"]) {
  const { receipt, by, undoneBy, maySeeNumbers, byRules } = change;
  if (!receipt) return text(`QUARTET.Contest.Receipt.${change.isAwaited ? "awaited" : "open"}`);
  if (receipt.undoneBy) return text("QUARTET.Contest.Receipt.undone", { user: undoneBy });
  const { from, to } = receipt;
  const what = byRules ? "settled" : "applied";
  return maySeeNumbers
    ? text(`QUARTET.Contest.Receipt.${what}`, { user: by, from, to })
    : text(`QUARTET.Contest.Receipt.${what}Hidden`, { user: by });
}
