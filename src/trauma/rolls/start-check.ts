import { runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { findItem, nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { warn } from "../../core/notify.ts";
import type { UseOptions } from "../../core/uses.ts";
import type { TraumaAbilityModel } from "../data/items.ts";
import { ABILITIES, type AbilityId } from "../rules/abilities.ts";
import type { CheckConfig } from "./check-config.ts";
import { traumaCheck } from "./check-kind.ts";
import { resourceOf } from "./round.ts";
import { actorConfig, situation, type TraumaCheckOptions } from "./situation.ts";
import { rollStealth } from "./start-stealth.ts";

function isAbility(id: string): id is AbilityId {
  return (ABILITIES as readonly string[]).includes(id);
}

/** A check of one of the five abilities against a number (Trauma 003:10, 003:30–32). */
export async function checkAbility(
  actor: QuartetActor,
  id: AbilityId,
  options: UseOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const config = actorConfig(actor, null, options);
  return config && runCheck(traumaCheck, { ...config, ability: id }, options);
}

/** What is looked up by a name of one word: an ability, sneaking, or an item of the actor. */
export async function checkById(actor: QuartetActor, id: string, options: UseOptions) {
  if (isAbility(id)) return checkAbility(actor, id, options);
  if (id === "stealth") return rollStealth(actor, options);
  const types = ["traumaAbility", "traumaWeapon", "traumaMedicine"];
  const item = types.map((type) => findItem(actor, type, id)).find((found) => found);
  if (item) return item.use(options);
  warn("QUARTET.Notice.ItemGone");
  return null;
}

/** Psionics and the like that need a check, with the ability that they use (Trauma 003:6). */
export async function checkItem(item: QuartetItem, options: UseOptions = {}) {
  const actor = item.actor as QuartetActor | null;
  const model = item.system as unknown as TraumaAbilityModel;
  const config = actorConfig(actor, resourceOf(model.cost), options);
  if (!config) return null;
  const { difficulty = model.difficulty } = options as TraumaCheckOptions;
  const used = { purpose: "item", item: { ...nameOf(item), bonus: model.bonus } } as const;
  const checked = { ...config, ...used, ability: model.addedAbility, difficulty };
  return runCheck(traumaCheck, checked, options);
}

/** A number without a character: `/trauma +4 adv vs 10`. @throws {RuleError} */
export async function rollBare(
  options: TraumaCheckOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const config: CheckConfig = {
    ...situation(null, null, options),
    purpose: "ability",
    abilities: null,
    item: null,
    ability: null,
    difficulty: options.difficulty ?? null,
    sneaking: null,
  };
  return runCheck(traumaCheck, config, options);
}
