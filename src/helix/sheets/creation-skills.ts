import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { translationsOf } from "../../core/documents/translated.ts";
import { readerDescription, readerName } from "../../core/i18n/translations.ts";
import { HELIX_ARTWORK } from "../artwork.ts";
import type { HelixSkillModel } from "../data/items.ts";
import type { DraftSkill } from "./creation-view.ts";

/** The pack that new characters learn from, beside what the game master has put into the world. */
const PACK = "quartet.helix-skills";

/** A skill that can be learnt, and where it comes from. */
export interface KnownSkill extends DraftSkill {
  /** The document to copy; `null` for one that the player has named. */
  readonly source: QuartetItem | null;
  /** Its item, where the actor has it already. */
  readonly owned: QuartetItem | null;
}

function known(item: QuartetItem, owned: boolean): KnownSkill {
  const { identifier, isMagic, value, description } = item.system as unknown as HelixSkillModel;
  const translations = translationsOf(item.system);
  const { lang } = game.i18n;
  return {
    key: identifier || item.uuid,
    name: readerName({ name: item._source.name, translations }, lang),
    img: item.img ?? HELIX_ARTWORK.helixSkill,
    isMagic,
    about: plainText(readerDescription(description, translations, lang)),
    value: owned ? value : 0,
    source: item,
    owned: owned ? item : null,
  };
}

function plainText(html: string): string {
  const holder = document.createElement("template");
  holder.innerHTML = foundry.utils.cleanHTML(html);
  return (holder.content.textContent ?? "").trim();
}

const isSkill = (item: { type: unknown }): boolean => item.type === "helixSkill";

/** All skills that the actor has or can learn, each once: the actor's own, the world's, the pack's. */
export async function knownSkills(actor: QuartetActor): Promise<KnownSkill[]> {
  const pack = game.packs.get(PACK as never) as unknown as
    | { getDocuments(): Promise<QuartetItem[]> }
    | undefined;
  const own = actor.items.filter(isSkill).map((item) => known(item as QuartetItem, true));
  const others = [...game.items.filter(isSkill), ...((await pack?.getDocuments()) ?? [])]
    .filter(isSkill)
    .map((item) => known(item as unknown as QuartetItem, false));
  const all = new Map<string, KnownSkill>();
  for (const skill of [...own, ...others]) if (!all.has(skill.key)) all.set(skill.key, skill);
  return [...all.values()];
}

/** A skill that no list has. */
export function newSkill(name: string): KnownSkill {
  const key = foundry.utils.randomID();
  const { helixSkill: img } = HELIX_ARTWORK;
  return { key, name, img, isMagic: false, about: "", value: 1, source: null, owned: null };
}

/** Puts what was learnt on the actor, and takes away what was unlearnt. */
export async function saveSkills(actor: QuartetActor, skills: readonly KnownSkill[]) {
  const owned = skills.filter((skill) => skill.owned);
  const gone = owned.filter(({ value }) => value === 0).map(({ owned }) => owned?.id ?? "");
  const changed = owned
    .filter(({ value }) => value > 0)
    .map(({ owned, value }) => ({ _id: owned?.id, "system.value": value }));
  const learnt = skills.filter(({ owned, value }) => !owned && value > 0).map(itemData);
  await actor.updateEmbeddedDocuments("Item", changed as never);
  await actor.createEmbeddedDocuments("Item", learnt as never);
  await actor.deleteEmbeddedDocuments("Item", gone);
}

function itemData({ source, name, value }: KnownSkill): object {
  if (!source) return { type: "helixSkill", name, system: { value } };
  const { _id, ...data } = source.toObject() as { _id: unknown; system: object; _stats: object };
  return {
    ...data,
    system: { ...data.system, value },
    _stats: { ...data._stats, compendiumSource: source.uuid },
  };
}
