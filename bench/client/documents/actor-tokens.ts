import type { Document } from "../../common/abstract/document.ts";
import type { Data } from "../../common/types.ts";
import { mergeObject } from "../../common/utils.ts";
import { CONFIG, canvas, game } from "../globals.ts";
import type { Actor } from "./actor.ts";
import type { Scene } from "./scene.ts";
import type { TokenDocument } from "./token.ts";

/** Tokens of an actor on the drawn scene. */
export function activeTokens(actor: Actor, linked: boolean, document: boolean): object[] {
  if (!canvas.ready) return [];
  const scene = canvas.scene as unknown as Scene | null;
  const own = actor.token ? [actor.token] : dependentTokens(actor, { linked });
  return own
    .filter((token) => (token.parent as unknown) === scene)
    .map((token) => (document ? token : token.object))
    .filter((token) => token !== null);
}

/** Tokens on the given scenes, or on all, that were made from an actor. */
export function dependentTokens(
  actor: Actor,
  { scenes, linked = false }: { scenes?: Document | Document[]; linked?: boolean } = {},
): TokenDocument[] {
  if (actor.token) return [actor.token];
  const searched = scenes ? [scenes].flat() : (game.scenes?.contents ?? []);
  return (searched as Scene[]).flatMap((scene) =>
    scene.tokens.filter((token) => token.actorId === actor.id && (token.actorLink || !linked)),
  );
}

/** An unstored token with the actor's prototype and the given data over it. */
export function tokenFromPrototype(
  actor: Actor,
  data: Data,
  options: Record<string, unknown>,
): TokenDocument {
  const { prototypeToken } = actor as unknown as { prototypeToken: { toObject(): Data } };
  const prototype = prototypeToken.toObject();
  const { appendNumber, randomImg: _random, prependAdjective: _adjective, ...source } = prototype;
  source.actorId = actor.id;
  source.name ||= actor.name;
  if (appendNumber && !data.name) source.name = `${source.name} (${nextNumber(actor)})`;
  const cls = CONFIG.Token.documentClass as unknown as new (
    data: Data,
    context: Data,
  ) => TokenDocument;
  return new cls(mergeObject(source, data), options);
}

function nextNumber(actor: Actor): number {
  const scene = game.scenes.viewed;
  return scene ? dependentTokens(actor, { scenes: scene as unknown as Document }).length + 1 : 1;
}
