import { type ChangeTarget, changeFacts } from "../../core/contest/change-facts.ts";
import type { ChangeFacts } from "../../core/contest/change-view.ts";
import { applyChanges, undoChange } from "../../core/contest/changes.ts";
import type { Proposal } from "../../core/contest/kind.ts";
import { publicName } from "../../core/contest/participants.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { warn } from "../../core/notify.ts";
import { type CheckMessage, judgeMessage } from "./judge-message.ts";

/** What a parry did to its tool, if anything. */
export function wearProposals(message: CheckMessage): Proposal[] {
  const wear = judgeMessage(message)?.parry?.wear;
  const { parry } = message.system;
  if (!wear || !parry?.tool || wear.after === wear.before) return [];
  return [
    {
      id: "wear",
      side: parry.defender,
      item: parry.tool,
      path: "system.durability.value",
      change: wear.after - wear.before,
      label: "QUARTET.Rps.Check.Parry.Durability",
      min: 0,
    },
  ];
}

/** Who has parried. */
function targetOf({ system, alias }: CheckMessage): ChangeTarget {
  const actor = actorOf(system.actor);
  const token = actor?.token ?? null;
  const name = actor ? publicName({ actor, token: token as TokenDocument | null }) : alias;
  return { id: system.parry?.defender ?? "", name, actor };
}

/** What the message asks for, and what has become of it, as this reader may see it. */
export function checkChanges(message: CheckMessage): ChangeFacts[] {
  const target = targetOf(message);
  return wearProposals(message).map((wear) => changeFacts(message.id ?? "", target, wear));
}

/** Wears the tool, once. */
export async function applyWear(message: CheckMessage): Promise<void> {
  const { actor } = targetOf(message);
  if (!actor?.isOwner) return warn("QUARTET.Contest.Refused.NotYours");
  await applyChanges({ id: message.id ?? "" }, actor, wearProposals(message));
}

/** Takes the wear back, once. */
export async function undoWear(message: CheckMessage, side: string, id: string): Promise<void> {
  await undoChange({ id: message.id ?? "" }, targetOf(message).actor, side, id);
}
