import type { TranslatedName } from "../../core/i18n/translations.ts";
import { RuleError } from "../../core/rules/errors.ts";
import type { Fraction } from "../../core/rules/fraction.ts";
import type { Abilities, AbilityId } from "../rules/abilities.ts";
import { type AttackPlan, planAttack } from "../rules/attack.ts";
import { reachChance } from "../rules/odds.ts";
import { type DamageDice, damageDistribution } from "../rules/odds-damage.ts";
import { type AttackOdds, attackOdds } from "../rules/odds-wound.ts";
import { type AttackTarget, snapshotBody } from "./body-snapshot.ts";
import { type RollConfig, situationEdges, situationTerms } from "./roll-config.ts";

/** An attack with a weapon or an ability, as the dialog shows and changes it. */
export interface AttackConfig extends RollConfig {
  readonly abilities: Abilities;
  /** What is attacked with: its id on the actor, its UUID and its name. */
  readonly item: TranslatedName & { readonly id: string; readonly uuid: string };
  /** With the reaction, against somebody who left the reach (Trauma 003:14). */
  readonly provoked: boolean;
  /** The ability that is added; `null` for none. */
  readonly ability: AbilityId | null;
  readonly bonus: number;
  /** `null` where nobody has said what it does. */
  readonly damage: DamageDice | null;
  /** How many parts of each target it can hit at once. */
  readonly maxParts: number;
  /** A game master may let somebody attack who has no arms left for it (trauma.md TA-16). */
  readonly mayWaiveArms: boolean;

  needsNoArms: boolean;
  targets: readonly AttackTarget[];
}

/** Everything about an attack before the dice. @throws {RuleError} */
export function attackPlan(config: AttackConfig): AttackPlan {
  const { abilities, ability, bonus, condition, needsNoArms, settings } = config;
  return planAttack(
    {
      abilities,
      attackAbility: ability,
      weaponBonus: bonus,
      modifiers: situationTerms(config),
      edges: situationEdges(config),
      condition,
      needsNoArms,
    },
    settings,
  );
}

/** Aims at a part, or no longer; where no more parts can be hit at once, the oldest gives way. */
export function toggleAim(config: AttackConfig, place: number, part: string): void {
  config.targets = config.targets.map((target, i) => {
    if (i !== place || !target.body.plan.some(({ id }) => id === part)) return target;
    const isAimed = target.aims.includes(part);
    const others = target.aims.filter((one) => one !== part);
    const tooMany = Math.max(0, others.length + 1 - config.maxParts);
    return { ...target, aims: isAimed ? others : [...others.slice(tooMany), part] };
  });
}

/** Whether every target has a part that is aimed at (Trauma 003:14). */
export function isAimed({ targets }: Pick<AttackConfig, "targets">): boolean {
  return targets.every(({ aims, body }) => aims.length > 0 || body.kind === "plain");
}

/** The exact odds against one target. */
export interface TargetOdds {
  readonly hit: Fraction;
  /** What the attack does; `null` where there is nothing to work out. */
  readonly wound: AttackOdds | null;
}

/** The odds against one target, with everything as it stands. @throws {RuleError} */
export function targetOdds(config: AttackConfig, target: AttackTarget): TargetOdds {
  const { mode, modifier } = attackPlan(config);
  const { armourClass } = target;
  const hit = reachChance(armourClass, modifier, mode);
  const { damage, settings } = config;
  if (!damage || target.body.kind === "plain" || target.aims.length === 0)
    return { hit, wound: null };
  try {
    const question = {
      body: snapshotBody(target.body, settings),
      painAdjust: target.body.adjust,
      damage: damageDistribution(damage),
      targets: target.aims.map((part) => ({ part, armour: target.armour[part] ?? null })),
    };
    return { hit, wound: attackOdds({ ...question, modifier, mode, armourClass }, settings) };
  } catch (error) {
    // Damage beyond what odds are worked out for.
    if (error instanceof RuleError) return { hit, wound: null };
    throw error;
  }
}
