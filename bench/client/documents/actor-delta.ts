import { BaseActorDelta } from "../../common/documents/base-actor-delta.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { refreshSyntheticActor, syntheticActor } from "./synthetic-actor.ts";
import type { TokenDocument } from "./token.ts";

/**
 * How the actor of an unlinked token differs from its base actor. The token's synthetic actor is
 * the base with the difference laid over it; whatever changes the synthetic actor is kept here.
 */
export class ActorDelta extends ClientDocumentMixin(BaseActorDelta) {
  get #token(): TokenDocument {
    return this.parent as unknown as TokenDocument;
  }

  /** The delta itself is never prepared: only the actor that it makes is. */
  override _safePrepareData(): void {}

  /** The synthetic actor; null without a base actor. */
  get syntheticActor(): Actor | null {
    return syntheticActor(this.#token);
  }

  apply(): Actor | null {
    return this.syntheticActor;
  }

  updateSyntheticActor(): void {
    refreshSyntheticActor(this.#token);
  }
}
