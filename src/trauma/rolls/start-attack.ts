import { runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import type { TraumaWeaponModel } from "../data/items.ts";
import type { Resource } from "../rules/turn.ts";
import { type AttackConfig, attackPlan } from "./attack-config.ts";
import { traumaAttack } from "./attack-kind.ts";
import { attackTargets } from "./attack-targets.ts";
import { readDamage } from "./damage-dice.ts";
import { isSpent, resourceOf } from "./round.ts";
import { situation, type TraumaRollOptions } from "./situation.ts";
import { traumaModel } from "./values.ts";

/** What a macro, a module or a click may lay down for an attack. */
export interface TraumaAttackOptions extends TraumaRollOptions {
  /** Ids of the parts to aim at. */
  readonly aims?: readonly string[];
  /** Tokens or actors, or UUIDs of them; the targeted tokens if left out. */
  readonly targets?: readonly unknown[];
  /** A game master's: somebody attacks whose arms are all injured. */
  readonly needsNoArms?: boolean;
  readonly [option: string]: unknown;
}

/** An attack with a weapon, or with an ability that attacks (Trauma 003:14). */
export async function attackWith(
  item: QuartetItem,
  options: TraumaAttackOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const cost = "cost" in item.system ? resourceOf(String(item.system.cost)) : "action";
  return start(item, cost, options);
}

/** An attack with the reaction, on somebody who has left the reach (Trauma 003:14, 003:24). */
export async function provokedAttack(
  item: QuartetItem,
  options: TraumaAttackOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const actor = item.actor as QuartetActor | null;
  if (!isSpent(actor, "reaction")) return start(item, "reaction", options, true);
  warn("QUARTET.Trauma.Attack.Refused.reactionSpent");
  return null;
}

async function start(
  item: QuartetItem,
  cost: Resource | null,
  options: TraumaAttackOptions,
  provoked = false,
) {
  const actor = item.actor as QuartetActor | null;
  const model = traumaModel(actor);
  if (!actor || !model) {
    warn("QUARTET.Notice.NoActor");
    return null;
  }
  const { bonus, damage, maxParts, needsNoArms, addedAbility } =
    item.system as unknown as Attacking;
  const config: AttackConfig = {
    ...situation(actor, cost, options),
    abilities: model.abilityValues,
    item: { ...nameOf(item), id: String(item.id), uuid: item.uuid },
    provoked,
    ability: addedAbility,
    bonus,
    damage: readDamage(damage),
    maxParts,
    mayWaiveArms: game.user.isGM && !needsNoArms,
    needsNoArms: needsNoArms || (game.user.isGM && options.needsNoArms === true),
    targets: attackTargets(options.targets, options.aims, maxParts),
  };
  if (damage.trim() !== "" && !config.damage)
    warn("QUARTET.Trauma.Attack.NotDice", { weapon: item.name, text: damage });
  return mayBegin(config) ? runCheck(traumaAttack, config, options) : null;
}

/** What weapons and abilities have in common that attack. */
type Attacking = Pick<
  TraumaWeaponModel,
  "bonus" | "damage" | "maxParts" | "needsNoArms" | "addedAbility"
>;

/** Who cannot attack is not asked how. A game master may still give leave to attack without arms. */
function mayBegin(config: AttackConfig): boolean {
  const { status, rule } = attackPlan(config);
  const mayBeWaived = rule === "bothArmsInjured" && config.mayWaiveArms;
  if (status === "ready" || mayBeWaived) return true;
  warn(`QUARTET.Trauma.Attack.Refused.${rule}`, {
    weapon: readerName(config.item, game.i18n.lang),
  });
  return false;
}
