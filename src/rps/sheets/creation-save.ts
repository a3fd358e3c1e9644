import type { QuartetActor } from "../../core/documents/actor.ts";
import type { RpsCharacterModel } from "../data/character.ts";
import { type CreationDraft, storedText } from "./creation-draft.ts";
import type { KnownBonus, KnownSkill, Origin } from "./creation-known.ts";

/** A draft whose skills and special bonuses know where they come from. */
export interface KnownDraft extends CreationDraft {
  readonly skills: KnownSkill[];
  readonly bonuses: KnownBonus[];
}

/** Puts the draft on the sheet. A character that begins to play starts with its base reserve. RPS [79] */
export async function saveDraft(
  actor: QuartetActor,
  draft: KnownDraft,
  shownConcept: string,
): Promise<void> {
  const { created } = actor.system as unknown as RpsCharacterModel;
  const { concept, race, isNpc, level, tk, attributes, speed } = draft;
  const system = { race, isNpc, level, tk, attributes, speed, created: true };
  await actor.update({
    ...(draft.name !== actor.name && { name: draft.name }),
    system: {
      ...system,
      ...(concept !== shownConcept && { concept }),
      ...(!created && { reserve: { value: level } }),
    },
  } as never);
  await saveItems(actor, draft.skills, ({ level }) => level > 0, skillData);
  await saveItems(actor, draft.bonuses, ({ value }) => value !== 0, bonusData);
}

interface ItemChange {
  readonly type: string;
  readonly system: object;
}

function skillData({ level, specialisations, key, source }: KnownSkill): ItemChange {
  const list = specialisations.map(({ id, name, value, kept }) => ({
    id,
    name: storedText(name, kept),
    value,
  }));
  const identifier = source ? {} : { identifier: key };
  return { type: "rpsSkill", system: { ...identifier, level, specialisations: list } };
}

function bonusData({ value, condition, kept }: KnownBonus): ItemChange {
  const sign = value < 0 ? "hinder" : "help";
  const system = { amount: Math.abs(value), sign, condition: storedText(condition, kept) };
  return { type: "rpsBonus", system };
}

/** Changes what the actor has, adds what is new, and takes away what was put back. */
async function saveItems<T extends Origin & { readonly name: string }>(
  actor: QuartetActor,
  all: readonly T[],
  isChosen: (one: T) => boolean,
  dataOf: (one: T) => ItemChange,
): Promise<void> {
  const owned = all.filter((one) => one.owned && actor.items.has(String(one.owned.id)));
  const idOf = ({ owned }: T) => String(owned?.id);
  const changed = owned
    .filter(isChosen)
    .map((one) => ({ _id: idOf(one), system: dataOf(one).system }));
  const added = all
    .filter((one) => !one.owned && isChosen(one))
    .map((one) => newItem(one, dataOf(one)));
  await actor.updateEmbeddedDocuments("Item", changed as never);
  await actor.createEmbeddedDocuments("Item", added as never);
  await actor.deleteEmbeddedDocuments("Item", owned.filter((one) => !isChosen(one)).map(idOf));
}

function newItem({ source, name }: Origin & { name: string }, { type, system }: ItemChange) {
  if (!source) return { type, name, system };
  const { _id, ...data } = source.toObject() as { _id: unknown; system: object; _stats: object };
  return {
    ...data,
    system: { ...data.system, ...system },
    _stats: { ...data._stats, compendiumSource: source.uuid },
  };
}
