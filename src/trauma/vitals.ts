import type { QuartetActor } from "../core/documents/actor.ts";
import { makeQueue } from "../core/in-turn.ts";
import { warn } from "../core/notify.ts";
import type { TraumaCharacterModel } from "./data/character.ts";
import { traumaModel } from "./rolls/values.ts";
import { type BorneStatuses, type StatusStep, statusSteps } from "./rules/status.ts";

const UNCONSCIOUS = "unconscious";
/** The flag of the unconsciousness that pain brought: what others gave is theirs to take. */
const FLAG = "fromPain";

/** Marks are set one after another, each by what is so when its turn has come. */
const inOrder = makeQueue();

/** Foundry's own status of the dead, which its combat tracker knows too. */
export function deadStatus(): string {
  return CONFIG.specialStatusEffects.DEFEATED ?? "dead";
}

const painEffects = (actor: QuartetActor) =>
  actor.effects.filter((effect) =>
    Boolean(foundry.utils.getProperty(effect, `flags.quartet.${FLAG}`)),
  );

function borneStatuses(actor: QuartetActor): BorneStatuses {
  return {
    dead: actor.statuses.has(deadStatus()),
    unconscious: actor.statuses.has(UNCONSCIOUS),
    isFromPain: painEffects(actor).length > 0,
  };
}

/**
 * Gives an actor the statuses that its pain asks for, and takes unconsciousness away that pain had
 * brought. Nobody comes back from the dead by it. For one client at each change, of an owner.
 */
export function markVitals(actor: QuartetActor): Promise<void> {
  return inOrder(async () => {
    // While a status was written, another client may have changed the pain: look again.
    for (let look = 0; look < 3; look++) {
      const steps = pendingSteps(actor);
      if (steps.length === 0) return;
      for (const step of steps) await take(actor, step);
    }
  });
}

function pendingSteps(actor: QuartetActor): StatusStep[] {
  const model = traumaModel(actor);
  if (!model || !actor.isOwner || actor.pack || !actor.id) return [];
  return statusSteps(borneStatuses(actor), model.condition.vital);
}

async function take(actor: QuartetActor, { status, active }: StatusStep): Promise<void> {
  if (status === "dead") {
    await actor.toggleStatusEffect(deadStatus(), { active, overlay: true });
    return;
  }
  if (active) await addUnconsciousness(actor);
  else {
    const ids = painEffects(actor).map(({ id }) => String(id));
    await actor.deleteEmbeddedDocuments("ActiveEffect", ids);
  }
}

async function addUnconsciousness(actor: QuartetActor): Promise<void> {
  const effect = await ActiveEffect.implementation.fromStatusEffect(UNCONSCIOUS, {
    parent: actor,
  } as never);
  effect.updateSource({ flags: { quartet: { [FLAG]: true } } } as never);
  await actor.createEmbeddedDocuments("ActiveEffect", [effect.toObject() as never], {
    keepId: Boolean(effect.id),
  } as never);
}

/** Whether pain, or the loss of all hit points, would kill by itself. */
function isDeadly(model: TraumaCharacterModel): boolean {
  return model.hasParts ? model.condition.band === "dead" : model.hp.value === 0;
}

/** Whether somebody bears the status of the dead and nothing deadly any more, as after a hit was taken back. */
export function isLeftDead(actor: QuartetActor | null): boolean {
  const model = traumaModel(actor);
  return Boolean(model && actor?.statuses.has(deadStatus()) && !isDeadly(model));
}

/**
 * A game master takes somebody back from the dead, which nothing else does. While pain is deadly, it
 * would be no life: the pain has to fall first. @returns Whether somebody lives again.
 */
export async function revive(actor: QuartetActor): Promise<boolean> {
  const model = traumaModel(actor);
  if (!model || !game.user.isGM || !actor.statuses.has(deadStatus())) return false;
  if (isDeadly(model)) {
    warn(`QUARTET.Trauma.Vital.${model.hasParts ? "StillDeadly" : "NoHp"}`);
    return false;
  }
  await actor.toggleStatusEffect(deadStatus(), { active: false });
  return true;
}
