import { type CheckOptions, runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { findByIdentifier, findItem, nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import type { UseOptions } from "../../core/uses.ts";
import { INITIAL_ATTRIBUTE, type NoppaCharacterModel } from "../data/character.ts";
import type { NoppaSkillModel, NoppaWeaponModel } from "../data/items.ts";
import { type Pool, requireFaces } from "../rules/check.ts";
import { type DifficultyChange, NORMAL_DIFFICULTY } from "../rules/difficulty.ts";
import { worldAttributes } from "../settings/attributes.ts";
import { isAlwaysHidden, standingDifficulty } from "../settings/hidden-difficulty.ts";
import { noppaSettings } from "../settings/switches.ts";
import { statusChanges } from "../statuses.ts";
import type { AttributeChoice, CheckConfig } from "./check-config.ts";
import { noppaCheck } from "./check-kind.ts";

/** What a macro or a module may lay down for a success check. */
export interface NoppaCheckOptions extends CheckOptions {
  /** Id of the attribute; the skill's own when left out. */
  readonly attribute?: string;
  /** Before any change; 5 when left out (001:28). */
  readonly difficulty?: number;
  readonly changes?: readonly DifficultyChange[];
  /** Sisu points to spend before the roll. */
  readonly sisu?: number;
  /** The game master keeps the difficulty. */
  readonly hidden?: boolean;
  readonly mode?: MessageMode;
}

/** A check with a skill: by the item's id, or by its identifier. */
export async function checkSkill(actor: QuartetActor, skillId: string, options: UseOptions) {
  const skill = findItem(actor, "noppaSkill", skillId);
  if (skill) return rollSkill(skill, options);
  warn("QUARTET.Notice.ItemGone");
  return null;
}

/** A click on a skill. */
export async function rollSkill(item: QuartetItem, options: UseOptions) {
  const model = item.system as unknown as NoppaSkillModel;
  return start(item, nameOf(item), model.level, model.attribute, [], null, options);
}

/** A click on a weapon: its skill, its attribute, and what it changes. */
export async function rollWeapon(item: QuartetItem, options: UseOptions) {
  const weapon = item.system as unknown as NoppaWeaponModel;
  const actor = item.actor as QuartetActor | null;
  const skill = actor ? findByIdentifier(actor, "noppaSkill", weapon.skill) : undefined;
  const model = skill?.system as unknown as NoppaSkillModel | undefined;
  const changes: DifficultyChange[] =
    weapon.difficultyChange === 0 ? [] : [{ source: "weapon", change: weapon.difficultyChange }];
  return start(
    item,
    skill ? nameOf(skill) : nameOf(item),
    model?.level ?? 0,
    weapon.attribute || model?.attribute || "",
    changes,
    { ...nameOf(item), uuid: item.uuid },
    options,
  );
}

/** Dice by name, without a character: `/noppa 3n8 > 5`. @throws {RuleError} for other dice. */
export async function rollBare(
  dice: Pool,
  options: NoppaCheckOptions = {},
): Promise<ChatMessage.Implementation | null> {
  requireFaces(dice.faces);
  return runCheck(
    noppaCheck,
    {
      ...common(options),
      actor: null,
      skill: { name: "", translations: {}, level: dice.count },
      weapon: null,
      attributes: [],
      attribute: "",
      bare: dice,
      sisuAvailable: 0,
      sisu: 0,
      changes: [...(options.changes ?? [])],
    },
    options,
  );
}

async function start(
  item: QuartetItem,
  skill: TranslatedName,
  level: number,
  attribute: string,
  changes: readonly DifficultyChange[],
  weapon: CheckConfig["weapon"],
  options: UseOptions,
) {
  const asked = options as NoppaCheckOptions;
  const actor = item.actor as QuartetActor | null;
  if (!actor) {
    warn("QUARTET.Notice.NoActor");
    return null;
  }
  const character = actor.system as unknown as NoppaCharacterModel;
  const attributes = attributeChoices(character);
  const wanted = asked.attribute ?? attribute;
  const config: CheckConfig = {
    ...common(asked),
    actor: actor.uuid,
    skill: { ...skill, level },
    weapon,
    attributes,
    attribute: attributes.some(({ id }) => id === wanted) ? wanted : (attributes[0]?.id ?? ""),
    bare: null,
    sisuAvailable: character.sisu.value,
    sisu: asked.sisu ?? 0,
    changes: [...changes, ...statusChanges(actor), ...(asked.changes ?? [])],
  };
  return runCheck(noppaCheck, config, asked);
}

function attributeChoices(character: NoppaCharacterModel): AttributeChoice[] {
  return worldAttributes().map((attribute) => ({
    ...attribute,
    value: character.attributes[attribute.id]?.value ?? INITIAL_ATTRIBUTE,
  }));
}

/** What is the same for every check. */
function common({ difficulty, hidden, mode }: NoppaCheckOptions) {
  const standing = game.user.isGM ? standingDifficulty() : null;
  return {
    difficulty: difficulty ?? standing ?? NORMAL_DIFFICULTY,
    hidden: hidden ?? isAlwaysHidden(),
    settings: noppaSettings(),
    noTools: false,
    declaredDie: 0,
    mode: mode ?? currentMessageMode(),
  };
}
