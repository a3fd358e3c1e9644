import { requireInteger } from "../../core/rules/errors.ts";
import type { Term } from "../../core/rules/term.ts";
import { type AbilityId, modifier, requireAbility } from "./abilities.ts";
import type { Edge } from "./advantage.ts";
import type { Condition } from "./condition.ts";
import { type D20Plan, type D20Roll, planD20, rollD20 } from "./d20.ts";
import { DEFAULT_TRAUMA_SETTINGS, type TraumaSettings } from "./settings.ts";

/** What is added to the die of a check. */
export type CheckSource = "ability" | "weapon" | "pain" | "distance" | "modifier";

export interface CheckInput {
  /** `null`: none is added. */
  readonly ability: AbilityId | null;
  readonly value: number;
  /** What is used for it counts as a weapon does in attacks. */
  readonly modifiers?: readonly Term<"weapon" | "modifier" | "distance">[];
  readonly edges?: readonly Edge[];
  readonly condition: Condition | null;
}

/** Everything about a check before the dice. */
export interface CheckPlan extends D20Plan<CheckSource> {
  readonly status: "ready" | "cannotAct";
  readonly rule: "ready" | "unconscious" | "dead";
}

/** The dice and modifiers of an ability check: the full modifier and pain (ours; Trauma 003:10, 003:30-32). @throws {RuleError} */
export function planCheck(
  input: CheckInput,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): CheckPlan {
  const { ability, condition } = input;
  const terms: Term<CheckSource>[] = [...(input.modifiers ?? [])];
  if (ability !== null) {
    const value = modifier(requireAbility(input.value, ability));
    terms.unshift({ source: "ability", value, id: ability });
  }
  const edges = [...(input.edges ?? []), ...(condition?.checkEdges ?? [])];
  const isAwake = condition?.effect.conscious ?? true;
  return {
    status: isAwake ? "ready" : "cannotAct",
    rule: isAwake ? "ready" : condition?.effect.alive ? "unconscious" : "dead",
    ...planD20(terms, edges, condition, settings),
  };
}

export type CheckOutcome =
  | { readonly status: "cannotAct"; readonly rule: CheckPlan["rule"]; readonly plan: CheckPlan }
  | (D20Roll<CheckSource> & {
      readonly status: "success" | "failure";
      readonly rule: "reachedDifficulty" | "belowDifficulty";
      readonly plan: CheckPlan;
      readonly difficulty: number;
      readonly success: boolean;
    });

/** An ability check against the game master's number: success if the total is at least as high (ours, as in attacks). @throws {RuleError} */
export function checkRoll(
  plan: CheckPlan,
  faces: readonly number[],
  difficulty: number,
): CheckOutcome {
  requireInteger("difficulty", difficulty);
  if (plan.status === "cannotAct") return { status: "cannotAct", rule: plan.rule, plan };
  const { die, terms, total, margin } = rollD20(plan, faces, difficulty);
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
