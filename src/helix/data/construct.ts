import { countField, htmlField, textField, translationsField } from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { type AttributeId, STARTING_ATTRIBUTE } from "../rules/attributes.ts";
import { maxLp, type Scale } from "../rules/scale.ts";
import { attributeField, pointsField } from "./fields.ts";
import { fullPoints, keepPoints, type PointsRule } from "./points.ts";

const { fields } = foundry.data;

const defineConstruct = (scale: Scale) => ({
  attributes: new fields.SchemaField({ str: attributeField(), agi: attributeField() }),
  lp: pointsField(maxLp(STARTING_ATTRIBUTE, scale)),
  /** One value for the whole: there are no parts to hit (helix.md HA-34). */
  armour: countField(),
  /** The crew of a vehicle or the people in a building, in words. */
  crew: textField(),
  biography: htmlField(),
  notes: htmlField(),
  translations: translationsField(),
});

/** What vehicles and buildings share: strength and life points in their scale (HELIX 002:57). */
abstract class ConstructModel extends QuartetModel<
  ReturnType<typeof defineConstruct>,
  QuartetActor
> {
  static override readonly BELOW_ZERO = ["lp"];

  abstract get scale(): Scale;

  override prepareDerivedData(): void {
    Object.assign(this.lp, { max: maxLp(this.attribute("str"), this.scale) + this.lp.extra });
  }

  private get lifePoints(): PointsRule {
    const max = (str: number) => maxLp(str, this.scale);
    return { path: "lp", min: Number.NEGATIVE_INFINITY, source: "attributes.str.value", max };
  }

  /** A new one has all life points. */
  protected override async _preCreate(
    data: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    this.parent.updateSource({ system: fullPoints(this, data, [this.lifePoints]) } as never);
    return (await super._preCreate(data, options, user)) ?? undefined;
  }

  protected override async _preUpdate(
    changes: object,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    keepPoints(this, changes, this.lifePoints);
    return super._preUpdate(changes, options, user);
  }

  /** Only strength and agility mean something for things; anything else is 0. */
  attribute(id: AttributeId): number {
    return id === "str" || id === "agi" ? this.attributes[id].value : 0;
  }
}

/** A vehicle: life points and weapons count ten times. */
export class HelixVehicleModel extends ConstructModel {
  static override defineSchema() {
    return defineConstruct("vehicle");
  }

  override get scale(): Scale {
    return "vehicle";
  }
}

/** A building: its life points count a hundred times. */
export class HelixBuildingModel extends ConstructModel {
  static override defineSchema() {
    return defineConstruct("building");
  }

  override get scale(): Scale {
    return "building";
  }
}
