import { typesToOffer } from "../books.ts";
import { readerName } from "../i18n/translations.ts";
import { actorCheck, type UseOptions } from "../uses.ts";
import { pictureOf } from "./artwork.ts";
import { translationsOf } from "./translated.ts";

/** Actor types whose tokens share the one actor. Filled by the rule books. */
export const linkedActorTypes = new Set<string>();

/** An actor of any of the four rule books. What a book adds is in its data models. */
export class QuartetActor extends Actor {
  static override getDefaultArtwork(data?: never): Actor.GetDefaultArtworkReturn {
    const artwork = super.getDefaultArtwork(data);
    const img = pictureOf((data as { type?: unknown } | undefined)?.type);
    return img ? { ...artwork, img, texture: { ...artwork.texture, src: img } } : artwork;
  }

  /** Offers the sub-types of the rule books that this world plays. */
  static override createDialog(
    data?: Actor.CreateDialogData,
    createOptions?: Actor.Database.DialogCreateOptions,
    options?: Actor.CreateDialogOptions,
  ): Promise<Actor.Stored | null | undefined> {
    const types = typesToOffer("Actor");
    return super.createDialog(data, createOptions, { types, ...options } as never);
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    this.name = readerName(
      { name: this._source.name, translations: translationsOf(this.system) },
      game.i18n.lang,
    );
  }

  /**
   * Players' characters share one actor with all their tokens, and tokens show the book's gauges,
   * unless somebody said otherwise.
   */
  protected override async _preCreate(
    data: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    const isLinked = linkedActorTypes.has(this.type);
    if (isLinked && !foundry.utils.hasProperty(data, "prototypeToken.actorLink"))
      this.updateSource({ prototypeToken: { actorLink: true, disposition: 1 } } as never);
    const [bar1 = null, bar2 = null] = CONFIG.Actor.trackableAttributes[this.type]?.bar ?? [];
    if (bar1 && !foundry.utils.hasProperty(data, "prototypeToken.bar1"))
      this.updateSource({
        prototypeToken: { bar1: { attribute: bar1 }, bar2: { attribute: bar2 } },
      } as never);
    return (await super._preCreate(data, options, user)) ?? undefined;
  }

  /**
   * Makes a check with a skill of this actor, as a click on the sheet does.
   * @param skillId Id of the skill item, or its identifier.
   * @param options What the dialog starts with; `skipDialog` rolls at once.
   * @returns The message; `null` when the player thought better of it or the rules refused.
   * @throws if actors of this type have no checks.
   */
  async check(
    skillId: string,
    options: UseOptions = {},
  ): Promise<ChatMessage.Implementation | null> {
    const check = actorCheck(this.type);
    if (!check) throw new Error(`actors of type ${this.type} make no checks`);
    return check(this, skillId, options);
  }
}
