import { initiativeRule } from "../initiative.ts";
import type { QuartetActor } from "./actor.ts";

/** Where a combatant keeps what told it apart when its initiative was set. */
const TIE_FLAG = "tieBreakers";

/** A combatant of any of the four rule books: each type of actor has its book's initiative. */
export class QuartetCombatant extends Combatant {
  /** As they stood when initiative was set: the same on every client, whatever changes since. */
  get tieBreakers(): readonly number[] {
    const kept = this.getFlag("quartet" as never, TIE_FLAG as never) as unknown;
    return Array.isArray(kept) ? (kept as number[]) : [];
  }

  override getInitiativeRoll(formula?: string): Roll.Implementation {
    const actor = this.actor as QuartetActor | null;
    const rule = formula ? undefined : initiativeRule(actor?.type);
    if (!actor || !rule) return super.getInitiativeRoll(formula as never);
    return rule.roll(actor) as Roll.Implementation;
  }

  /** Initiative and what breaks its ties are written together. */
  protected override async _preUpdate(
    changes: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    if (foundry.utils.hasProperty(changes, "initiative"))
      foundry.utils.setProperty(changes, `flags.quartet.${TIE_FLAG}`, this.currentTieBreakers());
    return (await super._preUpdate(changes, options, user)) ?? undefined;
  }

  private currentTieBreakers(): number[] {
    const actor = this.actor as QuartetActor | null;
    const rule = initiativeRule(actor?.type);
    return actor && rule ? [...rule.tieBreakers(actor)] : [];
  }
}
