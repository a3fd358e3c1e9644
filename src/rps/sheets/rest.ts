import type { QuartetActor } from "../../core/documents/actor.ts";
import { sortedByName } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { inform, warn } from "../../core/notify.ts";
import { rpsModel } from "../rolls/values.ts";
import { type RestKind, rest } from "../rules/reserve.ts";
import type { Rester } from "./rest-view.ts";

/** Who an actor is to the views of resting; `null` for what has no reserve. */
export function resterOf(actor: QuartetActor): Rester | null {
  const model = rpsModel(actor);
  if (!model) return null;
  return { uuid: actor.uuid, name: actor.name, reserve: model.reserve.value, level: model.level };
}

/** The characters that players own. */
export function party(): QuartetActor[] {
  const players = game.actors.filter(
    (actor) => (actor.type as string) === "rpsCharacter" && actor.hasPlayerOwner,
  );
  return sortedByName(players as unknown as QuartetActor[], game.i18n.lang);
}

/**
 * Sets the reserve of one character to its base, up or down. RPS [79]
 * @param kind How it rested; all kinds do the same.
 * @returns The reserve after; `null` when nothing was changed.
 */
export async function restActor(actor: QuartetActor, kind: RestKind): Promise<number | null> {
  if (!rpsModel(actor)) return null;
  const { name } = actor;
  if (!actor.isOwner) {
    warn("QUARTET.Rps.Rest.NotOwner", { name });
    return null;
  }
  const { before, after } = await restToBase(actor);
  inform(`QUARTET.Rps.Rest.Done.${kind}`, { name, before, after });
  return after;
}

/** Sets a reserve to its base without a word. RPS [79] */
export function restToBase(actor: QuartetActor) {
  return inTurn(async () => {
    const { reserve = 0, level = 1 } = resterOf(actor) ?? {};
    const rested = rest(reserve, level);
    if (rested.change !== 0) await actor.update({ "system.reserve.value": rested.after } as never);
    return rested;
  });
}

/** A new session: the reserves of the whole party go to their base. Game masters only. RPS [79] */
export async function newSession(): Promise<void> {
  if (!game.user.isGM) return warn("QUARTET.Rps.Rest.GameMasterOnly");
  await inTurn(async () => {
    const rested = party().flatMap((actor) => {
      const rester = resterOf(actor);
      return rester ? [{ _id: actor.id, ...rest(rester.reserve, rester.level) }] : [];
    });
    const changed = rested.filter(({ change }) => change !== 0);
    await Actor.implementation.updateDocuments(
      changed.map(({ _id, after }) => ({ _id, "system.reserve.value": after })) as never,
    );
    inform("QUARTET.Rps.Rest.NewSessionDone", { count: rested.length });
  });
}
