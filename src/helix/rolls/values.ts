import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import type { HelixBuildingModel, HelixVehicleModel } from "../data/construct.ts";
import type { HelixSkillModel } from "../data/items.ts";
import { ATTRIBUTES, type AttributeId } from "../rules/attributes.ts";
import type { HelixSettings } from "../rules/settings.ts";
import { useSkill } from "../rules/skills.ts";
import type { ValueChoice } from "./check-config.ts";

/** The data of any actor of HELIX. */
export type HelixActorModel = HelixCharacterModel | HelixVehicleModel | HelixBuildingModel;

/** The data of an actor of HELIX; `null` for actors of other rule books. */
export function helixModel(actor: QuartetActor | null | undefined): HelixActorModel | null {
  const isOurs = actor?.type.startsWith("helix");
  return isOurs ? (actor?.system as unknown as HelixActorModel) : null;
}

export function isAttribute(id: string): id is AttributeId {
  return (ATTRIBUTES as readonly string[]).includes(id);
}

/** The attributes that mean something for this actor. */
export function attributeChoices(actor: QuartetActor): ValueChoice[] {
  const model = helixModel(actor);
  if (!model) return [];
  return ATTRIBUTES.filter((id) => id in model.attributes).map((id) => ({
    id,
    source: "attribute",
    value: model.attribute(id),
    name: null,
  }));
}

function skillChoice(item: QuartetItem): ValueChoice {
  const { identifier, value } = item.system as unknown as HelixSkillModel;
  return { id: identifier, source: "skill", value, name: nameOf(item) };
}

/** The skills that an actor has learnt. @param magicOnly Only those that spells are woven with. */
export function skillChoices(actor: QuartetActor, { magicOnly = false } = {}): ValueChoice[] {
  return actor.items
    .map((item) => item as QuartetItem)
    .filter((item) => {
      if ((item.type as string) !== "helixSkill") return false;
      const { isMagic, value } = item.system as unknown as HelixSkillModel;
      return value > 0 && (isMagic || !magicOnly);
    })
    .map(skillChoice);
}

/** What an actor can roll with when something is asked for, and what is asked. */
export interface Choices {
  readonly choices: readonly ValueChoice[];
  readonly choice: string;
}

/**
 * All values of the actor, with the wanted one chosen. A skill that was never learnt is refused,
 * or replaced by the attributes or by 0, as the setting `untrained` has it (helix.md HA-23).
 * @param untrained The skill item, where the actor has it at 0.
 * @returns `null` if the rules refuse.
 */
export function choicesFor(
  actor: QuartetActor,
  wanted: string,
  settings: HelixSettings,
  untrained?: QuartetItem,
): Choices | null {
  const attributes = attributeChoices(actor);
  const choices = [...skillChoices(actor), ...attributes];
  if (choices.some(({ id }) => id === wanted)) return { choices, choice: wanted };
  const use = useSkill(0, attributes[0]?.value ?? 0, settings);
  if (use.status === "denied") return null;
  if (use.source === "attribute") return { choices: attributes, choice: attributes[0]?.id ?? "" };
  const name = untrained ? nameOf(untrained) : null;
  return { choices: [{ id: wanted, source: "untrained", value: 0, name }], choice: wanted };
}
