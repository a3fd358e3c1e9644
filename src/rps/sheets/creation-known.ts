import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { translationsOf } from "../../core/documents/translated.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName, readerWord } from "../../core/i18n/translations.ts";
import { RPS_ARTWORK } from "../artwork.ts";
import type { RpsBonusModel, RpsSkillModel } from "../data/items.ts";
import { skillSuggestionName } from "../names.ts";
import { specialisationName } from "../rolls/offered-terms.ts";
import { rpsSettings } from "../settings/rules.ts";
import type { DraftBonus, DraftSkill } from "./creation-draft.ts";

/** The pack that new characters choose from, beside what the game master has put into the world. */
const PACK = "quartet.rps-skills";

/** Where something on offer comes from. */
export interface Origin {
  /** The document to copy; `null` for what the player has named. */
  readonly source: QuartetItem | null;
  /** Its item, where the actor has it already. */
  readonly owned: QuartetItem | null;
}

export type KnownSkill = DraftSkill & Origin;
export type KnownBonus = DraftBonus & Origin;

/** The name of a document for this reader, also where nothing has prepared it. */
function nameFor(item: QuartetItem, { language }: Reader): string {
  const { name } = item._source;
  return readerName({ name, translations: translationsOf(item.system) }, language);
}

function knownSkill(item: QuartetItem, isOwned: boolean, reader: Reader): KnownSkill {
  const { identifier, level, specialisations } = item.system as unknown as RpsSkillModel;
  const translations = translationsOf(item.system);
  return {
    key: identifier || item.uuid,
    name: nameFor(item, reader),
    img: item.img ?? RPS_ARTWORK.rpsSkill,
    isSuggested: rpsSettings().skillSuggestions.includes(identifier),
    level: isOwned ? level : 0,
    specialisations: specialisations.map(({ id, name, value }) => {
      const shown = readerName(specialisationName({ id, name }, translations), reader.language);
      return { id, name: shown, value, kept: { shown, stored: name } };
    }),
    source: item,
    owned: isOwned ? item : null,
  };
}

function knownBonus(item: QuartetItem, isOwned: boolean, reader: Reader): KnownBonus {
  const { amount, sign, condition: stored } = item.system as unknown as RpsBonusModel;
  const usual = (sign as string) === "hinder" ? -amount : amount;
  const translations = translationsOf(item.system);
  const shown = readerWord("condition", stored, translations, reader.language);
  return {
    key: item.uuid,
    name: nameFor(item, reader),
    img: item.img ?? RPS_ARTWORK.rpsBonus,
    condition: shown,
    kept: { shown, stored },
    value: isOwned ? usual : 0,
    usual,
    source: item,
    owned: isOwned ? item : null,
  };
}

/** A skill that no list has, under an identifier of its own or of the world. */
export function newSkill(name: string, level: number, identifier?: string): KnownSkill {
  const key = identifier ?? foundry.utils.randomID();
  const { rpsSkill: img } = RPS_ARTWORK;
  const isSuggested = identifier !== undefined;
  return { key, name, img, isSuggested, level, specialisations: [], source: null, owned: null };
}

/** A special bonus that no list has. */
export function newBonus(name: string): KnownBonus {
  const key = foundry.utils.randomID();
  const { rpsBonus: img } = RPS_ARTWORK;
  return { key, name, img, condition: "", value: 1, usual: 1, source: null, owned: null };
}

/** All that the actor has or can choose, each once: its own, the world's, the pack's, the book's. */
export async function knownItems(
  actor: QuartetActor,
  reader: Reader,
): Promise<{ skills: KnownSkill[]; bonuses: KnownBonus[] }> {
  const pack = game.packs.get(PACK as never) as unknown as
    | { getDocuments(): Promise<QuartetItem[]> }
    | undefined;
  const own = [...actor.items] as QuartetItem[];
  const others = [
    ...(game.items as unknown as Iterable<QuartetItem>),
    ...((await pack?.getDocuments()) ?? []),
  ];
  const suggested = rpsSettings().skillSuggestions.map((id) =>
    newSkill(skillSuggestionName(id, reader), 0, id),
  );
  const ofType = (items: readonly QuartetItem[], type: string) =>
    items.filter((item) => (item.type as string) === type);
  return {
    skills: eachOnce([
      ...ofType(own, "rpsSkill").map((item) => knownSkill(item, true, reader)),
      ...ofType(others, "rpsSkill").map((item) => knownSkill(item, false, reader)),
      ...suggested,
    ]),
    bonuses: eachOnce([
      ...ofType(own, "rpsBonus").map((item) => knownBonus(item, true, reader)),
      ...ofType(others, "rpsBonus").map((item) => knownBonus(item, false, reader)),
    ]),
  };
}

/** Bonuses have no identifier: a copy is told by its name. */
function eachOnce<T extends { readonly key: string; readonly name: string }>(all: T[]): T[] {
  const [keys, names] = [new Set<string>(), new Set<string>()];
  return all.filter(({ key, name }) => {
    const isNew = !keys.has(key) && !names.has(name);
    keys.add(key);
    names.add(name);
    return isNew;
  });
}
