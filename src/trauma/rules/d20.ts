import { requireInteger } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import {
  type Edge,
  type KeptD20,
  keepD20,
  type Netting,
  netEdges,
  type RollMode,
} from "./advantage.ts";
import type { Condition } from "./condition.ts";
import type { TraumaSettings } from "./settings.ts";

/** What attacks and checks have in common before the dice. */
export interface D20Plan<Source extends string> {
  readonly edges: readonly Edge[];
  readonly netting: Netting;
  readonly mode: RollMode;
  readonly terms: readonly Term<Source | "pain">[];
  /** The sum of the terms: everything added to the die. */
  readonly modifier: number;
}

/** The modifiers with those of pain, and all advantages netted (Trauma 003:14, 003:30-32). @throws {RuleError} */
export function planD20<Source extends string>(
  modifiers: readonly Term<Source>[],
  edges: readonly Edge[],
  condition: Condition | null,
  settings: TraumaSettings,
): D20Plan<Source> {
  for (const { value } of modifiers) requireInteger("modifier", value);
  const terms: Term<Source | "pain">[] = [...modifiers];
  const penalty = condition?.effect.penalty ?? 0;
  if (penalty !== 0) terms.push({ source: "pain", value: penalty, id: condition!.band });
  const netting = netEdges(edges, settings);
  return { edges, netting, mode: netting.mode, terms, modifier: sumTerms(terms) };
}

/** A d20 that has fallen, against a number to reach. */
export interface D20Roll<Source extends string> {
  readonly die: KeptD20;
  /** The kept die and everything added to it. */
  readonly terms: readonly Term<Source | "d20">[];
  readonly total: number;
  /** Total − number: at least as high is enough, so 0 is too. */
  readonly margin: number;
}

/** The kept die and everything added to it against a number (Trauma 003:14). @throws {RuleError} */
export function rollD20<Source extends string>(
  plan: { readonly mode: RollMode; readonly terms: readonly Term<Source>[] },
  faces: readonly number[],
  number: number,
): D20Roll<Source> {
  const die = keepD20(plan.mode, faces);
  const terms = [{ source: "d20", value: die.kept } as const, ...plan.terms];
  const total = sumTerms(terms);
  return { die, terms, total, margin: total - number };
}
