import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { attributeName } from "../names.ts";
import { valueName } from "../rolls/value-name.ts";
import type { CountedTerm } from "../rules/modifiers.ts";
import type { DeclaredAction, DeclaredTerm, DeclaredValue, DeclaredWeapon } from "./choices.ts";

/** A value with its level, such as `Gunfight 4`. */
export function valueText(value: DeclaredValue, reader: Reader): string {
  const name = valueName(value, reader);
  return reader.text("QUARTET.Rps.Contest.ValueLevel", { name, level: value.level });
}

/** A weapon with what others see of it: how long it is, and of which kind. */
export function weaponText(weapon: DeclaredWeapon, reader: Reader): string {
  const key = isGrenade(weapon) ? "explosive" : weapon.kind;
  return reader.text(`QUARTET.Rps.Contest.Weapon.${key}`, {
    name: weaponName(weapon, reader),
    size: weapon.size,
  });
}

/** Something to throw that goes off: it has neither reach nor shots. RPS [114] */
export const isGrenade = ({ types, size }: Pick<DeclaredWeapon, "types" | "size">): boolean =>
  size === 0 && types.length === 1 && types[0] === "explosive";

export function weaponName({ uuid, name }: DeclaredWeapon, reader: Reader): string {
  return uuid ? readerName(name, reader.language) : reader.text("QUARTET.Rps.Contest.BareHands");
}

/** What a counted modifier is called: its own name, or where it comes from. */
export function termName(
  { source, id }: Pick<CountedTerm, "source" | "id">,
  { terms }: Pick<DeclaredAction, "terms">,
  reader: Reader,
): string {
  const declared = terms.find((term) => term.source === source && term.id === id);
  if (declared?.name.name) return declaredName(declared, reader);
  if (source === "attributeValue" && id)
    return reader.text("QUARTET.Rps.Contest.Term.attributeValue", {
      name: attributeName(id, reader),
    });
  return reader.text(`QUARTET.Rps.Contest.Term.${source}`);
}

export function declaredName({ name }: Pick<DeclaredTerm, "name">, { language }: Reader): string {
  return readerName(name, language);
}
