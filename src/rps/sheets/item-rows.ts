import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { type ItemFacts, itemsOfType, wordOf } from "../../core/sheets/item-facts.ts";
import { attributeName } from "../names.ts";
import { specialisationName } from "../rolls/offered-terms.ts";
import type { AttributeScores } from "../rules/attributes.ts";
import { spellChance, spellRefusals } from "../rules/magic.ts";
import { limitOdds } from "../rules/odds-reserve.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { BonusSign } from "../rules/special-bonuses.ts";
import { percentOf } from "./character-view.ts";

/** The reserve of whoever uses a skill. */
export interface ReserveFacts {
  readonly value: number;
  readonly limit: number;
}

type Translations = TranslatedName["translations"];

/** Skills with their chance and their specialisations, and what growth would do to the reserve. */
export function skillRows(
  items: readonly ItemFacts[],
  reserve: ReserveFacts,
  settings: RpsSettings,
  reader: Reader,
) {
  return itemsOfType(items, "rpsSkill", reader).map((item) => {
    const level = Number(item.system.level);
    return {
      ...item,
      level: reader.number(level),
      chance: percentOf(level, settings, reader),
      specialisations: specialisations(item, reader),
      risk: riskText(level, reserve, settings, reader),
    };
  });
}

function specialisations({ system }: ItemFacts, reader: Reader) {
  const all = system.specialisations as readonly { id: string; name: string; value: number }[];
  const translations = (system.translations ?? {}) as Translations;
  return all.map((one) => ({
    name: readerName(specialisationName(one, translations), reader.language),
    value: reader.change(one.value),
  }));
}

/** How likely the next opposed action meets the limit; empty where it cannot. RPS [77] */
export function riskText(
  skill: number,
  { value, limit }: ReserveFacts,
  settings: RpsSettings,
  reader: Reader,
): string {
  const { exact, over, none } = limitOdds({ reserve: value, limit, skill }, settings);
  if (none.toNumber() === 1) return "";
  return reader.text("QUARTET.Rps.Sheet.Reserve.Risk", {
    exact: reader.chance(exact.toNumber()),
    over: reader.chance(over.toNumber()),
  });
}

/** The name of what something is used with: a skill of the actor's, or an attribute of the world. */
export function usedWith(
  items: readonly ItemFacts[],
  id: unknown,
  { attributes }: RpsSettings,
  reader: Reader,
): string | null {
  const skill = items.find(({ type, system }) => type === "rpsSkill" && system.identifier === id);
  if (skill) return skill.name;
  const known = attributes.find((attribute) => attribute.id === id);
  return known ? attributeName(known.id, reader) : null;
}

/** Special bonuses with their sign, when they hold and what they are for. RPS [61][74] */
export function bonusRows(items: readonly ItemFacts[], settings: RpsSettings, reader: Reader) {
  return itemsOfType(items, "rpsBonus", reader).map((item) => {
    const sign = item.system.sign as BonusSign;
    const value = Number(item.system.amount) * (sign === "hinder" ? -1 : 1);
    const uses = [...((item.system.skills ?? []) as Iterable<string>)]
      .map((id) => usedWith(items, id, settings, reader))
      .filter((name) => name !== null);
    const will = String(item.system.will ?? "");
    return {
      ...item,
      value: reader.change(value),
      details: [
        wordOf(item, "condition", reader),
        uses.join(", "),
        will ? reader.text(`QUARTET.Rps.Sheet.Will.${will}`) : "",
      ].filter(Boolean),
      tip: reader.text("QUARTET.Rps.Sheet.BonusPercent", {
        percent: reader.change(value * settings.percentPerSpecialisation),
      }),
    };
  });
}

/** Spells with the chance of casting them as things stand. RPS [145–147] */
export function spellRows(
  items: readonly ItemFacts[],
  attributes: AttributeScores,
  settings: RpsSettings,
  reader: Reader,
) {
  const canCast = spellRefusals(attributes, true, settings).length === 0;
  const base = canCast ? spellChance({ attributes }, settings).chance : null;
  return itemsOfType(items, "rpsSpell", reader).map((item) => {
    const modifier = Number(item.system.modifier);
    const hours = item.system.hours as number | null;
    return {
      ...item,
      chance:
        base === null ? "" : reader.text("QUARTET.Rps.Sheet.Percent", { percent: base + modifier }),
      details: [
        modifier === 0
          ? ""
          : reader.text("QUARTET.Rps.Sheet.SpellModifier", { percent: reader.change(modifier) }),
        hours === null ? "" : reader.text("QUARTET.Rps.Sheet.SpellHours", { hours }),
      ].filter(Boolean),
    };
  });
}

/** What stands against casting, in words. RPS [145][147] */
export function magicRemarks(
  attributes: AttributeScores,
  spellbook: string,
  settings: RpsSettings,
  reader: Reader,
): string[] {
  const name = attributeName(settings.magicAttribute, reader);
  const refusals = spellRefusals(attributes, spellbook.trim() !== "", settings);
  // Without magic nothing else matters.
  const told = settings.magic ? refusals : refusals.slice(0, 1);
  return told.map((refusal) => reader.text(`QUARTET.Rps.Sheet.Magic.${refusal}`, { name }));
}
