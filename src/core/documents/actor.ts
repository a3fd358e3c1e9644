import { typesToOffer } from "../books.ts";
import { knownName, readerName } from "../i18n/translations.ts";
import { actorCheck, type UseOptions } from "../uses.ts";
import { pictureOf } from "./artwork.ts";
import { changedPrototype, newPrototype } from "./token-rules.ts";
import { translationsOf } from "./translated.ts";

/** An actor of any of the four rule books. What a book adds is in its data models. */
export class QuartetActor extends Actor {
  static override getDefaultArtwork(data?: never): Actor.GetDefaultArtworkReturn {
    const artwork = super.getDefaultArtwork(data);
    const img = pictureOf((data as { type?: unknown } | undefined)?.type);
    return img ? { ...artwork, img, texture: { ...artwork.texture, src: img } } : artwork;
  }

  /** Offers the sub-types of the rule books that this world plays, first the character of the first. */
  static override createDialog(
    data?: Actor.CreateDialogData,
    createOptions?: Actor.Database.DialogCreateOptions,
    options?: Actor.CreateDialogOptions,
  ): Promise<Actor.Stored | null | undefined> {
    const types = typesToOffer("Actor");
    Object.assign(CONFIG.Actor, { defaultType: types[0] });
    return super.createDialog(data, createOptions, { types, ...options } as never);
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    this.name = readerName(
      { name: this._source.name, translations: translationsOf(this.system) },
      game.i18n.lang,
    );
  }

  /** Tokens begin as their book has it, unless somebody said otherwise. */
  protected override async _preCreate(
    data: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    this.updateSource({ prototypeToken: newPrototype(this, data) } as never);
    return (await super._preCreate(data, options, user)) ?? undefined;
  }

  /**
   * Changes a number from a token's bar. Foundry stops bars at 0; here each book says how low its
   * points can fall.
   */
  override async modifyTokenAttribute(
    attribute: string,
    value: number,
    isDelta = false,
    isBar = true,
  ): Promise<this> {
    const { BELOW_ZERO = [] } = this.system.constructor as { BELOW_ZERO?: readonly string[] };
    if (!isBar || !BELOW_ZERO.includes(attribute))
      return (await super.modifyTokenAttribute(attribute, value, isDelta, isBar)) as this;
    const path = `system.${attribute}.value`;
    const current = Number(foundry.utils.getProperty(this, path));
    const updates = { [path]: isDelta ? current + value : value };
    // The typings know the hook only as deprecated.
    const hooks = Hooks as unknown as { call(hook: string, ...told: unknown[]): boolean };
    const change = { attribute, value, isDelta, isBar };
    if (hooks.call("modifyTokenAttribute", change, updates, this))
      await this.update(updates as never);
    return this;
  }

  /**
   * The tokens to come follow a new name, unless somebody has given them one of their own; and
   * whoever becomes an opponent has tokens that are each somebody else.
   */
  protected override async _preUpdate(
    changes: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    const { hasProperty, setProperty } = foundry.utils;
    const { name } = changes as { readonly name?: string };
    const isNew = name !== undefined && !hasProperty(changes, "prototypeToken.name");
    if (isNew && !this.token && !this.hidesBehindToken())
      setProperty(changes as object, "prototypeToken.name", name);
    const others = this.token ? {} : changedPrototype(this, changes);
    for (const [key, value] of Object.entries(others))
      if (!hasProperty(changes, `prototypeToken.${key}`))
        setProperty(changes, `prototypeToken.${key}`, value);
    return (await super._preUpdate(changes, options, user)) ?? undefined;
  }

  /** Whether new tokens have a name that is none of the actor's own. */
  private hidesBehindToken(): boolean {
    const { name, prototypeToken } = this._source;
    const given = prototypeToken?.name ?? "";
    const translations = translationsOf(this.system);
    return (
      given !== "" && given !== name && knownName({ name: given, translations }, "en") === null
    );
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
