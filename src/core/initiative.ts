import type { QuartetActor } from "./documents/actor.ts";
import type { QuartetCombatant } from "./documents/combatant.ts";

/** How a rule book decides who acts first, for actors of one type. */
export interface InitiativeRule {
  /** The roll, not evaluated yet; without a die where none is rolled. */
  roll(actor: QuartetActor, combatant: QuartetCombatant): Roll;
  /** What tells equal combatants apart, the weightiest first; higher acts before lower. */
  tieBreakers(actor: QuartetActor): readonly number[];
  /**
   * Whether the dice have fallen for this fight, for books that roll once: rolling again is then
   * refused, or asked about.
   */
  hasRolled?(combatant: QuartetCombatant): boolean;
  /**
   * What the combatant keeps, below `flags.quartet`, beside the initiative that it gets.
   * @param initiative `null` when it is taken away.
   * @param roll What it was rolled with; `null` when somebody typed it.
   */
  keep?(
    combatant: QuartetCombatant,
    initiative: number | null,
    roll: Roll | null,
  ): Readonly<Record<string, unknown>>;
}

const rules = new Map<string, InitiativeRule>();

/** Called by each rule book for its own actor types. */
export function registerInitiative(byType: Readonly<Record<string, InitiativeRule>>): void {
  for (const [type, rule] of Object.entries(byType)) rules.set(type, rule);
}

export function initiativeRule(type: string | undefined): InitiativeRule | undefined {
  return rules.get(type ?? "");
}

/** What the order of turns is made of. */
export interface TurnEntry {
  readonly id: string | null;
  readonly initiative: number | null;
  readonly tieBreakers: readonly number[];
}

/**
 * The order of two combatants: initiative, highest first and none last; then what the book says
 * about ties; then the id, so that those who act at the same moment stand in one order everywhere.
 */
export function compareTurns(a: TurnEntry, b: TurnEntry): number {
  const order = compareMoments(a, b);
  if (order !== 0 || a.id === b.id) return order;
  return String(a.id) < String(b.id) ? -1 : 1;
}

/** The same without the id: 0 for two who act at the very same moment. */
export function compareMoments(a: TurnEntry, b: TurnEntry): number {
  const keys = (entry: TurnEntry) => [
    entry.initiative ?? Number.NEGATIVE_INFINITY,
    ...entry.tieBreakers,
  ];
  const [ours, theirs] = [keys(a), keys(b)];
  for (let place = 0; place < Math.max(ours.length, theirs.length); place++) {
    const one = ours[place] ?? Number.NEGATIVE_INFINITY;
    const other = theirs[place] ?? Number.NEGATIVE_INFINITY;
    if (one !== other) return other > one ? 1 : -1;
  }
  return 0;
}
