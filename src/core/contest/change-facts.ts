import type { QuartetActor } from "../documents/actor.ts";
import type { ChangeFacts } from "./change-view.ts";
import { receiptsOf } from "./changes.ts";
import type { Proposal } from "./kind.ts";
import type { Receipt } from "./receipt.ts";

/** Whom a change concerns. */
export interface ChangeTarget {
  readonly id: string;
  readonly name: string;
  /** `null` where it was deleted. */
  readonly actor: QuartetActor | null;
}

/** A change that a message asks for, and what has become of it, as this reader may see it. */
export function changeFacts(
  message: string,
  { id, name, actor }: ChangeTarget,
  proposal: Proposal,
): ChangeFacts {
  const receipt: Receipt | null = receiptsOf(actor, message)[proposal.id] ?? null;
  return {
    id: proposal.id,
    side: id,
    name,
    label: proposal.label,
    change: receipt ? receipt.to - receipt.from : proposal.change,
    receipt,
    by: userName(receipt?.by),
    undoneBy: userName(receipt?.undoneBy),
    isGone: actor === null,
    isOwner: actor?.isOwner === true,
    maySeeNumbers: actor?.testUserPermission(game.user as never, "OBSERVER") === true,
  };
}

function userName(id: string | undefined): string {
  return (id && game.users.get(id)?.name) || "–";
}
