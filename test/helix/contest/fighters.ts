import type { ActionChoice, CombatChoice } from "../../../src/helix/contest/choices.ts";

/** A side that rolls with a bare value. */
export function action(value: number, rest: Partial<ActionChoice> = {}): ActionChoice {
  return {
    value: { id: "int", source: "attribute", value, name: null },
    modifier: 0,
    opponents: 1,
    agility: 3,
    ...rest,
  };
}

/** A fighter with a skill value and the value of a weapon, unarmoured unless told otherwise. */
export function fighter(
  value: number,
  weapon: number,
  rest: Partial<CombatChoice> = {},
): CombatChoice {
  return {
    ...action(value),
    value: {
      id: "blades",
      source: "skill",
      value,
      name: { name: "Blades", translations: { en: { name: "Blades" }, sv: { name: "Klingor" } } },
    },
    weapon: { uuid: "Item.w", name: { name: "Spear", translations: {} }, value: weapon },
    armour: {},
    scale: "person",
    lp: 13,
    defendOnly: false,
    ...rest,
  };
}
