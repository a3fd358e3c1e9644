import { requireInteger } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import { type AbilityId, modifier, requireAbility } from "./abilities.ts";
import {
  type Edge,
  type KeptD20,
  keepD20,
  type Netting,
  netEdges,
  type RollMode,
} from "./advantage.ts";
import type { Condition } from "./condition.ts";
import { DEFAULT_TRAUMA_SETTINGS, type TraumaSettings } from "./settings.ts";

export type CheckSource = "d20" | "ability" | "pain" | "distance" | "modifier";

export interface CheckInput {
  readonly ability: AbilityId;
  readonly value: number;
  readonly modifiers?: readonly Term<"modifier" | "distance">[];
  readonly edges?: readonly Edge[];
  readonly condition: Condition | null;
}

/** Everything about a check before the dice. */
export interface CheckPlan {
  readonly status: "ready" | "cannotAct";
  readonly rule: "ready" | "unconscious" | "dead";
  readonly edges: readonly Edge[];
  readonly netting: Netting;
  readonly mode: RollMode;
  readonly terms: readonly Term<CheckSource>[];
  readonly modifier: number;
}

/** The dice and modifiers of an ability check: the full modifier and pain (ours; Trauma 003:10, 003:30-32). @throws {RuleError} */
export function planCheck(
  input: CheckInput,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): CheckPlan {
  const { ability, condition } = input;
  const value = modifier(requireAbility(input.value, ability));
  const terms: Term<CheckSource>[] = [{ source: "ability", value, id: ability }];
  for (const term of input.modifiers ?? []) {
    requireInteger("modifier", term.value);
    terms.push(term);
  }
  const penalty = condition?.effect.penalty ?? 0;
  if (penalty !== 0) terms.push({ source: "pain", value: penalty, id: condition!.band });
  const edges = [...(input.edges ?? []), ...(condition?.checkEdges ?? [])];
  const netting = netEdges(edges, settings);
  const isAwake = condition?.effect.conscious ?? true;
  return {
    status: isAwake ? "ready" : "cannotAct",
    rule: isAwake ? "ready" : condition?.effect.alive ? "unconscious" : "dead",
    edges,
    netting,
    mode: netting.mode,
    terms,
    modifier: sumTerms(terms),
  };
}

export type CheckOutcome =
  | { readonly status: "cannotAct"; readonly rule: CheckPlan["rule"]; readonly plan: CheckPlan }
  | {
      readonly status: "success" | "failure";
      readonly rule: "reachedDifficulty" | "belowDifficulty";
      readonly plan: CheckPlan;
      readonly die: KeptD20;
      readonly terms: readonly Term<CheckSource>[];
      readonly total: number;
      readonly difficulty: number;
      readonly margin: number;
      readonly success: boolean;
    };

/** An ability check against the game master's number: success if the total is at least as high (ours, as in attacks). @throws {RuleError} */
export function checkRoll(
  plan: CheckPlan,
  faces: readonly number[],
  difficulty: number,
): CheckOutcome {
  requireInteger("difficulty", difficulty);
  if (plan.status === "cannotAct") return { status: "cannotAct", rule: plan.rule, plan };
  const die = keepD20(plan.mode, faces);
  const terms = [{ source: "d20", value: die.kept } as const, ...plan.terms];
  const total = sumTerms(terms);
  const margin = total - difficulty;
  const success = margin >= 0;
  return {
    status: success ? "success" : "failure",
    rule: success ? "reachedDifficulty" : "belowDifficulty",
    plan,
    die,
    terms,
    total,
    difficulty,
    margin,
    success,
  };
}
