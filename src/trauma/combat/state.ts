import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetCombatant } from "../../core/documents/combatant.ts";

/** Where fighters of Trauma keep what is theirs, below `flags.quartet`. */
const FLAG = "trauma";

/** How far somebody has moved in a round. */
export interface Moved {
  readonly round: number;
  /** Metres, with difficult terrain counted double. */
  readonly cost: number;
}

/** Somebody has left the reach of this fighter, who may strike. */
export interface Chance {
  readonly round: number;
  /** UUID of the token that has left. */
  readonly token: string;
}

/** What a fighter keeps for the fight. */
export interface FighterState {
  readonly moved: Moved;
  /** Whether the ground that is walked on counts double (Trauma 003:26). */
  readonly difficult: boolean;
  readonly chances: readonly Chance[];
}

type Kept = Readonly<Record<string, unknown>>;

const keptBy = (document: QuartetActor | QuartetCombatant): Kept =>
  (foundry.utils.getProperty(document, `flags.quartet.${FLAG}`) ?? {}) as Kept;

export function fighterState(combatant: QuartetCombatant): FighterState {
  const { moved, difficult, chances } = keptBy(combatant);
  const { round, cost } = (moved ?? {}) as Partial<Moved>;
  return {
    moved: { round: Number(round) || 0, cost: Math.max(0, Number(cost) || 0) },
    difficult: difficult === true,
    chances: Array.isArray(chances) ? chances.filter(isChance) : [],
  };
}

function isChance(value: unknown): value is Chance {
  const { round, token } = (value ?? {}) as Partial<Chance>;
  return Number.isInteger(round) && typeof token === "string";
}

/** Metres of this round; those of an earlier one are over. */
export function movedIn(round: number, { moved }: FighterState): number {
  return moved.round === round ? moved.cost : 0;
}

/** Changes what a fighter keeps; for owners. */
export async function saveFighter(combatant: QuartetCombatant, changes: Partial<FighterState>) {
  await combatant.update({ flags: { quartet: { [FLAG]: changes } } } as never);
}

/** Whether an actor sneaks: what its token walks then counts for stealth (Trauma 003:17). */
export function isSneaking(actor: QuartetActor): boolean {
  return keptBy(actor).sneaking === true;
}

/** Begins or ends sneaking; for owners. Metres are counted from 0 on. */
export async function setSneaking(actor: QuartetActor, sneaking: boolean): Promise<void> {
  const system = sneaking ? { sneaked: 0 } : {};
  await actor.update({ system, flags: { quartet: { [FLAG]: { sneaking } } } } as never);
}
