import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import type { RpsCharacterModel } from "../data/character.ts";
import type { RpsBonusModel, RpsSkillModel } from "../data/items.ts";
import { hasNb } from "../rules/attributes.ts";
import type { WillRole } from "../rules/magic.ts";
import { rpsSettings } from "../settings/rules.ts";
import {
  type ActionValue,
  type Bonus,
  bonusTerms,
  levelOf,
  NO_NAME,
  type OfferedTerm,
  specialisationTerms,
  termOfBonus,
} from "./offered-terms.ts";

export type { ActionValue, OfferedTerm } from "./offered-terms.ts";

/** The data of a character of RPS; `null` for any other actor. */
export function rpsModel(actor: QuartetActor | null | undefined): RpsCharacterModel | null {
  const isOurs = (actor?.type as string | undefined) === "rpsCharacter";
  return isOurs ? (actor?.system as unknown as RpsCharacterModel) : null;
}

/** Everything that a character can act with: its skills as they lie on the sheet, then its NBs. RPS [49][53] */
export function actionValues(actor: QuartetActor): readonly ActionValue[] {
  return [...skillValues(actor), ...nbValues(actor)];
}

/** What a character uses who lacks the skill: a level and a penalty of the world. rps.md D-22 */
export function untrainedValue(actor: QuartetActor): ActionValue {
  const { level, modifier } = rpsSettings().untrained;
  const terms = bonusTerms(bonusesOf(actor), "");
  return { id: "", source: "untrained", name: NO_NAME, level, modifier, terms };
}

/** Special bonuses that count in one half of a battle of wills only. RPS [145] */
export function willTerms(actor: QuartetActor, role: WillRole): readonly OfferedTerm[] {
  return bonusesOf(actor)
    .filter(({ will }) => will === role)
    .map((bonus) => termOfBonus(bonus, rpsSettings().magicAttribute));
}

function skillValues(actor: QuartetActor): ActionValue[] {
  const bonuses = bonusesOf(actor);
  return itemsOf(actor, "rpsSkill").map((item) => {
    const { identifier, level, specialisations } = item.system as unknown as RpsSkillModel;
    const name = nameOf(item);
    const terms = [
      ...specialisationTerms(specialisations, name.translations),
      ...bonusTerms(bonuses, identifier),
    ];
    return { id: identifier, source: "skill", name, level, modifier: 0, terms };
  });
}

/** Attributes that are used like skills. RPS [49] */
function nbValues(actor: QuartetActor): ActionValue[] {
  const scores = rpsModel(actor)?.scores ?? {};
  const bonuses = bonusesOf(actor);
  return rpsSettings().attributes.flatMap(({ id, kind }) => {
    const nb = scores[id]?.nb ?? 0;
    if (!hasNb(kind) || nb < 1) return [];
    const terms = bonusTerms(bonuses, id);
    return [{ id, source: "nb" as const, name: NO_NAME, level: levelOf(nb), modifier: 0, terms }];
  });
}

function bonusesOf(actor: QuartetActor): Bonus[] {
  return itemsOf(actor, "rpsBonus").map((item) => {
    const { amount, sign, condition, skills, will } = item.system as unknown as RpsBonusModel;
    const bonus = { id: String(item.id), name: nameOf(item), amount, sign, condition };
    return { ...bonus, skills: [...skills], will: will as Bonus["will"] };
  });
}

/** The items of a type, in the order of the sheet. */
function itemsOf(actor: QuartetActor, type: string): QuartetItem[] {
  return actor.items
    .filter((item) => (item.type as string) === type)
    .map((item) => item as QuartetItem)
    .sort((a, b) => a.sort - b.sort);
}
