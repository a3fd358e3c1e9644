import type { ItemFacts } from "../../../src/core/sheets/item-facts.ts";

/** An item as views take it. */
export function item(
  type: string,
  name: string,
  system: Readonly<Record<string, unknown>>,
  sort = 0,
): ItemFacts {
  return { id: name, uuid: `Item.${name}`, type, name, img: "", sort, system };
}

const noShots = { value: 0, max: 0 };

/** What Daige carries and knows (HELIX 002:25, 002:59). */
export const DAIGE = {
  attributes: { str: 3, agi: 4, per: 4, int: 3, wil: 4, cha: 3 },
  items: [
    item("helixSkill", "Stångvapen", { identifier: "staffWeapons", value: 4, isMagic: false }),
    item("helixSkill", "Låsdyrkning", { identifier: "lockpicking", value: 3, isMagic: false }),
    item("helixSkill", "Fällor", { identifier: "traps", value: 3, isMagic: false }),
    item("helixSkill", "Läsa & skriva", { identifier: "literacy", value: 3, isMagic: false }),
    item("helixSkill", "Magi", { identifier: "magic", value: 2, isMagic: true }),
    item("helixWeapon", "Spjut", {
      value: 2,
      skill: "staffWeapons",
      mode: "melee",
      ammunition: noShots,
    }),
    item("helixWeapon", "Båge", {
      value: 2,
      skill: "per",
      mode: "passive",
      ammunition: { value: 0, max: 12 },
    }),
    item("helixWeapon", "Piska", { value: 0, skill: "whips", mode: "melee", ammunition: noShots }),
    item("helixArmor", "Armskenor", {
      value: 1,
      locations: new Set(["leftArm", "rightArm"]),
      worn: true,
    }),
    item("helixArmor", "Harnesk", { value: 1, locations: new Set(["torso"]), worn: true }),
  ],
} as const;
