import { Document } from "../abstract/document.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  BooleanField,
  EmbeddedCollectionField,
  ForeignDocumentField,
  IntegerSortField,
  NumberField,
} from "../data/fields.ts";
import type { Data } from "../types.ts";
import { BaseCombatant } from "./base-combatant.ts";
import { BaseCombatantGroup } from "./base-combatant-group.ts";
import { BaseScene } from "./base-scene.ts";
import type { BaseUser } from "./base-user.ts";
import { commonFields, typeFields } from "./fields.ts";

export class BaseCombat extends Document {
  declare type: string;
  declare active: boolean;
  declare round: number;
  declare turn: number | null;
  declare readonly combatants: EmbeddedCollection<BaseCombatant>;
  declare readonly groups: EmbeddedCollection<BaseCombatantGroup>;

  static override metadata = defineMetadata({
    name: "Combat",
    collection: "combats",
    embedded: { Combatant: "combatants", CombatantGroup: "groups" },
    hasTypeData: true,
    permissions: {
      update: (user, document, data) => mayUpdate(user, document as BaseCombat, data),
    },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "COMBAT"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      ...typeFields(this, { initial: "base" }),
      scene: new ForeignDocumentField(BaseScene),
      groups: new EmbeddedCollectionField(BaseCombatantGroup),
      combatants: new EmbeddedCollectionField(BaseCombatant),
      active: new BooleanField(),
      round: new NumberField({
        required: true,
        nullable: false,
        integer: true,
        min: 0,
        initial: 0,
      }),
      turn: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      sort: new IntegerSortField(),
    };
  }

  /** May this user, who is no game master, move the combat to another round? */
  _canChangeRound(_user: BaseUser): boolean {
    return true;
  }
  /** May this user, who is no game master, move the combat to another turn? */
  _canChangeTurn(_user: BaseUser): boolean {
    return true;
  }
}

/** Players may move the turn and round, and nothing else. */
function mayUpdate(user: BaseUser, combat: BaseCombat, data: Data): boolean {
  if (user.isGM) return true;
  return Object.keys(data).every((key) => {
    if (key === "round") return combat._canChangeRound(user);
    if (key === "turn") return combat._canChangeTurn(user);
    return key === "_id" || key === "_stats";
  });
}
