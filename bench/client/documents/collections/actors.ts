import { game } from "../../globals.ts";
import type { Actor } from "../actor.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's actors. */
export class Actors extends WorldCollection<Actor> {
  static override documentName = "Actor" as const;

  /** Actors of the viewed scene's unlinked tokens, by token id. */
  get tokens(): Record<string, Actor> {
    const tokens: Record<string, Actor> = {};
    for (const token of game.scenes.viewed?.tokens ?? [])
      if (!token.actorLink && token.actor) tokens[token.id!] = token.actor;
    return tokens;
  }
}
