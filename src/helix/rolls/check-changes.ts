import { type ChangeTarget, changeFacts } from "../../core/contest/change-facts.ts";
import type { ChangeFacts } from "../../core/contest/change-view.ts";
import { applyChanges, undoChange } from "../../core/contest/changes.ts";
import type { Proposal } from "../../core/contest/kind.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { warn } from "../../core/notify.ts";
import { type CheckMessage, judgeMessage } from "./judge-message.ts";
import { lifeChanges } from "./life-changes.ts";

function sourceOf(message: CheckMessage) {
  return { id: message.id ?? "" };
}

function targetsOf({ system }: CheckMessage): ChangeTarget[] {
  return withShownNames(system.targets).map(({ actor, name }, place) => ({
    id: String(place),
    name,
    actor: actorOf(actor),
  }));
}

/** What the message asks for. */
function proposalsOf(message: CheckMessage): Proposal[] {
  const judgement = judgeMessage(message);
  if (!judgement) return [];
  const { spell, targets } = message.system;
  const part = judgement.hit?.located?.location ?? "whole";
  return lifeChanges(judgement, spell, targets.length).flatMap((change, place) =>
    change === 0
      ? []
      : [
          {
            id: `hit-${place}-${part}`,
            side: String(place),
            path: "system.lp.value",
            change,
            label: "QUARTET.Helix.Lp.Label",
          },
        ],
  );
}

/** What the message asks for, and what has become of it, as this reader may see it. */
export function checkChanges(message: CheckMessage): ChangeFacts[] {
  const targets = targetsOf(message);
  return proposalsOf(message).flatMap((proposal) => {
    const target = targets.find(({ id }) => id === proposal.side);
    return target && message.id ? [changeFacts(message.id, target, proposal)] : [];
  });
}

/** Applies what is this user's to apply, each change once. @param wanted All if left out. */
export async function applyCheck(message: CheckMessage, wanted?: string): Promise<void> {
  const targets = targetsOf(message);
  const asked = proposalsOf(message).filter(({ id }) => wanted === undefined || id === wanted);
  const own = asked.filter(({ side }) => targets[Number(side)]?.actor?.isOwner);
  if (own.length === 0) return warn("QUARTET.Contest.Refused.NotYours");
  for (const proposal of own) {
    const actor = targets[Number(proposal.side)]?.actor;
    if (actor) await applyChanges(sourceOf(message), actor, [proposal]);
  }
}

/** Takes one change back, once. */
export async function undoCheck(message: CheckMessage, side: string, id: string): Promise<void> {
  await undoChange(sourceOf(message), targetsOf(message)[Number(side)]?.actor ?? null, side, id);
}
