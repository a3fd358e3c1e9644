import { type Edge, type Netting, netEdges } from "../rules/advantage.ts";
import { type D20Roll, rollD20 } from "../rules/d20.ts";
import type { TraumaSettings } from "../rules/settings.ts";

/** What messages keep of everything that is added to the die. */
export interface KeptTerm {
  readonly source: "ability" | "weapon" | "pain" | "distance" | "modifier";
  readonly value: number;
  readonly id: string;
}

/** What messages keep of a reason to roll with advantage or disadvantage. */
export type KeptEdge = Edge & { readonly id: string };

/** What a check's message says, as far as its dice are judged by it. */
export interface CheckFacts {
  readonly terms: readonly KeptTerm[];
  readonly edges: readonly KeptEdge[];
  readonly difficulty: number | null;
  readonly settings: TraumaSettings;
}

export interface D20Judgement {
  readonly roll: D20Roll<KeptTerm["source"]>;
  readonly netting: Netting;
}

/** The d20 of a message, against this number. @throws {RuleError} for dice that do not fit. */
export function judgeD20(
  { terms, edges, settings }: Omit<CheckFacts, "difficulty">,
  faces: readonly number[],
  number: number,
): D20Judgement {
  const netting = netEdges(edges, settings);
  return { roll: rollD20({ mode: netting.mode, terms }, faces, number), netting };
}

/** What came of a check. */
export interface CheckJudgement extends D20Judgement {
  /** `null` where there was no number to reach. */
  readonly success: boolean | null;
}

/** Judges the dice of a check. @throws {RuleError} */
export function judgeCheck(facts: CheckFacts, faces: readonly number[]): CheckJudgement {
  const { difficulty } = facts;
  const judged = judgeD20(facts, faces, difficulty ?? 0);
  return { ...judged, success: difficulty === null ? null : judged.roll.margin >= 0 };
}
