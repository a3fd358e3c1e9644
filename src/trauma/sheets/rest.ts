import { postCheck } from "../../core/check/post-check.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import { sortedByName } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { inform, warn } from "../../core/notify.ts";
import { partChanges, type StoredParts } from "../data/body-state.ts";
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
  return inTurn(async () => {
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
    await actor.update({ system: { parts: restored(model.parts, before, body) } } as never);
    return postCheck({ type: "traumaRest", actor: actor.uuid, rolls, system, mode });
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

function restored(stored: StoredParts, before: Body, after: Body): StoredParts {
  const parts: Record<string, { missing: number; days: number }> = {};
  for (const { part, field, change } of partChanges(before, after)) {
    const { missing = 0, days = 0 } = { ...stored[part], ...parts[part] };
    parts[part] = { missing, days };
    parts[part][field] += change;
  }
  return parts;
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
