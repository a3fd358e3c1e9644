import type { QuartetActor } from "../documents/actor.ts";
import type { ChangeFacts } from "./change-view.ts";
import { receiptsOf } from "./changes.ts";
import type { Proposal } from "./kind.ts";
import type { Receipt } from "./receipt.ts";
import { holderOf } from "./receipts.ts";

/** Whom a change concerns. */
export interface ChangeTarget {
  readonly id: string;
  readonly name: string;
  /** `null` where it was deleted. */
  readonly actor: QuartetActor | null;
}

/** How a change comes about that the rules make by themselves. */
export interface Settlement {
  /** Somebody is there whose client applies it. */
  readonly isAwaited: boolean;
}

/** What is asked for; without a number where only the receipt knows it. */
type AskedChange = Omit<Proposal, "change"> & { readonly change: number | null };

/**
 * A change that a message asks for, and what has become of it, as this reader may see it. What a
 * number has really changed by tells where it stood, so that others see what was asked for.
 */
export function changeFacts(
  message: string,
  { id, name, actor }: ChangeTarget,
  proposal: AskedChange,
  settlement: Settlement | null = null,
): ChangeFacts {
  const receipt: Receipt | null = receiptsOf(actor, message)[proposal.id] ?? null;
  const holder = actor && holderOf(actor, proposal);
  const maySeeNumbers = actor?.testUserPermission(game.user as never, "OBSERVER") === true;
  return {
    id: proposal.id,
    side: id,
    name,
    // What others carry is not told.
    item: proposal.item !== undefined && maySeeNumbers ? (holder?.name ?? "") : "",
    label: proposal.label,
    change: receipt && maySeeNumbers ? receipt.to - receipt.from : proposal.change,
    receipt,
    by: userName(receipt?.by),
    undoneBy: userName(receipt?.undoneBy),
    byRules: settlement !== null,
    isAwaited: settlement?.isAwaited === true,
    isGone: holder === null,
    isOwner: actor?.isOwner === true,
    maySeeNumbers,
  };
}

function userName(id: string | undefined): string {
  return (id && game.users.get(id)?.name) || "–";
}
