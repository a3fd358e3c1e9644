import { Fraction } from "../../core/rules/fraction.ts";
import { DIE_FACES, requireSigned } from "./scales.ts";

/** Chances of being the first of two. */
export interface FirstOdds {
  readonly first: Fraction;
  /** Equal initiative, or, with ties broken, really at the same time. */
  readonly same: Fraction;
  readonly second: Fraction;
}

/** One of two before the initiative dice fall. */
export interface FirstInput {
  readonly base: number;
  readonly tk: number;
  /** Weapons and the game master: what is added to battle initiative but not to base. */
  readonly change?: number;
}

/** @param difference Of all that is added to the dice. @returns Chances of higher, equal and lower battle initiative. @throws {RuleError} RPS [67] */
export function initiativeOdds(difference: number): FirstOdds {
  const ahead = requireSigned("difference", difference);
  const counts = [0, 0, 0] as [number, number, number];
  for (let a = 1; a <= DIE_FACES; a++)
    for (let b = 1; b <= DIE_FACES; b++) counts[1 - Math.sign(a + ahead - b)]! += 1;
  const [first, same, second] = counts.map((count) => Fraction.of(count, DIE_FACES ** 2)) as [
    Fraction,
    Fraction,
    Fraction,
  ];
  return { first, same, second };
}

/** Chances that A acts before B, with ties broken by base and then by TK. @throws {RuleError} RPS [67] */
export function actsFirstOdds(a: FirstInput, b: FirstInput): FirstOdds {
  const change = (a.change ?? 0) - (b.change ?? 0);
  const { first, same, second } = initiativeOdds(a.base - b.base + change);
  const tie = Math.sign(a.base - b.base || a.tk - b.tk);
  if (tie === 0) return { first, same, second };
  const none = Fraction.ZERO;
  return tie > 0
    ? { first: first.plus(same), same: none, second }
    : { first, same: none, second: second.plus(same) };
}
