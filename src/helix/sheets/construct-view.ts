import type { Reader } from "../../core/i18n/language.ts";
import { lpFactor, POINTS_BASE, type Scale, scaledWeapon } from "../rules/scale.ts";
import { armourClassName } from "./body-view.ts";

/** What the scale of a vehicle or a building does to its numbers (HELIX 002:57). */
export function constructView(scale: Scale, str: number, armour: number, reader: Reader) {
  const { text } = reader;
  const factor = scaledWeapon(1, scale);
  return {
    lpHow: text("QUARTET.Helix.Scale.Lp", { str, base: POINTS_BASE, factor: lpFactor(scale) }),
    weapons:
      factor === 1
        ? text("QUARTET.Helix.Scale.WeaponsPlain")
        : text("QUARTET.Helix.Scale.Weapons", { factor }),
    armour: reader.number(armour),
    armourClass: armourClassName(armour, reader),
    isVehicle: scale === "vehicle",
  };
}
