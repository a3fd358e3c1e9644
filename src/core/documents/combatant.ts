import { hasRolledForGood, mayRoll } from "../combat/once.ts";
import { showPlace } from "../combat/standings.ts";
import { initiativeRule } from "../initiative.ts";
import type { QuartetActor } from "./actor.ts";
import { localName } from "./translated.ts";

/** Where a combatant keeps what told it apart when its initiative was set. */
const TIE_FLAG = "tieBreakers";

/** The latest roll of each combatant at this client, until it is stored. */
const thrown = new WeakMap<QuartetCombatant, Roll>();

/** The option of an update whose initiative was worked out anew, neither rolled nor typed. */
export const WORKED_OUT = { quartetWorkedOut: true } as const;

/** A combatant of any of the four rule books: each type of actor has its book's initiative. */
export class QuartetCombatant extends Combatant {
  /** As they stood when initiative was set: the same on every client, whatever changes since. */
  get tieBreakers(): readonly number[] {
    const kept = this.getFlag("quartet" as never, TIE_FLAG as never) as unknown;
    return Array.isArray(kept) ? (kept as number[]) : [];
  }

  /** Whoever has no name of their own in the fight has that of the token, as this reader knows it. */
  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.name = localName(this.name ?? "", this.actor as QuartetActor | null);
    showPlace(this);
  }

  override getInitiativeRoll(formula?: string): Roll.Implementation {
    const actor = this.actor as QuartetActor | null;
    const rule = formula ? undefined : initiativeRule(actor?.type);
    if (!actor || !rule) return super.getInitiativeRoll(formula as never);
    const roll = rule.roll(actor, this);
    thrown.set(this, roll);
    return roll as Roll.Implementation;
  }

  override async rollInitiative(formula?: string): Promise<this | undefined> {
    if (hasRolledForGood(this) && (await mayRoll([this])).length === 0) return this;
    return super.rollInitiative(formula);
  }

  /** Initiative, what breaks its ties and what the book keeps of it are written together. */
  protected override async _preUpdate(
    changes: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    const { hasProperty, setProperty } = foundry.utils;
    if (hasProperty(changes, "initiative")) {
      setProperty(changes, `flags.quartet.${TIE_FLAG}`, this.currentTieBreakers());
      if (!("quartetWorkedOut" in options))
        for (const [key, value] of Object.entries(this.keptWith(changes)))
          setProperty(changes, `flags.quartet.${key}`, value);
    }
    return (await super._preUpdate(changes, options, user)) ?? undefined;
  }

  private keptWith({ initiative }: { readonly initiative: number | null }) {
    const roll = thrown.get(this);
    thrown.delete(this);
    const isRolled = roll?.total !== undefined && roll.total === initiative;
    const rule = initiativeRule(this.actor?.type);
    return rule?.keep?.(this, initiative, isRolled ? roll : null) ?? {};
  }

  /** What would break ties now. */
  currentTieBreakers(): number[] {
    const actor = this.actor as QuartetActor | null;
    const rule = initiativeRule(actor?.type);
    return actor && rule ? [...rule.tieBreakers(actor)] : [];
  }
}
