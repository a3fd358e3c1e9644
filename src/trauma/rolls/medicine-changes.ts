import { changeFacts } from "../../core/contest/change-facts.ts";
import { applyChanges, receiptsOf, undoChange } from "../../core/contest/changes.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { localName } from "../../core/documents/translated.ts";
import { makeQueue } from "../../core/in-turn.ts";
import { warn } from "../../core/notify.ts";
import { type AttackChangeFacts, inPoints } from "./attack-changes.ts";
import type { AttackProposal } from "./attack-proposals.ts";
import { storedParts } from "./attack-targets.ts";
import { type CheckMessage, healedPoints } from "./judge-message.ts";
import { medicineProposals } from "./medicine-proposals.ts";
import { traumaModel } from "./values.ts";

const patientOf = ({ system }: CheckMessage) => actorOf(system.medicine?.patient);

function proposalsOf(message: CheckMessage): AttackProposal[] {
  const { medicine } = message.system;
  const actor = patientOf(message);
  const model = traumaModel(actor);
  if (!medicine || !model) return [];
  const { part, pain, days } = medicine;
  const state = {
    con: model.abilityValues.con,
    plan: model.plan,
    parts: storedParts(model),
    adjust: model.pain.adjust,
    hp: model.hp.value,
    hpMax: model.hp.max,
  };
  const applied = Object.keys(receiptsOf(actor, message.id ?? ""));
  return medicineProposals({ part, pain, days, heal: healedPoints(message) }, state, applied);
}

/** What medicine asks for, and what has become of it, as this reader may see it. */
export function medicineChanges(message: CheckMessage): AttackChangeFacts[] {
  const actor = patientOf(message);
  const name = localName(message.system.medicine?.name ?? "", actor);
  const whose = { id: "0", name, actor };
  return proposalsOf(message).map(({ about, ...proposal }) => ({
    ...inPoints(changeFacts(message.id ?? "", whose, proposal), about),
    about,
  }));
}

/** Medicine works dose by dose: how much one can heal depends on those before it. */
const inOrder = makeQueue();

/** Applies what is this user's to apply, each change once. @param wanted All if left out. */
export function applyMedicine(message: CheckMessage, wanted?: string): Promise<void> {
  return inOrder(async () => {
    const actor = patientOf(message);
    if (!actor?.isOwner) return warn("QUARTET.Contest.Refused.NotYours");
    const asked = proposalsOf(message).filter(({ id }) => wanted === undefined || id === wanted);
    await applyChanges({ id: message.id ?? "" }, actor, asked);
  });
}

/** Takes one change back, once. */
export async function undoMedicine(message: CheckMessage, side: string, id: string): Promise<void> {
  await undoChange({ id: message.id ?? "" }, patientOf(message), side, id);
}
