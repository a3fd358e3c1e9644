import type { Reader } from "../../core/i18n/language.ts";
import type { TraumaCharacterModel } from "../data/character.ts";
import { ownPartNames, partName } from "../names.ts";
import { maxOp } from "../rules/body.ts";
import type { PartFacts } from "./body-view.ts";

/** The parts of somebody's body, with their armour; none for plain hit points. */
export function bodyFacts(model: TraumaCharacterModel, reader: Reader): PartFacts[] {
  const { plan, bodyState } = model;
  const own = ownPartNames(model);
  return plan.map(({ id }) => {
    const { op, days } = bodyState.parts[id]!;
    return {
      id,
      name: partName(id, own, reader),
      op,
      max: maxOp(bodyState.con, id, plan),
      days,
      armour: model.armourOf(id)?.armour ?? null,
    };
  });
}
