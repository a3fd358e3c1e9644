import { postCheck } from "../../core/check/post-check.ts";
import { applyChanges } from "../../core/contest/changes.ts";
import type { Proposal } from "../../core/contest/kind.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import { sortedByName } from "../../core/i18n/language.ts";
import { makeQueue } from "../../core/in-turn.ts";
import { inform, warn } from "../../core/notify.ts";
import { partChanges } from "../data/body-state.ts";
import type { TraumaCharacterModel } from "../data/character.ts";
import { ownPartNames } from "../names.ts";
import { traumaModel } from "../rolls/values.ts";
import type { Body } from "../rules/body.ts";
import { nightsOf, partsToSleep, type RestWish, restStep } from "../rules/rest-course.ts";
import { traumaSettings } from "../settings/switches.ts";
import { TraumaSleepRoll } from "./rest-roll.ts";

/** The characters that players own, and that have a body to heal. */
export function party(): QuartetActor[] {
  const players = (game.actors.contents as unknown as QuartetActor[]).filter(
    (actor) => actor.hasPlayerOwner && traumaModel(actor)?.hasParts,
  );
  return sortedByName(players, game.i18n.lang);
}

/** One rest after another: what can heal in the second depends on the first. */
const inOrder = makeQueue();

/**
 * Lets somebody sleep and days go by (Trauma 003:35, 003:38), and tells of it in the chat.
 * @returns The message; `null` when there was nothing to heal, or it was refused.
 */
export async function restActor(actor: QuartetActor, wish: RestWish) {
  const { name } = actor;
  if (!actor.isOwner) {
    warn("QUARTET.Trauma.Rest.NotOwner", { name });
    return null;
  }
  return inOrder(async () => {
    const model = traumaModel(actor);
    if (!model?.hasParts) return null;
    const before = model.bodyState;
    const mode = currentMessageMode();
    const { body, rolls } = await roll(before, wish, mode);
    if (partChanges(before, body).length === 0) {
      inform("QUARTET.Trauma.Rest.Nothing", { name });
      return null;
    }
    const system = restData(actor, model, wish);
    const message = await postCheck({ type: "traumaRest", actor: actor.uuid, rolls, system, mode });
    if (message?.id) await applyChanges({ id: message.id }, actor, restProposals(before, body));
    return message ?? null;
  });
}

/** Throws the dice night by night: what can heal in the second depends on the first. */
async function roll(before: Body, wish: RestWish, mode: MessageMode) {
  const nights = nightsOf(wish);
  const rolls: TraumaSleepRoll[] = [];
  let body = before;
  for (let i = 0; i < Math.max(nights, wish.days); i++) {
    let faces: readonly number[] | null = null;
    if (i < nights) {
      const rolled = TraumaSleepRoll.ofParts(partsToSleep(body).length);
      await rolled.evaluate({ allowInteractive: mode !== "blind" } as never);
      rolls.push(rolled);
      faces = rolled.faces;
    }
    body = restStep(body, faces, i < wish.days);
  }
  return { body, rolls };
}

/** What a rest changes, with receipts on whoever rested: it can be taken back. */
function restProposals(before: Body, after: Body): Proposal[] {
  return partChanges(before, after).map(({ part, field, change }) => ({
    id: `${field}-${part}`,
    side: "0",
    path: `system.parts.${part}.${field}`,
    change,
    min: 0,
    label: `QUARTET.Trauma.Change.${field}`,
  }));
}

function restData(actor: QuartetActor, model: TraumaCharacterModel, wish: RestWish) {
  const own = new Map(ownPartNames(model).map(({ id, name }) => [id, name]));
  const parts = Object.entries(model.parts).map(([id, part]) => {
    const { missing = 0, days = 0 } = part ?? {};
    return [id, { missing, days }] as const;
  });
  return {
    actor: actor.uuid,
    ...wish,
    con: model.abilityValues.con,
    plan: model.plan.map((part) => ({
      ...part,
      name: own.get(part.id) ?? { name: "", translations: {} },
    })),
    parts: Object.fromEntries(parts),
    adjust: model.pain.adjust,
    settings: traumaSettings(),
  };
}
