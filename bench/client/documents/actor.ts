import type { Document } from "../../common/abstract/document.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseActor } from "../../common/documents/base-actor.ts";
import type { BaseUser } from "../../common/documents/base-user.ts";
import type { Data } from "../../common/types.ts";
import { getProperty } from "../../common/utils.ts";
import { CONFIG, game } from "../globals.ts";
import type { ActiveEffect } from "./active-effect.ts";
import { applyEffects, clearEffectState, type EffectPhase } from "./actor-effects.ts";
import { type ActorInitiativeOptions, rollActorInitiative } from "./actor-initiative.ts";
import { activeTokens, dependentTokens, tokenFromPrototype } from "./actor-tokens.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Combat } from "./combat.ts";
import type { Item } from "./item.ts";
import { toggleStatusEffect } from "./status-effects.ts";
import { recordActorUpdate, recordEmbedded } from "./synthetic-actor.ts";
import type { TokenDocument } from "./token.ts";
import { modifyTokenAttribute } from "./token-attributes.ts";
import type { DeletedDescendantArgs, DescendantArgs, Operation } from "./types.ts";

/** A character or another being of the world, or the synthetic actor of an unlinked token. */
export class Actor extends ClientDocumentMixin(BaseActor) {
  declare type: string;
  declare img: string;
  declare system: Data;
  declare items: EmbeddedCollection<Item>;
  declare effects: EmbeddedCollection<ActiveEffect>;
  /** What active effects changed, as a nested object. */
  declare overrides: Data;
  /** The statuses of all applied effects. */
  declare statuses: Set<string>;

  get thumbnail(): string | null {
    return this.img;
  }

  /** The owned items by sub-type; every known type has an array. */
  get itemTypes(): Record<string, Item[]> {
    const { TYPES } = CONFIG.Item.documentClass;
    const types: Record<string, Item[]> = Object.fromEntries(TYPES.map((type) => [type, []]));
    for (const item of this.items) {
      types[item.type] ??= [];
      types[item.type]!.push(item);
    }
    return types;
  }

  /** Whether this is the actor of one unlinked token. */
  get isToken(): boolean {
    return this.parent?.documentName === "Token";
  }

  /** The token whose synthetic actor this is. */
  get token(): TokenDocument | null {
    return this.isToken ? (this.parent as unknown as TokenDocument) : null;
  }

  get appliedEffects(): ActiveEffect[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active);
  }

  get temporaryEffects(): ActiveEffect[] {
    return this.appliedEffects.filter((effect) => effect.isTemporary);
  }

  get inCombat(): boolean {
    return (game.combat?.getCombatantsByActor(this).length ?? 0) > 0;
  }

  /** The actor's own effects, then those that its items transfer. */
  *allApplicableEffects(): Generator<ActiveEffect, void, undefined> {
    yield* this.effects;
    for (const item of this.items)
      for (const effect of item.effects) if (effect.transfer) yield effect;
  }

  override _initialize(options: Record<string, unknown> = {}): void {
    if (!Object.hasOwn(this, "overrides")) this.overrides = {};
    if (!Object.hasOwn(this, "statuses")) this.statuses = new Set();
    super._initialize(options);
  }

  override prepareData(): void {
    super.prepareData();
    if (this._appliesPhases) this.applyActiveEffects("final");
  }

  /** Subclasses that override this must call it: it readies the actor for active effects. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    clearEffectState(this);
  }

  override prepareEmbeddedDocuments(): void {
    super.prepareEmbeddedDocuments();
    if (this._appliesPhases) this.applyActiveEffects("initial");
    else this.applyActiveEffects();
  }

  get _appliesPhases(): boolean {
    return game.release.generation >= 14;
  }

  /**
   * Applies the changes of active effects: all of them on generation 13, those of one phase on 14.
   * @throws Error if a phase is applied twice in one preparation, or without prepareBaseData.
   */
  applyActiveEffects(phase?: EffectPhase): void {
    applyEffects(this, phase);
  }

  /** Data for formulas: the live `system` data. */
  getRollData(): Data {
    return this.system;
  }

  /** Tokens of this actor on the viewed scene: placeables, or documents if `document`. */
  getActiveTokens(linked = false, document = false): object[] {
    return activeTokens(this, linked, document);
  }

  /** Tokens on any scene that show this actor. */
  getDependentTokens(options: { scenes?: Document | Document[]; linked?: boolean } = {}) {
    return dependentTokens(this, options);
  }

  /** A new unstored token of this actor, from its prototype. */
  async getTokenDocument(data: Data = {}, options: Record<string, unknown> = {}) {
    return tokenFromPrototype(this, data, options);
  }

  /** Sets or changes a token bar or value, within the bar's maximum. */
  async modifyTokenAttribute(
    attribute: string,
    value: number,
    isDelta = false,
    isBar = true,
  ): Promise<this> {
    await modifyTokenAttribute(this, { attribute, value, isDelta, isBar });
    return this;
  }

  /** Rolls initiative for this actor's combatants in the viewed encounter. */
  async rollInitiative(options: ActorInitiativeOptions = {}): Promise<Combat | null> {
    return rollActorInitiative(this, options);
  }

  /** Switches a status on or off. See CONFIG.statusEffects. @throws Error for an unknown status. */
  async toggleStatusEffect(
    statusId: string,
    options: { active?: boolean; overlay?: boolean } = {},
  ): Promise<ActiveEffect | boolean | undefined> {
    return toggleStatusEffect(this, statusId, options);
  }

  override async _preCreate(data: Data, options: Operation, user: BaseUser) {
    if ((await super._preCreate(data, options, user)) === false) return false;
    // A prototype token that says nothing else shows the actor's picture.
    const given = getProperty(data, "prototypeToken.texture.src");
    if (data.img && !given) this.updateSource({ prototypeToken: { texture: { src: data.img } } });
    return undefined;
  }

  override _onUpdate(changed: Data, options: Operation, userId: string): void {
    super._onUpdate(changed, options, userId);
    if (this.token) recordActorUpdate(this.token, changed);
    this.#refreshTokens(changed, options);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    this.#refreshTokens({}, options);
  }

  override _onCreateDescendantDocuments(...args: DescendantArgs): void {
    super._onCreateDescendantDocuments(...args);
    this.#afterEmbeddedChange(args);
  }

  override _onUpdateDescendantDocuments(...args: DescendantArgs): void {
    super._onUpdateDescendantDocuments(...args);
    this.#afterEmbeddedChange(args);
  }

  override _onDeleteDescendantDocuments(...args: DeletedDescendantArgs): void {
    super._onDeleteDescendantDocuments(...args);
    this.#afterEmbeddedChange(args);
  }

  /** Items or effects changed: tell the tokens, and an unlinked token's delta. */
  #afterEmbeddedChange([parent, collection, documents, , options]:
    | DescendantArgs
    | DeletedDescendantArgs): void {
    const own = parent === (this as unknown as Document);
    const changed = own ? documents.map((document) => document.id!) : [parent.id!];
    const key = own && collection === "effects" ? "effects" : "items";
    if (this.token) recordEmbedded(this.token, key, changed);
    this._onEmbeddedDocumentChange();
    this.#refreshTokens({}, options);
  }

  /** Called after any embedded document changed, when the data are prepared again. */
  _onEmbeddedDocumentChange(): void {}

  /** Unlinked tokens of a world actor show its changes unless they override them. */
  #refreshTokens(changed: Data, options: Operation): void {
    if (this.isToken) {
      this.token!._onRelatedUpdate(changed, options);
      return;
    }
    if (this.pack) return;
    for (const token of this.getDependentTokens()) token._onUpdateBaseActor(changed, options);
  }
}
