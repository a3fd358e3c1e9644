import { TOKEN_DISPOSITIONS } from "../../common/constants.ts";
import { BaseToken } from "../../common/documents/base-token.ts";
import type { Data } from "../../common/types.ts";
import { CONFIG, canvas, game } from "../globals.ts";
import type { Actor } from "./actor.ts";
import type { ActorDelta } from "./actor-delta.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Combat } from "./combat.ts";
import type { Combatant } from "./combatant.ts";
import type { Scene } from "./scene.ts";
import { refreshSyntheticActor, syntheticActor } from "./synthetic-actor.ts";
import {
  type BarAttribute,
  barAttribute,
  type TrackedAttributes,
  trackedAttributes,
} from "./token-attributes.ts";
import { createCombatants, deleteCombatants } from "./token-combatants.ts";
import type { Operation } from "./types.ts";

interface TokenPlaceable {
  id: string;
  document: TokenDocument;
}

/** A token on a scene. */
export class TokenDocument extends ClientDocumentMixin(BaseToken) {
  declare readonly delta: ActorDelta;
  declare bar1: { attribute: string | null };
  declare bar2: { attribute: string | null };
  declare texture: Data & { src: string | null };

  get scene(): Scene | null {
    return this.parent as unknown as Scene | null;
  }

  /** The placeable that stands for this token on the canvas, if its scene is drawn. */
  get object(): TokenPlaceable | null {
    if (!canvas.ready || canvas.scene !== (this.parent as unknown)) return null;
    return (canvas.tokens.get(this.id!) as TokenPlaceable | undefined) ?? null;
  }

  /** The world actor that the token was made from. */
  get baseActor(): Actor | null {
    return game.actors?.get(this.actorId ?? "") ?? null;
  }

  /** The actor that the token shows: the world actor if linked, else the synthetic actor. */
  get actor(): Actor | null {
    if (!this.actorId) return null;
    return this.actorLink ? this.baseActor : syntheticActor(this);
  }

  /** The synthetic actor as an embedded document, as UUIDs lead through the token to it. */
  get actors() {
    const actor = this.actorLink ? null : this.actor;
    return {
      documentClass: CONFIG.Actor.documentClass,
      get: (id: string) => (actor?.id === id ? actor : undefined),
      has: (id: string) => actor?.id === id,
      get size() {
        return actor ? 1 : 0;
      },
      [Symbol.iterator]: () => (actor ? [actor] : [])[Symbol.iterator](),
    };
  }

  override getEmbeddedCollection(name: string) {
    if (name === "Actor" || name === "actors") return this.actors as never;
    return super.getEmbeddedCollection(name as never);
  }

  get isLinked(): boolean {
    return this.actorLink;
  }

  override get isOwner(): boolean {
    return game.user.isGM || (this.actor?.isOwner ?? false);
  }

  get isSecret(): boolean {
    return this.disposition === TOKEN_DISPOSITIONS.SECRET && !this.isOwner;
  }

  /** This token's combatant in the viewed encounter. */
  get combatant(): Combatant | null {
    return game.combat?.getCombatantsByToken(this)[0] ?? null;
  }

  get inCombat(): boolean {
    return this.combatant !== null;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    this.name ||= this.baseActor?.name ?? "";
  }

  hasStatusEffect(statusId: string): boolean {
    return this.actor?.statuses.has(statusId) ?? false;
  }

  /** What a bar shows; null if its attribute does not exist on the actor. */
  getBarAttribute(
    barName: "bar1" | "bar2",
    { alternative }: { alternative?: string } = {},
  ): BarAttribute | null {
    const attribute = alternative ?? this[barName]?.attribute;
    return attribute && this.actor ? barAttribute(this.actor, attribute) : null;
  }

  /** The attributes that bars may show, of an actor type or of all types. */
  static getTrackedAttributes(type: string | null = null): TrackedAttributes {
    return trackedAttributes(type);
  }

  /** Those attributes as choices of a select. */
  static getTrackedAttributeChoices(attributes: TrackedAttributes = trackedAttributes(null)) {
    const choices = (group: string, paths: string[][]) =>
      paths.map((path) => ({ group, value: path.join("."), label: path.join(".") }));
    return [...choices("bar", attributes.bar), ...choices("value", attributes.value)];
  }

  /** Adds the token to the viewed encounter or removes it. Resolves to whether it is in it. */
  async toggleCombatant({ active = !this.inCombat, combat }: ToggleOptions = {}): Promise<boolean> {
    const cls = this.constructor as typeof TokenDocument;
    if (active) await cls.createCombatants([this], { combat });
    else await cls.deleteCombatants([this], { combat });
    return active;
  }

  static createCombatants(tokens: TokenDocument[], options: { combat?: Combat | null } = {}) {
    return createCombatants(tokens, options.combat);
  }

  static deleteCombatants(tokens: TokenDocument[], options: { combat?: Combat | null } = {}) {
    return deleteCombatants(tokens, options.combat);
  }

  override _onUpdate(changed: Data, options: Operation, userId: string): void {
    super._onUpdate(changed, options, userId);
    if ("delta" in changed || "actorId" in changed || "actorLink" in changed) {
      refreshSyntheticActor(this);
      if ("delta" in changed && options.render !== false) this.actor?.render();
      this._onRelatedUpdate(changed, options);
    }
  }

  /** A token that is gone leaves the encounters, by the hand of one game master's client. */
  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    if (!game.users.activeGM?.isSelf) return;
    for (const combat of game.combats) void deleteCombatants([this], combat);
  }

  /** The base actor changed: an unlinked token shows what it does not override. */
  _onUpdateBaseActor(changed: Data = {}, options: Operation = {}): void {
    if (!this.actorLink) {
      refreshSyntheticActor(this);
      if (options.render !== false) this.actor?.render();
    }
    this._onRelatedUpdate(changed, options);
  }

  /** Something that the token shows of its actor may have changed. */
  _onRelatedUpdate(_changed: Data = {}, _options: Operation = {}): void {
    const placeable = this.object as { refresh?: () => void } | null;
    placeable?.refresh?.();
  }
}

interface ToggleOptions {
  active?: boolean;
  combat?: Combat | null;
}
