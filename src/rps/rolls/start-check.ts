import { type CheckOptions, runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { findItem, nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { itemOf } from "../../core/documents/lookup.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import { warn } from "../../core/notify.ts";
import type { UseOptions } from "../../core/uses.ts";
import type { RpsSkillModel } from "../data/items.ts";
import { rpsSettings } from "../settings/rules.ts";
import { type CheckConfig, choose } from "./check-config.ts";
import { rpsCheck } from "./check-kind.ts";
import { isInBigFight } from "./fight.ts";
import { NO_NAME } from "./offered-terms.ts";
import { actionValues, rpsModel, untrainedValue } from "./values.ts";

/** What a macro, a module or a click may lay down for an unopposed action. */
export interface RpsCheckOptions extends CheckOptions {
  /** The game master's, in per cent. */
  readonly modifier?: number;
  /** Points from the reserve. */
  readonly points?: number;
  /** Keys of the terms that fit, such as `specialisation-<id>`; what suits the value if left out. */
  readonly ticked?: readonly string[];
  /** For who lacks the skill: the level that the game master names. */
  readonly level?: number;
  /** Whether TK holds skills down; what the fight says if left out. */
  readonly biggerThanDuel?: boolean;
  /** What it is done with: an item, or its UUID. Counted shots are spent. */
  readonly weapon?: QuartetItem | string;
  /** How many shots of the weapon; 1 if left out. */
  readonly shots?: number;
  readonly mode?: MessageMode;
}

/**
 * An unopposed action with a skill, by its item's id or its identifier, or with an NB by the id of
 * its attribute. Anything else is tried without a skill. RPS [34–41]
 */
export async function checkValue(actor: QuartetActor, id: string, options: UseOptions) {
  const skill = findItem(actor, "rpsSkill", id);
  return skill ? rollSkill(skill, options) : start(actor, id, options);
}

/** A click on a skill. */
export async function rollSkill(item: QuartetItem, options: UseOptions) {
  const { identifier } = item.system as unknown as RpsSkillModel;
  return start(item.actor as QuartetActor | null, identifier, options);
}

/**
 * A chance that somebody has named: `/rps 65`.
 * @param actor Whose points are paid, if any are. @throws {RuleError} for a chance that is none.
 */
export async function rollBare(
  chance: number,
  options: RpsCheckOptions = {},
  actor: QuartetActor | null = null,
): Promise<ChatMessage.Implementation | null> {
  const settings = { ...rpsSettings(), chance: Array.from({ length: 6 }, () => chance) };
  const bare = { id: "", source: "bare", name: NO_NAME, level: 1, modifier: 0, terms: [] } as const;
  const who = { actor: actor?.uuid ?? null, reserve: rpsModel(actor)?.reserve.value ?? 0 };
  const config = { ...emptyConfig(options), ...who, settings, choices: [bare] };
  return runCheck(rpsCheck, config, options);
}

async function start(actor: QuartetActor | null, wanted: string, options: UseOptions) {
  const asked = options as RpsCheckOptions;
  const config = actor && actorConfig(actor, wanted, asked);
  if (config) return runCheck(rpsCheck, config, asked);
  warn("QUARTET.Notice.NoActor");
  return null;
}

/** A configuration with everything that the character can act with; `null` for actors of other books. */
export function actorConfig(
  actor: QuartetActor,
  wanted: string,
  options: RpsCheckOptions,
): CheckConfig | null {
  const model = rpsModel(actor);
  if (!model) return null;
  const values = actionValues(actor);
  const config: CheckConfig = {
    ...emptyConfig(options),
    actor: actor.uuid,
    choices: [...values, untrainedValue(actor)],
    tk: model.tk,
    reserve: model.reserve.value,
    biggerThanDuel: options.biggerThanDuel ?? isInBigFight(actor),
  };
  choose(config, values.some(({ id }) => id === wanted) ? wanted : "");
  return options.ticked ? { ...config, ticked: options.ticked } : config;
}

/** What is the same for every action, with nobody to act yet. */
function emptyConfig({ modifier, points, level, weapon, shots, mode }: RpsCheckOptions) {
  const settings = rpsSettings();
  const item = typeof weapon === "string" ? itemOf(weapon) : (weapon ?? null);
  const config: CheckConfig = {
    actor: null,
    purpose: "action",
    choices: [],
    tk: 1,
    settings,
    // What belongs to somebody else is not this user's to change.
    weapon: item && { ...nameOf(item), uuid: item.uuid, shots: item.isOwner ? (shots ?? 1) : 0 },
    spell: null,
    blow: null,
    tools: [],
    reserve: 0,
    choice: "",
    level: level ?? settings.untrained.level,
    ticked: [],
    modifier: modifier ?? 0,
    points: points ?? 0,
    biggerThanDuel: false,
    tool: "",
    mode: mode ?? currentMessageMode(),
  };
  return config;
}
