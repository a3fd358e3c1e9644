import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { CHAT_MESSAGE_STYLES, DOCUMENT_OWNERSHIP_LEVELS } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  ArrayField,
  BooleanField,
  DocumentAuthorField,
  FilePathField,
  ForeignDocumentField,
  HTMLField,
  JSONField,
  NumberField,
  SchemaField,
  StringField,
} from "../data/fields.ts";
import { BaseActor } from "./base-actor.ts";
import { BaseScene } from "./base-scene.ts";
import { BaseToken } from "./base-token.ts";
import { BaseUser } from "./base-user.ts";
import { commonFields, typeFields } from "./fields.ts";

export class BaseChatMessage extends Document {
  declare type: string;
  declare style: number;
  declare timestamp: number;
  declare flavor: string;
  declare content: string;
  declare whisper: string[];
  declare blind: boolean;

  static override metadata = defineMetadata({
    name: "ChatMessage",
    collection: "messages",
    hasTypeData: true,
    permissions: {
      create: (user, document) => user.isGM || document._source.author === user.id,
      delete: "OWNER",
    },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "CHATMESSAGE"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      ...typeFields(this, { initial: "base" }),
      style: new NumberField({
        required: true,
        choices: Object.values(CHAT_MESSAGE_STYLES),
        initial: CHAT_MESSAGE_STYLES.OTHER,
        validationError: "must be a value in CONST.CHAT_MESSAGE_STYLES",
      }),
      author: new DocumentAuthorField(BaseUser),
      timestamp: new NumberField({ required: true, nullable: false, initial: Date.now }),
      title: new StringField(),
      flavor: new HTMLField(),
      content: new HTMLField({ textSearch: true }),
      speaker: new SchemaField({
        scene: new ForeignDocumentField(BaseScene, { idOnly: true }),
        actor: new ForeignDocumentField(BaseActor, { idOnly: true }),
        token: new ForeignDocumentField(BaseToken, { idOnly: true }),
        alias: new StringField(),
      }),
      whisper: new ArrayField(new ForeignDocumentField(BaseUser, { idOnly: true })),
      blind: new BooleanField(),
      rolls: new ArrayField(new RollField({ required: true })),
      sound: new FilePathField({ categories: ["AUDIO"] }),
      emote: new BooleanField(),
    };
  }

  /** Messages belong to their author. */
  override getUserLevel(user: BaseUser): number {
    const { OWNER, NONE, OBSERVER } = DOCUMENT_OWNERSHIP_LEVELS;
    if (this._source.author === user.id) return OWNER;
    const { whisper } = this;
    return !whisper.length || whisper.includes(user.id as string) ? OBSERVER : NONE;
  }

  /** May the user see that the message exists? The server sends it to nobody else. */
  isFor(user: BaseUser): boolean {
    return (
      this._source.author === user.id ||
      !this.whisper.length ||
      this.whisper.includes(user.id as string)
    );
  }
}

/** Rolls stay JSON here; the client's message makes Roll objects of them. */
class RollField extends JSONField {
  override initialize(value: unknown): unknown {
    return value;
  }
  override toObject(value: unknown): unknown {
    return typeof value === "string" ? value : JSON.stringify(value);
  }
}
