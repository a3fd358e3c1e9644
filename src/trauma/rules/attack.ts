import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import type { Term } from "../../core/rules/term.ts";
import {
  ABILITIES,
  type Abilities,
  type AbilityId,
  halfModifier,
  modifier,
  requireAbility,
} from "./abilities.ts";
import type { Edge } from "./advantage.ts";
import type { Condition } from "./condition.ts";
import { type D20Plan, type D20Roll, planD20, rollD20 } from "./d20.ts";
import { DEFAULT_TRAUMA_SETTINGS, requireSetting, type TraumaSettings } from "./settings.ts";

/** Kinds of attack, and the ability each uses unless the weapon says otherwise (Trauma 003:3, 003:6; the rest ours). */
export const ATTACK_KINDS = ["melee", "ranged", "psionic"] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];
export const DEFAULT_ATTACK_ABILITIES: Readonly<Record<AttackKind, AbilityId | null>> = {
  melee: "str",
  ranged: null,
  psionic: "int",
};

/** What is added to the die of an attack. */
export type AttackSource = "ability" | "weapon" | "pain" | "modifier";

export interface AttackInput {
  readonly abilities: Abilities;
  /** The ability that is added; null for none. */
  readonly attackAbility: AbilityId | null;
  readonly weaponBonus?: number;
  /** Situational modifiers of the game master's. */
  readonly modifiers?: readonly Term<"modifier">[];
  /** Advantages and disadvantages of the situation; those of pain and injury are added from the condition. */
  readonly edges?: readonly Edge[];
  readonly condition: Condition | null;
  /** The game master lets someone attack without the use of arms. */
  readonly needsNoArms?: boolean;
}

/** Everything about an attack before the dice: what a dialog shows. */
export interface AttackPlan extends D20Plan<AttackSource> {
  readonly status: "ready" | "cannotAttack";
  readonly rule: "ready" | "bothArmsInjured" | "unconscious" | "dead";
}

/** What the setting `attackModifier` adds of an ability: all, half rounded down, or nothing. @throws {RuleError} */
export function attackAbilityModifier(
  value: number,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): number {
  const full = modifier(value);
  const rule = requireSetting(settings, "attackModifier");
  return rule === "full" ? full : rule === "half" ? halfModifier(full) : 0;
}

/**
 * The dice and modifiers of an attack: ability by the setting `attackModifier`, weapon, pain, and all
 * advantages netted. Two injured arms cannot attack, nor can the unconscious (Trauma 003:14, 003:30-36). @throws {RuleError}
 */
export function planAttack(
  input: AttackInput,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): AttackPlan {
  const { attackAbility: ability, condition } = input;
  const terms: Term<AttackSource>[] = [];
  if (ability !== null) {
    requireChoice("attackAbility", ability, ABILITIES);
    const value = requireAbility(input.abilities[ability], ability);
    const added = attackAbilityModifier(value, settings);
    if (settings.attackModifier !== "none")
      terms.push({ source: "ability", value: added, id: ability });
  }
  const bonus = requireInteger("weaponBonus", input.weaponBonus ?? 0);
  if (bonus !== 0) terms.push({ source: "weapon", value: bonus });
  terms.push(...(input.modifiers ?? []));
  const edges = [...(input.edges ?? []), ...(condition?.attackEdges ?? [])];
  const rule = !condition
    ? "ready"
    : !condition.effect.alive
      ? "dead"
      : !condition.effect.conscious
        ? "unconscious"
        : condition.injuries.canAttack || input.needsNoArms
          ? "ready"
          : "bothArmsInjured";
  const status = rule === "ready" ? "ready" : "cannotAttack";
  return { status, rule, ...planD20(terms, edges, condition, settings) };
}

export type AttackOutcome =
  | {
      readonly status: "cannotAttack";
      readonly rule: AttackPlan["rule"];
      readonly plan: AttackPlan;
    }
  | (D20Roll<AttackSource> & {
      readonly status: "hit" | "miss";
      readonly rule: "reachedArmourClass" | "belowArmourClass";
      readonly plan: AttackPlan;
      readonly armourClass: number;
      readonly hit: boolean;
    });

/**
 * An attack roll: a hit if the total is at least the armour class; a natural 20 or 1 means nothing
 * special, and choosing a part costs nothing (Trauma 003:14). @throws {RuleError}
 */
export function attackRoll(
  plan: AttackPlan,
  faces: readonly number[],
  armourClass: number,
): AttackOutcome {
  requireInteger("armourClass", armourClass);
  if (plan.status === "cannotAttack") return { status: "cannotAttack", rule: plan.rule, plan };
  const { die, terms, total, margin } = rollD20(plan, faces, armourClass);
  const hit = margin >= 0;
  return {
    status: hit ? "hit" : "miss",
    rule: hit ? "reachedArmourClass" : "belowArmourClass",
    plan,
    die,
    terms,
    total,
    armourClass,
    margin,
    hit,
  };
}
