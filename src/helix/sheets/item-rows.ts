import type { Reader } from "../../core/i18n/language.ts";
import { type ItemFacts, itemsOfType, shotsView } from "../../core/sheets/item-facts.ts";
import { attributeName, locationName } from "../names.ts";
import { ATTRIBUTES, type AttributeId } from "../rules/attributes.ts";
import { weaponClass } from "../rules/equipment.ts";
import { HIT_LOCATIONS } from "../rules/hit-location.ts";
import { passiveChance } from "../rules/odds.ts";
import { type Scale, scaledWeapon } from "../rules/scale.ts";
import { skillLevel } from "../rules/skills.ts";
import { type SpellDesign, spell } from "../rules/spell.ts";
import { armourClassName } from "./body-view.ts";

/** The difficulty of the column of chances: an even chance for a value of 3. */
export const COLUMN_DIFFICULTY = 7;

/** Skills with what their value means, and the chance against a difficulty of 7. */
export function skillRows(items: readonly ItemFacts[], reader: Reader) {
  return itemsOfType(items, "helixSkill", reader).map((item) => {
    const value = Number(item.system.value);
    const level = skillLevel(value);
    const levelText = level ? reader.text(`QUARTET.Helix.SkillLevel.${level}`) : "";
    return {
      ...item,
      value: reader.number(value),
      isMagic: item.system.isMagic === true,
      level: levelText,
      tip: value === 0 ? reader.text("QUARTET.Helix.SkillLevel.none") : levelText,
      chance: value === 0 ? "" : reader.chance(passiveChance(value, COLUMN_DIFFICULTY).toNumber()),
    };
  });
}

/** The name of what a weapon is used with: a skill of the actor's, or an attribute. */
function weaponSkill(items: readonly ItemFacts[], id: unknown, reader: Reader): string | null {
  if ((ATTRIBUTES as readonly unknown[]).includes(id))
    return attributeName(id as AttributeId, reader);
  const skill = items.find(({ type, system }) => type === "helixSkill" && system.identifier === id);
  return skill?.name ?? null;
}

/** Weapons with their class, their skill and their shots. @param scale Of whoever carries them. */
export function weaponRows(items: readonly ItemFacts[], scale: Scale, reader: Reader) {
  return itemsOfType(items, "helixWeapon", reader).map((item) => {
    const value = Number(item.system.value);
    const skill = weaponSkill(items, item.system.skill, reader);
    return {
      ...item,
      ...shotsView(item),
      value: reader.number(scaledWeapon(value, scale)),
      className: reader.text(`QUARTET.Helix.WeaponClass.${weaponClass(value)}`),
      skill: skill ?? reader.text("QUARTET.Helix.Weapon.NoSkill"),
      isMelee: item.system.mode === "melee",
      mode: reader.text(`QUARTET.Helix.Weapon.Mode.${String(item.system.mode)}.Label`),
    };
  });
}

/** Armour with its class and the parts that it covers, head first. */
export function armourRows(items: readonly ItemFacts[], reader: Reader) {
  return itemsOfType(items, "helixArmor", reader).map((item) => {
    const value = Number(item.system.value);
    const covered = new Set(item.system.locations as Iterable<string>);
    const parts = HIT_LOCATIONS.filter((id) => covered.has(id)).reverse();
    return {
      ...item,
      value: reader.number(value),
      className: armourClassName(value, reader),
      covers:
        parts.length === HIT_LOCATIONS.length
          ? reader.text("QUARTET.Helix.Body.All")
          : parts.length === 0
            ? reader.text("QUARTET.Helix.Body.None")
            : parts.map((id) => locationName(id, reader)).join(", "),
    };
  });
}

/** Saved spells with what they cost. @param mp Magic points that the weaver has. */
export function spellRows(items: readonly ItemFacts[], mp: number, reader: Reader) {
  return itemsOfType(items, "helixSpell", reader).map((item) => {
    const woven = spell(item.system as SpellDesign);
    const tooDear = woven.mp > mp;
    return {
      ...item,
      difficulty: reader.number(woven.difficulty),
      cost: reader.text("QUARTET.Helix.Spell.Cost", { mp: woven.mp, seconds: woven.seconds }),
      tooDear,
      isWrong: woven.errors.length > 0,
      tip: woven.errors[0]
        ? reader.text(`QUARTET.Helix.CannotWeave.${woven.errors[0]}`)
        : tooDear
          ? reader.text("QUARTET.Helix.CannotWeave.notEnoughMp", { needed: woven.mp, left: mp })
          : "",
    };
  });
}
