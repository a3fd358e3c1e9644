import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { type ItemFacts, itemsOfType, shotsView, wordOf } from "../../core/sheets/item-facts.ts";
import { attributeName } from "../attribute-names.ts";
import { type AttributeBandId, attributeBand, skillLevel } from "../rules/ability.ts";
import type { AttributeSetup } from "../rules/attributes.ts";
import { pool } from "../rules/check.ts";
import { NORMAL_DIFFICULTY } from "../rules/difficulty.ts";
import { checkOdds } from "../rules/odds.ts";
import type { NoppaSettings } from "../rules/settings.ts";

/** Everything that the sheet is made of. */
export interface CharacterFacts {
  readonly attributes: readonly AttributeSetup[];
  readonly values: Readonly<Record<string, number>>;
  readonly items: readonly ItemFacts[];
  readonly settings: NoppaSettings;
}

/** Attributes with their dice. A value below 1 has none (noppa.md NA-8). */
export function attributeRows({ attributes, values }: CharacterFacts, reader: Reader) {
  return attributes.map((attribute) => {
    const value = values[attribute.id] ?? 0;
    const band = attributeBand(value);
    const id: AttributeBandId | "none" = band?.id ?? "none";
    return {
      id: attribute.id,
      name: attributeName(attribute, reader),
      value,
      die: band ? formatDice({ count: 1, faces: band.faces }, reader.language).slice(1) : "–",
      faces: band?.faces ?? 0,
      hint: reader.text(`QUARTET.Noppa.Band.${id}`),
    };
  });
}

/** Skills with the dice that they roll by default, and the chance against a normal task. */
export function skillRows(facts: CharacterFacts, reader: Reader) {
  return itemsOfType(facts.items, "noppaSkill", reader).map((item) => {
    const level = Number(item.system.level);
    const attribute = defaultAttribute(facts, item.system.attribute);
    const dice = pool(
      { skill: level, attribute: facts.values[attribute?.id ?? ""] ?? 0 },
      facts.settings,
    );
    const levelId = skillLevel(level);
    return {
      ...item,
      level,
      pips: Array.from({ length: Math.max(5, level) }, (_, index) => index < level),
      levelName: levelId ? reader.text(`QUARTET.Noppa.Level.${levelId}.Label`) : "",
      attribute: attribute ? attributeName(attribute, reader) : "–",
      dice: typeof dice === "string" ? "–" : formatDice(dice, reader.language),
      tip: reader.text(
        typeof dice === "string"
          ? `QUARTET.Noppa.CannotRoll.${dice}`
          : `QUARTET.Noppa.Level.${levelId ?? "none"}.Hint`,
      ),
      chance:
        typeof dice === "string"
          ? ""
          : reader.chance(checkOdds(dice, NORMAL_DIFFICULTY).success.toNumber()),
    };
  });
}

function defaultAttribute({ attributes }: CharacterFacts, id: unknown): AttributeSetup | undefined {
  return attributes.find((attribute) => attribute.id === id) ?? attributes[0];
}

/** Armour with what it is good for, in words. */
export function armourRows({ items }: CharacterFacts, reader: Reader) {
  return itemsOfType(items, "noppaArmor", reader).map((item) => ({
    ...item,
    protection: wordOf(item, "protection", reader),
  }));
}

/** Weapons with the skill that they are used with, and their shots. */
export function weaponRows(facts: CharacterFacts, reader: Reader) {
  const skills = facts.items.filter(({ type }) => type === "noppaSkill");
  return itemsOfType(facts.items, "noppaWeapon", reader).map((item) => {
    const skill = skills.find(({ system }) => system.identifier === item.system.skill);
    const change = Number(item.system.difficultyChange);
    return {
      ...item,
      skill: skill?.name ?? reader.text("QUARTET.Noppa.Weapon.NoSkill"),
      hasSkill: skill !== undefined,
      change: change === 0 ? "" : reader.change(change),
      damage: String(item.system.damage ?? ""),
      range: wordOf(item, "range", reader),
      ...shotsView(item),
    };
  });
}
