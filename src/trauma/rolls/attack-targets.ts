import { type Participant, participantOf, publicName } from "../../core/contest/participants.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { type StoredPart, WHOLE } from "../data/body-state.ts";
import type { TraumaCharacterModel } from "../data/character.ts";
import { ownPartNames } from "../names.ts";
import { aimOf } from "./aim.ts";
import {
  type AttackTarget,
  type BodySnapshot,
  type KeptArmour,
  usualAim,
} from "./body-snapshot.ts";
import { traumaModel } from "./values.ts";

const NO_NAME: TranslatedName = { name: "", translations: {} };

/**
 * Whom an attack is aimed at, as they are now. @param things Tokens or actors, or UUIDs of them; the
 * tokens that this user has targeted if left out. @param aims Parts to aim at, where they have them.
 */
export function attackTargets(
  things: readonly unknown[] | undefined,
  aims: readonly string[] | undefined,
  maxParts: number,
): AttackTarget[] {
  const given = things ?? [...game.user.targets].map(({ document }) => document);
  return given.flatMap((thing) => {
    const participant = participantOf(thing);
    const model = traumaModel(participant?.actor);
    return participant && model ? [targetOf(participant, model, aims, maxParts)] : [];
  });
}

function targetOf(
  participant: Participant,
  model: TraumaCharacterModel,
  wanted: readonly string[] | undefined,
  maxParts: number,
): AttackTarget {
  const { actor, token } = participant;
  const { plan } = model;
  const asked = (wanted ?? aimOf(actor)).filter((part) => plan.some(({ id }) => id === part));
  const aims = asked.length > 0 ? [...new Set(asked)].slice(-maxParts) : usualAim(plan);
  const parts = model.hasParts ? plan.map(({ id }) => id) : [WHOLE];
  return {
    actor: actor.uuid,
    token: token?.uuid ?? null,
    name: publicName(participant),
    armourClass: model.armourClass,
    body: snapshotOf(actor, model),
    armour: Object.fromEntries(parts.map((part) => [part, keptArmour(model, part)])),
    aims,
  };
}

function keptArmour(model: TraumaCharacterModel, part: string): KeptArmour | null {
  const worn = model.armourOf(part);
  return worn && { ...worn.armour, item: String(worn.item.id), name: nameOf(worn.item) };
}

/** The body of an actor as it is now. */
function snapshotOf(actor: QuartetActor, model: TraumaCharacterModel): BodySnapshot {
  const names = ownPartNames(model);
  return {
    kind: model.body.kind,
    con: model.abilityValues.con,
    plan: model.plan.map(({ id, role, factor }) => {
      return { id, role, factor, name: names.find((one) => one.id === id)?.name ?? NO_NAME };
    }),
    parts: storedParts(model),
    adjust: model.pain.adjust,
    hp: model.hp.value,
    dead: actor.statuses.has(CONFIG.specialStatusEffects.DEFEATED),
  };
}

/** What is stored of the parts of a body, and of those that it has whole. */
export function storedParts(model: TraumaCharacterModel): Record<string, StoredPart> {
  const parts = model.plan.map(({ id }) => {
    const { missing = 0, days = 0 } = model.parts[id] ?? {};
    return [id, { missing, days }] as const;
  });
  return Object.fromEntries(parts);
}
