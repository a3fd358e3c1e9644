import type { ChooseContext } from "../../core/contest/kind.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { plainName } from "../../core/i18n/translations.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import type { HelixWeaponModel } from "../data/items.ts";
import { type ActionConfig, chosenValue, type ValueChoice } from "../rolls/check-config.ts";
import { attributeChoices, helixModel, isAttribute, skillChoices } from "../rolls/values.ts";
import { HIT_LOCATIONS } from "../rules/hit-location.ts";
import { helixSettings } from "../settings/switches.ts";
import type { ActionChoice, ChosenWeapon, CombatChoice } from "./choices.ts";

/** A weapon that can be chosen, and what it is used with. */
export interface WeaponChoice extends ChosenWeapon {
  /** Identifier of the skill, or id of the attribute. */
  readonly skill: string;
}

/** What the dialog of a contest shows and changes. */
export interface ContestConfig extends ActionConfig {
  readonly name: string;
  readonly against: readonly string[];
  readonly isFight: boolean;
  readonly weapons: readonly WeaponChoice[];
  /** UUID of the chosen weapon; empty for fists and kicks. */
  weapon: string;
  defendOnly: boolean;
}

/** What people fight with who have nothing better (helix.md HA-18: the player chooses). */
const USUAL_IN_FIGHT = "agi";

function weaponsOf(actor: QuartetActor): WeaponChoice[] {
  return actor.items
    .map((item) => item as QuartetItem)
    .filter((item) => (item.type as string) === "helixWeapon")
    .sort((a, b) => a.sort - b.sort)
    .map((item) => {
      const { value, skill } = item.system as unknown as HelixWeaponModel;
      return { uuid: item.uuid, name: plainName(nameOf(item)), value, skill };
    });
}

/** What an actor can roll with: all that was learnt, and the attributes (helix.md HA-18, HA-23). */
function valuesOf(actor: QuartetActor, wanted: string): ValueChoice[] {
  const values = [...skillChoices(actor), ...attributeChoices(actor)];
  const isUnlearnt =
    wanted !== "" && !isAttribute(wanted) && !values.some(({ id }) => id === wanted);
  if (!isUnlearnt || helixSettings().untrained !== "zero") return values;
  return [...values, { id: wanted, source: "untrained", value: 0, name: null }];
}

/** What the dialog starts with. The opener's value is the usual one for everybody. */
export function contestConfig(context: ChooseContext, isFight: boolean): ContestConfig {
  const { actor, name, opponents: against, options, preset } = context;
  const weapons = isFight ? weaponsOf(actor) : [];
  const weapon = String(preset.weapon ?? weapons[0]?.uuid ?? "");
  const skill = weapons.find(({ uuid }) => uuid === weapon)?.skill ?? "";
  const wanted = String(
    preset.value ?? (skill || (isFight ? USUAL_IN_FIGHT : options.value)) ?? "",
  );
  const choices = valuesOf(actor, wanted);
  const usual = choices.find(({ id }) => id === USUAL_IN_FIGHT) ?? choices[0];
  const isKnown = choices.some(({ id }) => id === wanted);
  const isOpener = Object.keys(preset).length > 0;
  const faced = (helixModel(actor) as HelixCharacterModel | null)?.opponents ?? 1;
  return {
    actor: actor.uuid,
    name,
    against,
    isFight,
    settings: helixSettings(),
    choices,
    choice: isKnown ? wanted : (usual?.id ?? ""),
    modifier: Number(preset.modifier ?? 0),
    opponents: isFight ? Math.max(faced, isOpener ? against.length : 1) : 1,
    weapons,
    weapon: weapons.some(({ uuid }) => uuid === weapon) ? weapon : "",
    defendOnly: false,
    mode: "public",
  };
}

/** What the message of an action holds. */
export function actionChoice(config: ContestConfig, actor: QuartetActor): ActionChoice {
  const value = chosenValue(config);
  return {
    value: { ...value, name: value.name && plainName(value.name) },
    modifier: config.modifier,
    opponents: config.opponents,
    agility: helixModel(actor)?.attribute("agi") ?? 0,
  };
}

/** What the message of a fighter holds: the armour and life points as they are now. */
export function combatChoice(config: ContestConfig, actor: QuartetActor): CombatChoice {
  const model = helixModel(actor);
  const weapon = config.weapons.find(({ uuid }) => uuid === config.weapon);
  const armour = model?.armour ?? 0;
  return {
    ...actionChoice(config, actor),
    weapon: weapon ? { uuid: weapon.uuid, name: weapon.name, value: weapon.value } : null,
    armour:
      typeof armour === "number"
        ? armour
        : Object.fromEntries(HIT_LOCATIONS.map((id) => [id, armour[id]])),
    scale: model?.scale ?? "person",
    lp: model?.lp.value ?? 0,
    defendOnly: config.defendOnly,
  };
}
