import type { DeclaredAction, DeclaredWeapon } from "../../../src/rps/contest/choices.ts";
import type { ActingSide, ActionFrame } from "../../../src/rps/contest/judge-action.ts";
import { readEarly, readLate } from "../../../src/rps/contest/rulings.ts";

/** A skill of this level, aimed at those targets. */
export function action(
  level: number,
  targets: readonly string[],
  rest: Partial<DeclaredAction> = {},
): DeclaredAction {
  return {
    value: {
      id: "driving",
      source: "skill",
      name: {
        name: "Driving",
        translations: { en: { name: "Driving" }, fi: { name: "Ajaminen" } },
      },
      level,
      score: 0,
    },
    way: "opposed",
    targets,
    weapon: null,
    terms: [],
    intent: "",
    ...rest,
  };
}

export const sword: DeclaredWeapon = {
  uuid: "Item.sword",
  name: { name: "Sword", translations: {} },
  kind: "melee",
  size: 1,
  damage: 3,
  types: ["slashing", "piercing"],
  isProjectile: false,
  shots: 0,
};

/** A side of level 4 that has thrown its dice: a growth die, and as many dice as it bought. */
export function side(
  id: string,
  declared: DeclaredAction,
  growthDie: number,
  dice: readonly number[],
  rest: Partial<ActingSide> = {},
): ActingSide {
  return {
    id,
    action: declared,
    reserve: 3,
    limit: 11,
    tk: 3,
    growthDie,
    bought: dice.length,
    dice,
    ...rest,
  };
}

export function frame(rest: Partial<ActionFrame> = {}): ActionFrame {
  return {
    biggerThanDuel: false,
    order: [],
    early: readEarly(null),
    late: readLate(null),
    ...rest,
  };
}
