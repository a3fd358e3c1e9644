import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseItem } from "../../common/documents/base-item.ts";
import type { Data } from "../../common/types.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** A thing, talent or another item, of the world or owned by an actor. */
export class Item extends ClientDocumentMixin(BaseItem) {
  declare type: string;
  declare img: string;
  declare system: Data;
  declare effects: EmbeddedCollection<ActiveEffect>;

  get actor(): Actor | null {
    return this.parent?.documentName === "Actor" ? (this.parent as unknown as Actor) : null;
  }

  get isOwned(): boolean {
    return this.actor !== null;
  }

  get thumbnail(): string {
    return this.img;
  }

  /** The effects that the owner gets. */
  get transferredEffects(): ActiveEffect[] {
    return this.effects.filter((effect) => effect.transfer);
  }

  /** Data for formulas: the live `system` data. */
  getRollData(): Data {
    return this.system;
  }
}
