import { sumTerms } from "../../core/rules/term.ts";
import { type BattleInitiative, battleInitiative, type WeaponInUse } from "../rules/initiative.ts";

/** What a fighter's place in the order is made of. */
export interface InitiativeFacts {
  readonly base: number;
  /** Thrown once for the whole fight; `null` where somebody typed an initiative instead. RPS [67] */
  readonly die: number | null;
  /** The game master's change. RPS [67] */
  readonly gm: number;
  readonly weapons: readonly WeaponInUse[];
}

/** @returns Battle initiative of this round with its parts. @throws {RuleError} RPS [67][101] */
export function initiativeNow({ die, ...facts }: InitiativeFacts): BattleInitiative {
  if (die !== null) return battleInitiative({ ...facts, die });
  const terms = battleInitiative({ ...facts, die: 1 }).terms.filter(
    ({ source }) => source !== "die",
  );
  return { total: sumTerms(terms), terms };
}

/** @returns The game master's change that makes a typed initiative come true. */
export function changeForTyped(typed: number, facts: InitiativeFacts): number {
  return Math.round(typed) - initiativeNow({ ...facts, gm: 0 }).total;
}
