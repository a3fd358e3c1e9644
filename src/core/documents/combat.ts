import { mayRoll } from "../combat/once.ts";
import { combatRules } from "../combat/rules.ts";
import { compareCombatants, workOutStandings } from "../combat/standings.ts";
import type { QuartetCombatant } from "./combatant.ts";

/** An encounter whose order of turns is the same on every client. */
export class QuartetCombat extends Combat {
  /** Called without `this`, and so made of nothing but the two. */
  protected override _sortCombatants(a: Combatant.Implementation, b: Combatant.Implementation) {
    return compareCombatants(a as unknown as QuartetCombatant, b as unknown as QuartetCombatant);
  }

  override setupTurns(): Combatant.Implementation[] {
    workOutStandings(this);
    return super.setupTurns();
  }

  /** Whether somebody has the turn. A book can have all act at once. */
  get hasTurns(): boolean {
    return combatRules(this)?.hasTurns ?? true;
  }

  /** Where all act at once, nobody gets the turn, wherever the change comes from. */
  protected override async _preUpdate(
    changes: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    if (!this.hasTurns && foundry.utils.hasProperty(changes, "turn"))
      foundry.utils.setProperty(changes, "turn", null);
    return (await super._preUpdate(changes, options, user)) ?? undefined;
  }

  override async rollInitiative(
    ids: string | string[],
    options?: Combat.InitiativeOptions,
  ): Promise<this> {
    const takePlaces = combatRules(this)?.takePlaces;
    if (takePlaces) {
      await takePlaces(this, [ids].flat());
      return this;
    }
    const wanted = [ids].flat().flatMap((id) => this.combatants.get(id) ?? []);
    const allowed = await mayRoll(wanted as unknown as QuartetCombatant[]);
    const left = allowed.map(({ id }) => String(id));
    return left.length > 0 ? super.rollInitiative(left, options) : this;
  }

  /** A number that somebody types is of no use to a book without initiative. */
  override async setInitiative(id: string, value: number): Promise<void> {
    const takePlaces = combatRules(this)?.takePlaces;
    if (!takePlaces) return super.setInitiative(id, value);
    await takePlaces(this, []);
    await ui.combat?.render();
  }

  override async nextRound(): Promise<this> {
    const mayEnd = (await combatRules(this)?.mayEndRound?.(this)) ?? true;
    return mayEnd ? super.nextRound() : this;
  }

  override async nextTurn(): Promise<this> {
    return this.hasTurns ? super.nextTurn() : this.nextRound();
  }

  override async previousTurn(): Promise<this> {
    return this.hasTurns ? super.previousTurn() : this.previousRound();
  }
}
