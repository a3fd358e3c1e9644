import type { DataModel } from "../../common/abstract/data-model.ts";
import type { DataField } from "../../common/data/fields/data-field.ts";
import { BaseActiveEffect } from "../../common/documents/base-active-effect.ts";
import type { BaseUser } from "../../common/documents/base-user.ts";
import type { Data } from "../../common/types.ts";
import { getProperty, setProperty } from "../../common/utils.ts";
import { localize } from "../applications/text.ts";
import { CONFIG, generation } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { BenchDeprecated } from "../strict.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { changedValue, type EffectChange, fieldAt, normalizeChange } from "./effect-changes.ts";
import { effectStart, hasDuration, preparedDuration } from "./effect-duration.ts";
import type { Item } from "./item.ts";
import { statusEffect } from "./status-effects.ts";
import type { Operation } from "./types.ts";
import { fromUuidSync } from "./uuid.ts";

export interface ApplyOptions {
  replacementData?: Data;
  /** false: only reports what would change. */
  modifyTarget?: boolean;
  field?: DataField;
}

/** Something that changes the data of an actor while it is in force. */
export class ActiveEffect extends ClientDocumentMixin(BaseActiveEffect) {
  declare img: string | null;
  declare disabled: boolean;
  declare transfer: boolean;
  declare origin: string | null;
  declare statuses: Set<string>;
  declare duration: Data;

  /** Overridden by systems for effects that hold no sway, such as those of items not worn. */
  get isSuppressed(): boolean {
    return generation() >= 14 && this.duration.expired === true;
  }

  get active(): boolean {
    return !this.disabled && !this.isSuppressed;
  }

  /** The actor or item whose data the effect is to change. */
  get target(): Actor | Item | null {
    const parent = this.parent as unknown as Actor | Item | null;
    if (parent?.documentName === "Item" && this.transfer && parent.parent)
      return parent.parent as unknown as Actor;
    return parent;
  }

  get modifiesActor(): boolean {
    return this.active && this.target?.documentName === "Actor";
  }

  /** Whether the effect has a duration or gives a status, so that tokens show its icon. */
  get isTemporary(): boolean {
    return hasDuration(this) || this.statuses.size > 0;
  }

  get sourceName(): string {
    const source = this.origin
      ? fromUuidSync(this.origin, { relative: this, strict: false })
      : null;
    return (source as { name?: string } | null)?.name ?? localize("BENCH.Combat.Unknown");
  }

  override _initialize(options: Record<string, unknown> = {}): void {
    super._initialize(options);
    if (generation() < 14) return;
    const get = () => {
      throw new BenchDeprecated("ActiveEffect#changes", "ActiveEffect#system.changes");
    };
    Object.defineProperty(this, "changes", { get, configurable: true, enumerable: false });
  }

  /** An effect on an actor notes when it began. */
  override async _preCreate(data: Data, options: Operation, user: BaseUser) {
    if ((await super._preCreate(data, options, user)) === false) return false;
    if (this.target?.documentName === "Actor") this.updateSource(effectStart(this));
    return undefined;
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.updateDuration();
  }

  /** Works out what is left of the duration. */
  updateDuration(): Data {
    Object.assign(this.duration, preparedDuration(this));
    return this.duration;
  }

  /** Whether a change belongs to a phase and changes the actor rather than its token. */
  shouldApplyChange(change: { key: string; phase?: string }, { phase }: { phase?: string } = {}) {
    if (!change.key || change.key.startsWith("token.")) return false;
    return (change.phase ?? "initial") === phase;
  }

  /** What `@path` in the values of changes refers to. */
  getReplacementData(base: Actor): Data {
    return base.getRollData();
  }

  /** Applies a change and tells which paths got which values. */
  _applyTo(actor: Actor, change: EffectChange): Data {
    const cls = this.constructor as typeof ActiveEffect;
    const replacementData = this.getReplacementData(actor);
    return cls.#apply(actor, { ...change, effect: this }, { replacementData });
  }

  /** Generation 14: applies a change to a document. */
  static applyChange(document: object, change: Data, options: ApplyOptions = {}): Data {
    return this.#apply(document, normalizeChange(change), options);
  }

  /** Generation 13: applies a change to an actor. */
  apply(actor: Actor, change: Data): Data {
    if (generation() >= 14)
      throw new BenchDeprecated("ActiveEffect#apply", "ActiveEffect.applyChange");
    return this._applyTo(actor, normalizeChange(change, this));
  }

  static #apply(document: object, change: EffectChange, options: ApplyOptions): Data {
    const field = options.field ?? fieldAt(document, change.key);
    const current = getProperty(document, change.key);
    const custom = CONFIG.ActiveEffect.changeTypes?.[change.type];
    if (custom) {
      const { replacementData, modifyTarget = true } = options;
      const context = { field, replacementData, modifyTarget };
      return (custom.handler(document as never, change.source as never, context as never) ??
        {}) as Data;
    }
    const changes: Data = {};
    if (change.type === "custom")
      Hooks.call("applyActiveEffect", document, change.source, current, change.value, changes);
    else {
      const value = valueOrNothing(document, current, change, field, options.replacementData);
      if (value !== undefined) changes[change.key] = value;
    }
    if (options.modifyTarget !== false)
      for (const [key, value] of Object.entries(changes)) setProperty(document, key, value);
    return changes;
  }

  /** An unstored effect that gives a status. @throws Error if there is no such status. */
  static async fromStatusEffect(statusId: string, options: Data = {}): Promise<ActiveEffect> {
    const status = statusEffect(statusId);
    if (!status) throw new Error(`"${statusId}" is no status: see CONFIG.statusEffects.`);
    const { id, hud: _hud, order: _order, ...data } = structuredClone(status);
    const statuses = [...new Set([id, ...(data.statuses ?? [])])];
    const source = { ...data, name: localize(data.name), statuses };
    return new CONFIG.ActiveEffect.documentClass(source as never, options as never) as never;
  }
}

/** A change that makes no sense is reported and left out, so that the actor stays usable. */
function valueOrNothing(
  document: object,
  current: unknown,
  change: EffectChange,
  field: DataField | undefined,
  data: Data | undefined,
): unknown {
  try {
    return changedValue(document as DataModel, current, change, field, data);
  } catch (error) {
    const name = change.effect?.uuid ?? "An active effect";
    console.error(`${name} cannot change ${change.key}:`, error);
    return undefined;
  }
}
