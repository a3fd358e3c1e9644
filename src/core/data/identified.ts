import type { QuartetItem } from "../documents/item.ts";
import { QuartetModel } from "./model.ts";

/** The model of an item, such as a skill, that weapons and macros find by its `identifier`. */
export abstract class IdentifiedModel<
  Schema extends foundry.data.fields.DataSchema,
> extends QuartetModel<Schema, QuartetItem> {
  /** A new item without an identifier gets one of its own. */
  protected override async _preCreate(
    data: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    const { parent, identifier } = this as unknown as {
      readonly parent: QuartetItem;
      readonly identifier: string;
    };
    if (!identifier)
      parent.updateSource({ system: { identifier: foundry.utils.randomID() } } as never);
    return (await super._preCreate(data, options, user)) ?? undefined;
  }
}
