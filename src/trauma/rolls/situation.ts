import type { CheckOptions } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import { warn } from "../../core/notify.ts";
import type { UseOptions } from "../../core/uses.ts";
import type { Resource } from "../rules/turn.ts";
import { traumaSettings } from "../settings/switches.ts";
import type { CheckConfig } from "./check-config.ts";
import type { RollConfig } from "./roll-config.ts";
import { isSpent } from "./round.ts";
import { traumaModel } from "./values.ts";

/** What a macro, a module or a click may lay down for any d20. */
export interface TraumaRollOptions extends CheckOptions {
  /** The game master's, for the situation. */
  readonly modifier?: number;
  readonly advantages?: number;
  readonly disadvantages?: number;
  readonly mode?: MessageMode;
}

/** What it may lay down for a check. */
export interface TraumaCheckOptions extends TraumaRollOptions {
  /** The number to reach; `null` for none. */
  readonly difficulty?: number | null;
}

/** The number that the dialog starts with: the attention of most enemies (Trauma 003:18). */
const USUAL_DIFFICULTY = 15;

/** A check of this actor's; `null` for actors of other books, who are told so. */
export function actorConfig(
  actor: QuartetActor | null,
  cost: Resource | null,
  options: UseOptions,
): CheckConfig | null {
  const model = traumaModel(actor);
  if (!actor || !model) {
    warn("QUARTET.Notice.NoActor");
    return null;
  }
  const { difficulty = USUAL_DIFFICULTY } = options as TraumaCheckOptions;
  return {
    ...situation(actor, cost, options),
    purpose: "ability",
    abilities: model.abilityValues,
    item: null,
    ability: null,
    difficulty,
    sneaking: null,
  };
}

/** What is the same for every d20. */
export function situation(
  actor: QuartetActor | null,
  cost: Resource | null,
  options: TraumaRollOptions,
): RollConfig {
  return {
    actor: actor?.uuid ?? null,
    settings: traumaSettings(),
    condition: traumaModel(actor)?.condition ?? null,
    cost,
    isSpent: isSpent(actor, cost),
    modifier: options.modifier ?? 0,
    advantages: options.advantages ?? 0,
    disadvantages: options.disadvantages ?? 0,
    mode: options.mode ?? currentMessageMode(),
  };
}
