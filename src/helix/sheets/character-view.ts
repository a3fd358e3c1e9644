import type { Reader } from "../../core/i18n/language.ts";
import { attributeName, attributeShort } from "../names.ts";
import { ATTRIBUTES, type AttributeId, attributeLevel } from "../rules/attributes.ts";
import { severalOpponents } from "../rules/combat.ts";

/** Attributes with their abbreviations, what they are, and what the value means. */
export function attributeRows(
  values: Readonly<Partial<Record<AttributeId, number>>>,
  reader: Reader,
) {
  return ATTRIBUTES.filter((id) => values[id] !== undefined).map((id) => {
    const value = values[id] ?? 0;
    const level = attributeLevel(value);
    const meaning = level ? reader.text(`QUARTET.Helix.AttributeLevel.${level}`) : "";
    const about = reader.text(`QUARTET.Helix.Attribute.${id}.Hint`);
    return {
      id,
      name: attributeName(id, reader),
      short: attributeShort(id, reader),
      value,
      meaning,
      hint: meaning ? reader.text("QUARTET.Helix.Attribute.Tip", { about, meaning }) : about,
    };
  });
}

/** How many are fought at once, and what that does to each roll (HELIX 002:56). */
export function opponentsView(opponents: number, reader: Reader) {
  const { value } = severalOpponents(opponents);
  return {
    count: opponents,
    text: reader.plural("QUARTET.Helix.Opponents", opponents),
    effect:
      value === 0
        ? ""
        : reader.text("QUARTET.Helix.OpponentsEffect", { change: reader.change(value) }),
    canBeLess: opponents > 1,
  };
}
