import { changeFacts } from "../../core/contest/change-facts.ts";
import type { ChangeFacts } from "../../core/contest/change-view.ts";
import { applyChanges, receiptsOf, undoChange } from "../../core/contest/changes.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { makeQueue } from "../../core/in-turn.ts";
import { warn } from "../../core/notify.ts";
import {
  type AttackChange,
  type AttackProposal,
  type Present,
  type Recalled,
  recallState,
  targetProposals,
} from "./attack-proposals.ts";
import { storedParts } from "./attack-targets.ts";
import type { AttackJudgement } from "./judge-attack.ts";
import { type AttackMessage, attackFacts, judgeAttackMessage } from "./judge-message.ts";
import { traumaModel } from "./values.ts";

/** A change that an attack asks for, what it is about, and what has become of it. */
export interface AttackChangeFacts extends ChangeFacts {
  readonly about: AttackChange;
}

/** An attack as it stands: judged by how its targets are, or were when it was applied to them. */
export interface AttackStanding {
  readonly judgement: AttackJudgement;
  readonly states: readonly Recalled[];
  readonly proposals: readonly AttackProposal[];
}

/** @returns `null` while there are no dice, and for dice that do not fit. */
export function attackStanding(message: AttackMessage): AttackStanding | null {
  const facts = attackFacts(message);
  const states = facts.targets.map(({ actor: uuid }, place) => {
    const actor = actorOf(uuid);
    return recallState(facts, place, presentOf(uuid), receiptsOf(actor, message.id ?? ""));
  });
  const judgement = judgeAttackMessage(message, (place) => states[place]!);
  if (!judgement) return null;
  const proposals = judgement.targets.flatMap((target, place) =>
    targetProposals(facts, place, target, states[place]!),
  );
  return { judgement, states, proposals };
}

function presentOf(uuid: string | null): Present | null {
  const model = traumaModel(actorOf(uuid));
  if (!model) return null;
  const { con } = model.abilityValues;
  return { con, parts: storedParts(model), adjust: model.pain.adjust, hp: model.hp.value };
}

/** What the message asks for, and what has become of it, as this reader may see it. */
export function attackChanges(
  message: AttackMessage,
  { proposals }: AttackStanding,
): AttackChangeFacts[] {
  const targets = withShownNames(message.system.targets);
  return proposals.map(({ about, ...proposal }) => {
    const target = targets[Number(proposal.side)];
    const whose = { id: proposal.side, name: target?.name ?? "", actor: actorOf(target?.actor) };
    const facts = inPoints(changeFacts(message.id ?? "", whose, proposal), about);
    return { ...facts, change: readableChange(facts, about), about };
  });
}

/** What a change came to tells how many points were left: others see what got through to them. */
function readableChange({ change, maySeeNumbers }: ChangeFacts, { dealt }: AttackChange) {
  return maySeeNumbers || dealt === 0 ? change : 0 - dealt;
}

/** Missing points are stored, and points that are left are read. */
export function inPoints(facts: ChangeFacts, { kind, max }: AttackChange): ChangeFacts {
  const { receipt, change } = facts;
  if (kind !== "missing") return facts;
  const left = receipt && { ...receipt, from: max - receipt.from, to: max - receipt.to };
  return { ...facts, receipt: left, change: change === null ? null : 0 - change };
}

/** Attacks are applied one after another: what one does depends on what those before it have done. */
const inOrder = makeQueue();

/** Applies what is this user's to apply, each change once. @param wanted All if left out. */
export function applyAttack(message: AttackMessage, wanted?: string): Promise<void> {
  return inOrder(() => apply(message, wanted));
}

async function apply(message: AttackMessage, wanted: string | undefined): Promise<void> {
  const { proposals = [] } = attackStanding(message) ?? {};
  const asked = proposals.filter(({ id }) => wanted === undefined || id === wanted);
  const byTarget = message.system.targets.map(({ actor }, place) => ({
    actor: actorOf(actor),
    changes: asked.filter(({ side }) => side === String(place)),
  }));
  const own = byTarget.filter(({ actor, changes }) => actor?.isOwner && changes.length > 0);
  if (asked.length > 0 && own.length === 0) return warn("QUARTET.Contest.Refused.NotYours");
  for (const { actor, changes } of own)
    if (actor) await applyChanges({ id: message.id ?? "" }, actor, changes);
}

/** Takes one change of a target back, or all of them, each once. */
export function undoAttack(message: AttackMessage, side: string, wanted?: string): Promise<void> {
  return inOrder(async () => {
    const actor = actorOf(message.system.targets[Number(side)]?.actor);
    const source = { id: message.id ?? "" };
    if (wanted !== undefined) return void (await undoChange(source, actor, side, wanted));
    const applied = Object.entries(receiptsOf(actor, source.id));
    for (const [id, receipt] of applied)
      if (id.startsWith(`${side}-`) && !receipt.undoneBy) await undoChange(source, actor, side, id);
  });
}
