import { QuartetActor } from "../documents/actor.ts";
import { atHand } from "../documents/lookup.ts";
import { localName } from "../documents/translated.ts";

/** Somebody who can take part: an actor, and the token that stands for it. */
export interface Participant {
  readonly actor: QuartetActor;
  readonly token: TokenDocument | null;
  /** Id of its side in a contest, where the opener lays it down. */
  readonly id?: string;
}

/** The token that stands for an actor on the scene: its own, the one that is selected, or the first. */
function tokenOf(actor: QuartetActor): TokenDocument | null {
  if (actor.token) return actor.token as TokenDocument;
  const tokens = actor.getActiveTokens(true, true) as unknown as TokenDocument[];
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []) : [];
  const controlled = new Set(selected.map(({ document }) => document.id));
  return tokens.find(({ id }) => controlled.has(id)) ?? tokens[0] ?? null;
}

/** A participant from an actor, a token, or the UUID of either; `null` for anything else. */
export function participantOf(thing: unknown): Participant | null {
  if (isParticipant(thing)) return thing;
  const found: unknown = typeof thing === "string" ? atHand(thing) : thing;
  if (found instanceof TokenDocument) {
    const { actor } = found;
    return actor instanceof QuartetActor ? { actor, token: found } : null;
  }
  return found instanceof QuartetActor ? { actor: found, token: tokenOf(found) } : null;
}

function isParticipant(thing: unknown): thing is Participant {
  const isPlain = typeof thing === "object" && thing !== null && !(thing instanceof TokenDocument);
  return isPlain && "token" in thing && "actor" in thing && thing.actor instanceof QuartetActor;
}

/** The name that everybody may know, as it is stored: that of the token, never that of the actor behind it. */
export function publicName({ actor, token }: Participant): string {
  const seen = token ?? tokenForAll(actor);
  return seen?._source.name || actor.prototypeToken.name || actor._source.name;
}

/** The token by which players know an actor, also while this user looks at another scene. */
function tokenForAll(actor: QuartetActor): TokenDocument | null {
  const tokens = game.scenes.active?.tokens.contents ?? [];
  return tokens.find(({ actorLink, actorId }) => actorLink && actorId === actor.id) ?? null;
}

/** The same name, as this reader knows it. */
export function shownName(participant: Participant): string {
  return localName(publicName(participant), participant.actor);
}

/** Who this user has targeted, but for the given actor itself. */
export function targetedParticipants(own: QuartetActor): Participant[] {
  return [...game.user.targets]
    .map(({ document }) => participantOf(document))
    .filter((entry): entry is Participant => entry !== null && entry.actor.uuid !== own.uuid);
}

/** Who can be chosen from a list: the tokens that this user sees, then players' characters without one. */
export function possibleOpponents(own: QuartetActor, accepts: (actor: QuartetActor) => boolean) {
  const placeables = canvas.ready ? (canvas.tokens?.placeables ?? []) : [];
  const tokens = placeables
    .filter(({ isVisible }) => isVisible)
    .map(({ document }) => participantOf(document));
  const present = new Set(tokens.map((entry) => entry?.actor.uuid));
  const characters = game.users
    .map((user) => user.character as unknown)
    .filter((actor): actor is QuartetActor => actor instanceof QuartetActor)
    .filter((actor) => !present.has(actor.uuid))
    .map((actor) => participantOf(actor));
  return [...tokens, ...new Set(characters)].filter(
    (entry): entry is Participant =>
      entry !== null && entry.actor.uuid !== own.uuid && accepts(entry.actor),
  );
}
