import { countField, htmlField, translationsField } from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { ATTRIBUTES, type AttributeId, STARTING_ATTRIBUTE } from "../rules/attributes.ts";
import { type ArmourByLocation, armourByLocation } from "../rules/equipment.ts";
import type { HitLocation } from "../rules/hit-location.ts";
import { maxLp, maxMp, type Scale } from "../rules/scale.ts";
import { attributesField, pointsField } from "./fields.ts";
import type { HelixArmorModel } from "./items.ts";
import { fullPoints, keepPoints, type PointsRule } from "./points.ts";

const { fields } = foundry.data;

const defineSchema = () => ({
  attributes: attributesField(),
  lp: pointsField(maxLp(STARTING_ATTRIBUTE)),
  mp: pointsField(maxMp(STARTING_ATTRIBUTE)),
  ep: new fields.SchemaField({
    /** Whether creation is over: then points are saved, and lowering gives nothing back. */
    created: new fields.BooleanField(),
    /** Saved and not spent yet. */
    saved: countField(),
    /** Given by the game master since creation. */
    earned: countField(),
  }),
  /** How many are fought at once: −1 for each beyond the first (HELIX 002:56). */
  opponents: new fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    min: 1,
    initial: 1,
  }),
  biography: htmlField(),
  notes: htmlField(),
  translations: translationsField(),
});

const POINTS: readonly PointsRule[] = [
  {
    path: "lp",
    min: Number.NEGATIVE_INFINITY,
    source: "attributes.str.value",
    max: (str) => maxLp(str),
  },
  { path: "mp", min: 0, source: "attributes.wil.value", max: maxMp },
];

/** A character of HELIX. */
export class HelixCharacterModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetActor
> {
  static override readonly BELOW_ZERO = ["lp"];

  static override defineSchema() {
    return defineSchema();
  }

  /** Worked out: strength or will + 10, and what the game master added (HELIX 002:7, 002:11). */
  override prepareDerivedData(): void {
    Object.assign(this.lp, { max: maxLp(this.attribute("str")) + this.lp.extra });
    Object.assign(this.mp, { max: maxMp(this.attribute("wil")) + this.mp.extra });
  }

  /** A new character has all points. */
  protected override async _preCreate(
    data: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    this.parent.updateSource({ system: fullPoints(this, data, POINTS) } as never);
    return (await super._preCreate(data, options, user)) ?? undefined;
  }

  protected override async _preUpdate(
    changes: object,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    for (const rule of POINTS) keepPoints(this, changes, rule);
    return super._preUpdate(changes, options, user);
  }

  get scale(): Scale {
    return "person";
  }

  attribute(id: AttributeId): number {
    return this.attributes[id].value;
  }

  /** All six values. */
  get values(): Record<AttributeId, number> {
    return Object.fromEntries(ATTRIBUTES.map((id) => [id, this.attribute(id)])) as Record<
      AttributeId,
      number
    >;
  }

  /** What the worn pieces give on each part of the body; the best counts (helix.md HA-21). */
  get armour(): ArmourByLocation {
    const worn = this.parent.items
      .filter((item) => (item.type as string) === "helixArmor")
      .map((item) => (item as QuartetItem).system as unknown as HelixArmorModel)
      .filter((piece) => piece.worn);
    return armourByLocation(
      worn.map(({ value, locations }) => ({ value, covers: [...locations] as HitLocation[] })),
    );
  }
}
