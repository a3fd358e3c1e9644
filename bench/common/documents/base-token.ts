import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { lookupDocument } from "../abstract/registry.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  BooleanField,
  EmbeddedDocumentField,
  ForeignDocumentField,
  NumberField,
  StringField,
} from "../data/fields.ts";
import { BenchNotImplemented } from "../errors.ts";
import { BaseActor } from "./base-actor.ts";
import { BaseActorDelta } from "./base-actor-delta.ts";
import type { BaseUser } from "./base-user.ts";
import { commonFields } from "./fields.ts";
import { tokenAppearance } from "./token-schema.ts";

function coordinate(options: object = {}): NumberField {
  return new NumberField({ required: true, nullable: false, initial: 0, ...options });
}

interface Place {
  x: number;
  y: number;
  elevation: number;
  /** In squares. */
  width: number;
  height: number;
}

export class BaseToken extends Document {
  declare name: string;
  declare actorId: string | null;
  declare actorLink: boolean;
  declare readonly delta: BaseActorDelta;
  declare x: number;
  declare y: number;
  declare elevation: number;
  declare width: number;
  declare height: number;
  declare hidden: boolean;
  declare disposition: number;

  static override metadata = defineMetadata({
    name: "Token",
    collection: "tokens",
    embedded: { ActorDelta: "delta" },
    permissions: { create: "TOKEN_CREATE", update: "OWNER", delete: "TOKEN_DELETE" },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "TOKEN"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: new StringField({ required: true, blank: true, textSearch: true }),
      actorId: new ForeignDocumentField(BaseActor, { idOnly: true }),
      delta: new EmbeddedDocumentField(BaseActorDelta),
      ...tokenAppearance(),
      x: coordinate({ integer: true }),
      y: coordinate({ integer: true }),
      elevation: coordinate(),
      sort: coordinate({ integer: true }),
      hidden: new BooleanField(),
      locked: new BooleanField(),
    };
  }

  /**
   * The middle of the token, in pixels.
   * @param data Where it stands and how many squares it takes, if not as it is.
   */
  getCenterPoint(data: Partial<Place> = {}): { x: number; y: number; elevation: number } {
    const { x, y, elevation, width, height } = { ...this.#place(), ...data };
    const scene = this.parent as { grid?: { size: number } } | null;
    if (!scene?.grid) throw new BenchNotImplemented("the centre of a token without a scene");
    const half = scene.grid.size / 2;
    return { x: x + width * half, y: y + height * half, elevation };
  }

  #place(): Place {
    const { x, y, elevation, width, height } = this;
    return { x, y, elevation, width, height };
  }

  /** Tokens belong to whom their actor belongs. */
  override getUserLevel(user: BaseUser): number {
    const own = this._source.delta as { ownership?: Record<string, number> | null } | null;
    if (!this.actorLink && own?.ownership) return this.delta.getUserLevel(user);
    const actor = lookupDocument("Actor", this.actorId);
    return actor?.getUserLevel(user) ?? DOCUMENT_OWNERSHIP_LEVELS.NONE;
  }
}
