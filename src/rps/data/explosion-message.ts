import {
  choiceField,
  countField,
  measureField,
  nameField,
  textField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { SURROUNDINGS } from "../rules/explosion.ts";
import { explosionFields } from "./fields.ts";

const { fields } = foundry.data;

const pixelField = () => new fields.NumberField({ required: true, nullable: false, initial: 0 });

const defineSchema = () => ({
  name: nameField(),
  damage: countField(),
  ...explosionFields(),
  surroundings: choiceField(SURROUNDINGS),
  /** Where it went off; none without a scene. */
  scene: new fields.DocumentUUIDField({ type: "Scene" }),
  /** The middle, in pixels of the scene. */
  centre: new fields.SchemaField(
    { x: pixelField(), y: pixelField() },
    { required: true, nullable: true, initial: null },
  ),
  /** Who stood where, nearest first. */
  standing: new fields.ArrayField(
    new fields.SchemaField({
      token: new fields.DocumentUUIDField({ type: "Token" }),
      /** The name that everybody sees. */
      name: textField(),
      metres: measureField(),
    }),
  ),
});

/** An explosion in the chat: its radii, and who stands where. RPS [114–116] */
export class RpsExplosionModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineSchema();
  }
}
