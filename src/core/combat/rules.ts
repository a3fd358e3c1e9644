import type { QuartetCombat } from "../documents/combat.ts";

/** A line that the combat tracker shows under the name of a combatant. */
export interface TurnNote {
  readonly text: string;
  /** Font Awesome class of a sign that says the same. */
  readonly icon: string;
  /** CSS class. */
  readonly state: string;
}

/** What a book adds to the combat tracker, as this reader sees it. */
export interface CombatView {
  /** What the template of the panel shows. */
  readonly panel: object;
  /** By the id of the combatant. */
  readonly notes: ReadonlyMap<string, readonly TurnNote[]>;
}

/** Where somebody stands in an order that the book works out by itself. */
export interface Standing {
  /** Lower stands before higher; equals act at the same moment. */
  readonly at: number;
  /** The number that the tracker shows instead of an initiative; `null` for no place yet. */
  readonly place: number | null;
}

/** How a rule book plays its fights, beyond the order of turns. */
export interface CombatRules {
  /** CSS class of the book's skin. */
  readonly skin: string;
  /** Whether rounds are cut into turns; where all act at once, nobody has the turn. */
  readonly hasTurns: boolean;
  /** Whether a fight is this book's. */
  leads(combat: QuartetCombat): boolean;
  /** The panel above the order. */
  readonly template: string;
  view(combat: QuartetCombat): CombatView;
  /** What the panel's controls do, by their `data-action`. */
  readonly actions: Readonly<
    Record<string, (combat: QuartetCombat, control: HTMLElement) => Promise<unknown>>
  >;
  /** The order of a book without initiative, by the id of the combatant. */
  standings?(combat: QuartetCombat): ReadonlyMap<string, Standing>;
  /** What rolling initiative comes to in a book without it; for nobody, when a number is typed. */
  takePlaces?(combat: QuartetCombat, ids: readonly string[]): Promise<unknown>;
  /** Asked before a round ends. */
  mayEndRound?(combat: QuartetCombat): Promise<boolean>;
}

const books: CombatRules[] = [];

/** Called by each rule book that plays fights in a way of its own. */
export function registerCombat(rules: CombatRules): void {
  books.push(rules);
}

/** The rules that a fight is played by; `undefined` for those of Foundry. */
export function combatRules(combat: QuartetCombat): CombatRules | undefined {
  return books.find((rules) => rules.leads(combat));
}

/** Templates that the tracker draws with. */
export function combatTemplates(): string[] {
  return books.map(({ template }) => template);
}
