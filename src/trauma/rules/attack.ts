import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import {
  ABILITIES,
  type Abilities,
  type AbilityId,
  halfModifier,
  modifier,
  requireAbility,
} from "./abilities.ts";
import {
  type Edge,
  type KeptD20,
  keepD20,
  type Netting,
  netEdges,
  type RollMode,
} from "./advantage.ts";
import type { Condition } from "./condition.ts";
import { DEFAULT_TRAUMA_SETTINGS, requireSetting, type TraumaSettings } from "./settings.ts";

/** Kinds of attack, and the ability each uses unless the weapon says otherwise (Trauma 003:3, 003:6; the rest ours). */
export const ATTACK_KINDS = ["melee", "ranged", "psionic"] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];
export const DEFAULT_ATTACK_ABILITIES: Readonly<Record<AttackKind, AbilityId | null>> = {
  melee: "str",
  ranged: null,
  psionic: "int",
};

export type AttackSource = "d20" | "ability" | "weapon" | "pain" | "modifier";

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
export interface AttackPlan {
  readonly status: "ready" | "cannotAttack";
  readonly rule: "ready" | "bothArmsInjured" | "unconscious" | "dead";
  readonly edges: readonly Edge[];
  readonly netting: Netting;
  readonly mode: RollMode;
  readonly terms: readonly Term<AttackSource>[];
  /** The sum of the terms: everything added to the die. */
  readonly modifier: number;
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
  for (const term of input.modifiers ?? []) {
    requireInteger("modifier", term.value);
    terms.push(term);
  }
  const penalty = condition?.effect.penalty ?? 0;
  if (penalty !== 0) terms.push({ source: "pain", value: penalty, id: condition!.band });
  const edges = [...(input.edges ?? []), ...(condition?.attackEdges ?? [])];
  const netting = netEdges(edges, settings);
  const rule = !condition
    ? "ready"
    : !condition.effect.alive
      ? "dead"
      : !condition.effect.conscious
        ? "unconscious"
        : condition.injuries.canAttack || input.needsNoArms
          ? "ready"
          : "bothArmsInjured";
  return {
    status: rule === "ready" ? "ready" : "cannotAttack",
    rule,
    edges,
    netting,
    mode: netting.mode,
    terms,
    modifier: sumTerms(terms),
  };
}

export type AttackOutcome =
  | {
      readonly status: "cannotAttack";
      readonly rule: AttackPlan["rule"];
      readonly plan: AttackPlan;
    }
  | {
      readonly status: "hit" | "miss";
      readonly rule: "reachedArmourClass" | "belowArmourClass";
      readonly plan: AttackPlan;
      readonly die: KeptD20;
      /** The kept die and everything added to it. */
      readonly terms: readonly Term<AttackSource>[];
      readonly total: number;
      readonly armourClass: number;
      readonly margin: number;
      readonly hit: boolean;
    };

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
  const die = keepD20(plan.mode, faces);
  const terms = [{ source: "d20", value: die.kept } as const, ...plan.terms];
  const total = sumTerms(terms);
  const margin = total - armourClass;
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
