import { typesToOffer } from "../books.ts";
import { readerName } from "../i18n/translations.ts";
import { itemUse, type UseOptions } from "../uses.ts";
import { pictureOf } from "./artwork.ts";
import { translationsOf } from "./translated.ts";

/** An item of any of the four rule books. What a book adds is in its data models. */
export class QuartetItem extends Item {
  static override getDefaultArtwork(data?: never): Item.GetDefaultArtworkReturn {
    const artwork = super.getDefaultArtwork(data);
    const img = pictureOf((data as { type?: unknown } | undefined)?.type);
    return img ? { ...artwork, img } : artwork;
  }

  /** Offers the sub-types of the rule books that this world plays; on a sheet, those of its own book. */
  static override createDialog(
    data?: Item.CreateDialogData,
    createOptions?: Item.Database.DialogCreateOptions,
    options?: Item.CreateDialogOptions,
  ): Promise<Item.Stored | null | undefined> {
    const types = typesToOffer("Item", parentType(createOptions));
    return super.createDialog(data, createOptions, { types, ...options } as never);
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    this.name = readerName(
      { name: this._source.name, translations: translationsOf(this.system) },
      game.i18n.lang,
    );
  }

  /** Whether a click does more than open the sheet. */
  get isUsable(): boolean {
    return itemUse(this.type) !== undefined && this.actor !== null && !this.pack;
  }

  /**
   * Uses the item: a skill or weapon rolls its check, anything else opens its sheet.
   * @returns The message, if there is one.
   */
  async use(options: UseOptions = {}): Promise<ChatMessage.Implementation | null> {
    const use = itemUse(this.type);
    if (use && this.isUsable) return use(this, options);
    await this.sheet?.render({ force: true } as never);
    return null;
  }
}

/** The sub-type of the actor that the new item will belong to. */
function parentType(options?: Item.Database.DialogCreateOptions): string | undefined {
  return (options?.parent as { type?: string } | null | undefined)?.type;
}
