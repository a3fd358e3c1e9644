import type { Reader } from "../../core/i18n/language.ts";
import { type ItemFacts, itemsOfType } from "../../core/sheets/item-facts.ts";
import { partArmour, type StoredArmour } from "../data/body-state.ts";
import { isRuined } from "../rules/armour.ts";
import type { PartRole } from "../rules/body.ts";
import { armourText, type PartFacts } from "./body-view.ts";

/** A chosen part, with what only its panel shows. */
export interface ChosenPart extends PartFacts {
  readonly role: PartRole;
  /** What it can heal to. */
  readonly cap: number;
  readonly isAimed: boolean;
  /** Id of the piece of armour that counts there. */
  readonly armourItem: string | null;
}

/** What can be done with one part of the body: aim at it, armour it, treat it. */
export function partPanel(part: ChosenPart, items: readonly ItemFacts[], reader: Reader) {
  const { id, name, op, max, cap, days, isAimed } = part;
  const { text } = reader;
  const isInjured = days > 0;
  return {
    id,
    name,
    isAimed,
    op,
    most: max,
    max: reader.number(max),
    isWhole: op >= max,
    isEmpty: op <= 0,
    isInjured,
    days,
    daysText: isInjured ? reader.plural("QUARTET.Trauma.Body.Days", days) : "",
    capText: isInjured ? text("QUARTET.Trauma.Body.Cap", { cap }) : "",
    effect:
      isInjured && part.role !== "other" ? text(`QUARTET.Trauma.Body.Effect.${part.role}`) : "",
    isBelowHalf: 2 * op < max,
    pieces: pieceRows(part, items, reader),
    remedies: remedyRows(items, reader),
  };
}

/** The armour that covers the part, worn or not, with its wear there (Trauma 003:37). */
function pieceRows({ id, armourItem }: ChosenPart, items: readonly ItemFacts[], reader: Reader) {
  return itemsOfType(items, "traumaArmor", reader).flatMap((item) => {
    const piece = item.system as unknown as StoredArmour;
    const armour = partArmour({ ...piece, worn: true }, id);
    if (!armour) return [];
    return {
      ...item,
      path: `system.wear.${id}`,
      isWorn: piece.worn,
      armour: armourText(armour, reader),
      durability: reader.text("QUARTET.Trauma.Body.Durability", { value: armour.durability }),
      wear: -armour.wear,
      isRuined: isRuined(armour),
      /** Another piece is worn over it, and stops more. */
      isIdle: piece.worn && item.id !== armourItem,
    };
  });
}

/** Medicine that helps a part. */
function remedyRows(items: readonly ItemFacts[], reader: Reader) {
  return itemsOfType(items, "traumaMedicine", reader)
    .filter(({ system }) => Number(system.quantity) > 0 && (system.heal || system.days))
    .map((item) => ({ ...item, quantity: reader.number(Number(item.system.quantity)) }));
}
