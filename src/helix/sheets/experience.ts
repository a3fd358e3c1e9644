import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { inTurn } from "../../core/in-turn.ts";
import { inform, warn } from "../../core/notify.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import type { HelixSkillModel } from "../data/items.ts";
import type { AttributeId } from "../rules/attributes.ts";
import { startingExperience } from "../rules/creation.ts";
import { advance } from "../rules/experience.ts";
import { buildOf, type LedgerFacts } from "./ledger-view.ts";

/** What can be raised by a step. */
export interface Raise {
  readonly kind: "attribute" | "skill";
  /** Id of the attribute or of the skill item. */
  readonly id: string;
}

/** Spends saved points on one step (HELIX 002:27): paid first, given back if the step fails. */
export function raiseValue(actor: QuartetActor, { kind, id }: Raise): Promise<void> {
  return inTurn(async () => {
    const model = actor.system as unknown as HelixCharacterModel;
    const skill = actor.items.get(id) as QuartetItem | undefined;
    if (kind === "skill" && !skill) return warn("QUARTET.Notice.ItemGone");
    const from = skill
      ? (skill.system as unknown as HelixSkillModel).value
      : model.attribute(id as AttributeId);
    const { saved } = model.ep;
    const { status, epLeft, to } = advance(saved, { kind, id, from });
    if (status === "refused") return warn("QUARTET.Helix.Ep.NotEnough");
    await actor.update({ "system.ep.saved": epLeft } as never);
    try {
      if (skill) await skill.update({ "system.value": to } as never);
      else await actor.update({ [`system.attributes.${id}.value`]: to } as never);
    } catch (error) {
      await actor.update({ "system.ep.saved": saved } as never);
      throw error;
    }
  });
}

/** Ends creation: what is left is saved, and life and magic points are full (HELIX 002:27). */
export async function finishCreation(actor: QuartetActor, facts: LedgerFacts): Promise<void> {
  const { lp, mp } = actor.system as unknown as HelixCharacterModel;
  const saved = startingExperience(buildOf(facts));
  const full = ({ value }: { value: number }, max: unknown) => ({ value: Number(max ?? value) });
  await actor.update({
    system: {
      ep: { created: true, saved },
      lp: full(lp, foundry.utils.getProperty(lp, "max")),
      mp: full(mp, foundry.utils.getProperty(mp, "max")),
    },
  } as never);
  inform("QUARTET.Helix.Creation.Finished", { name: actor.name });
}
