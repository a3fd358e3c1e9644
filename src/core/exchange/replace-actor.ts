import type { QuartetActor } from "../documents/actor.ts";
import { deleteKey } from "../foundry.ts";
import type { ActorData } from "./format.ts";
import { actorSource } from "./source.ts";

/** Ids of embedded documents by kind. */
interface Ids {
  readonly Item: readonly string[];
  readonly ActiveEffect: readonly string[];
}

/**
 * What an actor notes of its own replacement, which takes several requests. Until its own data are
 * replaced, whoever finds the note takes the new documents away; from then on, the old ones.
 */
export interface Replacing {
  readonly phase: "bringing" | "clearing";
  /** Id of the user whose client is at it. */
  readonly by: string;
  readonly added: Ids;
  readonly old: Ids;
}

const FLAG = "replacing";
const FLAGS = "flags.quartet";
const KINDS = ["Item", "ActiveEffect"] as const;

/** The note that an actor has of a replacement which is under way, or was interrupted. */
export function replacingOf(actor: QuartetActor): Replacing | null {
  const note: unknown = foundry.utils.getProperty(actor._source, `${FLAGS}.${FLAG}`);
  return typeof note === "object" && note !== null ? (note as Replacing) : null;
}

/**
 * Puts the data of a file in the place of an actor's own. The new documents come first and the old
 * ones go last; one request between replaces the actor's own data and says so in its note. Wherever
 * it stops, by a failure or a broken line, {@link settleReplacing} makes it whole again.
 * @returns Whether it was done; not while somebody else is at it.
 */
export async function replaceActor(actor: QuartetActor, data: ActorData): Promise<boolean> {
  const begun = replacingOf(actor);
  if (begun && begun.by !== game.user.id && game.users.get(begun.by)?.active) return false;
  await settleReplacing(actor);
  const source = actorSource(data);
  const items = source.items.map((item) => ({ ...item, _id: foundry.utils.randomID() }));
  const effects = source.effects.map((effect) => ({ ...effect, _id: foundry.utils.randomID() }));
  const note: Replacing = {
    phase: "bringing",
    by: game.user.id,
    added: { Item: items.map(({ _id }) => _id), ActiveEffect: effects.map(({ _id }) => _id) },
    old: idsOf(actor),
  };
  try {
    await actor.update({ [`${FLAGS}.${FLAG}`]: note } as never);
    const isComplete =
      (await bring(actor, "Item", items)) && (await bring(actor, "ActiveEffect", effects));
    // Somebody may have ended it, who took this client for gone.
    const isMine = replacingOf(actor)?.phase === "bringing";
    return isComplete && isMine && (await replaceOwn(actor, source, note));
  } finally {
    await settleReplacing(actor);
  }
}

function idsOf(actor: QuartetActor): Ids {
  return {
    Item: actor.items.map(({ id }) => String(id)),
    ActiveEffect: actor.effects.map(({ id }) => String(id)),
  };
}

/** @returns Whether all have come: modules can forbid some. */
async function bring(
  actor: QuartetActor,
  kind: (typeof KINDS)[number],
  sources: readonly object[],
): Promise<boolean> {
  if (sources.length === 0) return true;
  const created = await actor.createEmbeddedDocuments(
    kind,
    sources as never,
    { keepId: true } as never,
  );
  return created.length === sources.length;
}

/** One request: the actor's own data, and the note that it is done. */
async function replaceOwn(
  actor: QuartetActor,
  { name, img, system, prototypeToken }: ReturnType<typeof actorSource>,
  note: Replacing,
): Promise<boolean> {
  const own = actor.toObject() as { readonly prototypeToken: object; readonly flags: object };
  const flags = foundry.utils.mergeObject(own.flags, {
    quartet: { [FLAG]: { ...note, phase: "clearing" } },
  });
  const token = foundry.utils.mergeObject(own.prototypeToken, prototypeToken);
  const changes = { name, ...(img ? { img } : {}), system, prototypeToken: token, flags };
  const options = { recursive: false, diff: false };
  return Boolean(await actor.update(changes as never, options as never));
}

/**
 * Ends a replacement that is noted on an actor: back where its own data are the old ones, and
 * forward where they are the new ones. Can be interrupted itself.
 * @returns Which of both; `null` where nothing was noted.
 */
export async function settleReplacing(actor: QuartetActor): Promise<"undone" | "finished" | null> {
  const note = replacingOf(actor);
  if (!note) return null;
  const isFinished = note.phase === "clearing";
  const { Item, ActiveEffect } = isFinished ? note.old : note.added;
  await remove(actor, "Item", Item);
  await remove(actor, "ActiveEffect", ActiveEffect);
  await actor.update(deleteKey(FLAGS, FLAG) as never);
  return isFinished ? "finished" : "undone";
}

async function remove(
  actor: QuartetActor,
  kind: (typeof KINDS)[number],
  ids: readonly string[],
): Promise<void> {
  const known: { has(id: string): boolean } = kind === "Item" ? actor.items : actor.effects;
  const left = ids.filter((id) => known.has(id));
  if (left.length > 0) await actor.deleteEmbeddedDocuments(kind, left);
}
