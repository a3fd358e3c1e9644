import type { Document } from "../../common/abstract/document.ts";
import type {
  EmbeddedCollection,
  EmbeddedCollectionDelta,
} from "../../common/abstract/embedded-collection.ts";
import type { Data } from "../../common/types.ts";
import { mergeData } from "../../common/utils/merge.ts";
import { deepClone } from "../../common/utils.ts";
import { CONFIG } from "../globals.ts";
import type { Actor } from "./actor.ts";
import type { ActorDelta } from "./actor-delta.ts";
import { withoutPreparation } from "./preparation.ts";
import type { TokenDocument } from "./token.ts";

/** The actors of unlinked tokens. They outlive the deltas, which are made anew at each change. */
const actors = new WeakMap<TokenDocument, Actor>();

/** The delta's collections, which hold sources only. */
type Deltas = Record<"items" | "effects", EmbeddedCollectionDelta>;

/** The source data of a synthetic actor: the base actor's, with the delta's laid over it. */
export function mergeDelta(base: Data, delta: ActorDelta): Data {
  const source = delta._source as Data;
  const merged = deepClone(base);
  for (const key of ["name", "type", "img"])
    if (source[key] !== null && source[key] !== undefined) merged[key] = source[key];
  for (const key of ["system", "flags", "ownership"]) {
    const own = deepClone(source[key]) as Data | null;
    if (own) merged[key] = mergeData((merged[key] ?? {}) as Data, own);
  }
  for (const key of ["items", "effects"] as const)
    merged[key] = deepClone((delta as unknown as Deltas)[key].combine(base[key] as Data[]));
  return merged;
}

/** The synthetic actor of an unlinked token; null without a base actor. */
export function syntheticActor(token: TokenDocument): Actor | null {
  const base = token.baseActor;
  if (!base || !token.delta) return null;
  const known = actors.get(token);
  if (known?.id === base.id) return known;
  const cls = CONFIG.Actor.documentClass as unknown as new (
    data: Data,
    context: { parent: TokenDocument },
  ) => Actor;
  const source = mergeDelta(base._source as Data, token.delta);
  const actor = withoutPreparation(() => new cls(source, { parent: token }));
  // Known before it is prepared, because preparing may ask the token for it.
  actors.set(token, actor);
  actor._safePrepareData();
  return actor;
}

/** Brings a synthetic actor up to date with its base and its delta, keeping its documents. */
export function refreshSyntheticActor(token: TokenDocument): void {
  const actor = actors.get(token);
  const base = token.baseActor;
  if (!actor || !token.delta) return;
  if (actor.id !== base?.id) {
    actors.delete(token);
    return;
  }
  const cls = actor.constructor as typeof Document;
  overwrite(
    actor as unknown as Document,
    cls.cleanData(mergeDelta(base!._source as Data, token.delta)),
  );
  actor.reset();
}

/** Replaces the source of a document, in place so that embedded documents stay the same objects. */
function overwrite(document: Document, source: Data): void {
  const { hierarchy } = document.constructor as typeof Document;
  const target = document._source;
  for (const key of Object.keys(target)) if (!(key in source)) delete target[key];
  for (const [key, value] of Object.entries(source)) {
    if (!(key in hierarchy)) target[key] = value;
    else if (Array.isArray(value))
      overwriteAll((document as unknown as Record<string, EmbeddedCollection>)[key]!, value);
  }
}

function overwriteAll(collection: EmbeddedCollection, sources: Data[]): void {
  const next = sources.map((source) => {
    const document = collection.get(String(source._id));
    if (!document) return source;
    overwrite(document, source);
    return document._source;
  });
  collection._source.splice(0, collection._source.length, ...next);
}

/** Notes a change of the synthetic actor's own fields in its token's delta. */
export function recordActorUpdate(token: TokenDocument, changed: Data): void {
  const { _id, items: _items, effects: _effects, _stats, ...fields } = changed;
  token.delta?.updateSource(fields);
}

/** Notes in a token's delta what became of some of the synthetic actor's items or effects. */
export function recordEmbedded(
  token: TokenDocument,
  key: "items" | "effects",
  ids: string[],
): void {
  const actor = actors.get(token);
  const base = token.baseActor;
  if (!actor || !base || !token.delta) return;
  const collection = (token.delta as unknown as Deltas)[key];
  for (const id of ids) {
    const now = (actor._source[key] as Data[]).find((source) => source._id === id);
    const inBase = (base._source[key] as Data[]).some((source) => source._id === id);
    if (now) collection.store(deepClone(now));
    else collection.bury(id, inBase);
  }
}
