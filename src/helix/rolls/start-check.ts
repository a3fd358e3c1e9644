import { type CheckOptions, runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { findByIdentifier, findItem, nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import { warn } from "../../core/notify.ts";
import type { UseOptions } from "../../core/uses.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import type { HelixSkillModel, HelixWeaponModel } from "../data/items.ts";
import { helixSettings } from "../settings/switches.ts";
import type { CheckConfig, Difficulty } from "./check-config.ts";
import { helixCheck } from "./check-kind.ts";
import { targetsOfUser } from "./targets.ts";
import { choicesFor, helixModel, isAttribute } from "./values.ts";

/** What a macro or a module may lay down for an action roll. */
export interface HelixCheckOptions extends CheckOptions {
  /** A number, or a base and dice; `null` for a roll against nothing. */
  readonly difficulty?: number | Difficulty | null;
  readonly modifier?: number;
  /** How many are fought at once; what the sheet says when left out. */
  readonly opponents?: number;
  readonly mode?: MessageMode;
}

/** The difficulty that the dialog starts with: an even chance for a value of 3. */
const USUAL_DIFFICULTY = 7;

/** A roll with a skill, by the item's id or identifier, or with an attribute by its id. */
export async function checkValue(actor: QuartetActor, id: string, options: UseOptions) {
  if (isAttribute(id)) return start(actor, id, null, options);
  const skill = findItem(actor, "helixSkill", id);
  if (skill) return rollSkill(skill, options);
  warn("QUARTET.Notice.ItemGone");
  return null;
}

/** A click on a skill. */
export async function rollSkill(item: QuartetItem, options: UseOptions) {
  const { identifier } = item.system as unknown as HelixSkillModel;
  return start(item.actor as QuartetActor | null, identifier, null, options, item);
}

/** A click on a weapon: the skill or attribute that it is used with. */
export async function rollWeapon(item: QuartetItem, options: UseOptions) {
  const actor = item.actor as QuartetActor | null;
  const { skill, value, mode: kind } = item.system as unknown as HelixWeaponModel;
  const learnt = actor ? findByIdentifier(actor, "helixSkill", skill) : undefined;
  const weapon = { ...nameOf(item), uuid: item.uuid };
  const scale = helixModel(actor)?.scale ?? "person";
  const shot = kind === "melee" ? null : { value, scale };
  return start(actor, skill, weapon, options, learnt, shot);
}

/** A value without a character: `/helix 4 vs 7`. @throws {RuleError} for a value that is none. */
export async function rollBare(
  value: number,
  options: HelixCheckOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const choices = [{ id: "", source: "skill", value, name: null }] as const;
  const nobody = { actor: null, weapon: null, shot: null, targets: [] };
  const config = { ...common(options), ...nobody, choices, choice: "" };
  return runCheck(helixCheck, { ...config, opponents: options.opponents ?? 1 }, options);
}

async function start(
  actor: QuartetActor | null,
  wanted: string,
  weapon: CheckConfig["weapon"],
  options: UseOptions,
  untrained?: QuartetItem,
  shot: CheckConfig["shot"] = null,
) {
  const asked = options as HelixCheckOptions;
  const model = helixModel(actor);
  if (!actor || !model) {
    warn("QUARTET.Notice.NoActor");
    return null;
  }
  const settings = helixSettings();
  const choices = choicesFor(actor, wanted, settings, untrained);
  if (!choices) {
    warn("QUARTET.Helix.CannotRoll.untrained");
    return null;
  }
  const config: CheckConfig = {
    ...common(asked),
    ...choices,
    actor: actor.uuid,
    weapon,
    shot,
    targets: shot ? targetsOfUser().slice(0, 1) : [],
    opponents: asked.opponents ?? (model as HelixCharacterModel).opponents ?? 1,
  };
  return runCheck(helixCheck, config, asked);
}

/** What is the same for every action roll. */
function common({ difficulty, modifier, mode }: HelixCheckOptions) {
  return {
    difficulty: asDifficulty(difficulty === undefined ? USUAL_DIFFICULTY : difficulty),
    settings: helixSettings(),
    modifier: modifier ?? 0,
    mode: mode ?? currentMessageMode(),
  };
}

function asDifficulty(asked: number | Difficulty | null): Difficulty | null {
  return typeof asked === "number" ? { base: asked, count: 0, faces: 0 } : asked;
}
