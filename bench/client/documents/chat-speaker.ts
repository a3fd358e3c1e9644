import { canvas, game } from "../globals.ts";
import type { Actor } from "./actor.ts";
import type { Scene } from "./scene.ts";
import type { TokenDocument } from "./token.ts";
import type { User } from "./user.ts";

/** Who speaks: ids of documents, and a name that overrides theirs. */
export interface SpeakerData {
  scene: string | null;
  actor: string | null;
  token: string | null;
  alias?: string;
}

export interface SpeakerOptions {
  scene?: Scene | null;
  actor?: Actor | null;
  /** A token's document, or the token on the canvas. */
  token?: TokenDocument | { document: TokenDocument } | null;
  alias?: string;
}

/**
 * The speaker of a new message: the given token or actor, else the controlled token, else the
 * user's character, else the user.
 */
export function getSpeaker({ scene, actor, token, alias }: SpeakerOptions = {}): SpeakerData {
  if (token) return ofToken("document" in token ? token.document : token, alias);
  if (actor) return ofActor(actor, scene, alias);
  const elsewhere = scene && scene.id !== viewedScene()?.id;
  if (elsewhere) return ofUser(scene, alias);
  const controlled = canvas.ready ? canvas.tokens.controlled[0] : undefined;
  if (controlled) return ofToken(controlled.document as TokenDocument, alias);
  const character = game.user.character as Actor | null;
  return character ? ofActor(character, scene, alias) : ofUser(scene, alias);
}

function viewedScene(): Scene | null {
  return (canvas.scene as Scene | null) ?? null;
}

function ofToken(token: TokenDocument, alias?: string): SpeakerData {
  return {
    scene: token.parent?.id ?? null,
    actor: token.actorId ?? null,
    token: token.id,
    alias: alias ?? token.name,
  };
}

function ofActor(actor: Actor, scene?: Scene | null, alias?: string): SpeakerData {
  const token = actor.token ?? (actor.getActiveTokens(false, true)[0] as TokenDocument | undefined);
  return {
    scene: token?.parent?.id ?? scene?.id ?? viewedScene()?.id ?? null,
    actor: actor.id,
    token: token?.id ?? null,
    alias: alias ?? token?.name ?? actor.name,
  };
}

function ofUser(scene?: Scene | null, alias?: string): SpeakerData {
  return {
    scene: scene?.id ?? viewedScene()?.id ?? null,
    actor: null,
    token: null,
    alias: alias ?? game.user.name,
  };
}

/** The actor of a speaker: the token's own, or the one of the world. */
export function getSpeakerActor(speaker?: Partial<SpeakerData> | null): Actor | null {
  if (!speaker) return null;
  const scene = speaker.scene ? game.scenes.get(speaker.scene) : undefined;
  const token = speaker.token ? scene?.tokens.get(speaker.token) : undefined;
  const actor = token?.actor ?? (speaker.actor ? game.actors.get(speaker.actor) : null);
  return (actor ?? null) as Actor | null;
}

/** The users that the name of a whisper means. Case does not matter. */
export function whisperRecipients(name: string): User[] {
  const wanted = name.trim().toLowerCase();
  const users = [...game.users];
  if (wanted === "gm" || wanted === "dm") return users.filter((user) => user.isGM);
  if (wanted === "players") return users.filter((user) => !user.isGM);
  const named = users.filter((user) => user.name.toLowerCase() === wanted);
  if (named.length) return named;
  return users.filter(({ character }) => character?.name.toLowerCase() === wanted);
}
