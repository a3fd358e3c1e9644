import type { ItemFacts } from "../../../src/core/sheets/item-facts.ts";

/** An item as views take it; its name is its id too. */
export function item(
  type: string,
  name: string,
  system: Readonly<Record<string, unknown>>,
  sort = 0,
): ItemFacts {
  const whole = { translations: {}, ...system };
  return { id: name, uuid: `Item.${name}`, type, name, img: "", sort, system: whole };
}

const specialisation = (name: string, value: number) => ({ id: name, name, value });

/** What Mikko knows and carries, with the cook's specialisations (RPS 64, 71). */
export const MIKKO: readonly ItemFacts[] = [
  item("rpsSkill", "Meleeaseet", { identifier: "meleeWeapons", level: 5, specialisations: [] }),
  item("rpsSkill", "Kokki", {
    identifier: "cook",
    level: 3,
    specialisations: [
      specialisation("Itämaiset ruoat", 2),
      specialisation("Mausteet", 1),
      specialisation("Esillepano", 2),
      specialisation("Italialaiset ruoat", -3),
      specialisation("Määrän arviointi", -2),
    ],
  }),
  item("rpsBonus", "Kybersilmä", {
    amount: 2,
    sign: "help",
    condition: "pimeässä",
    skills: new Set(["meleeWeapons", "agility", "gone"]),
    will: "",
  }),
  item("rpsBonus", "Kaamoskammo", { amount: 1, sign: "hinder", condition: "", will: "" }),
  item("rpsMeleeWeapon", "Kirves", {
    skill: "meleeWeapons",
    size: 2,
    held: true,
    drawn: { combat: "brawl", round: 3 },
    damage: 4,
    types: ["crushing", "slashing"],
    restrictions: "voima 0",
  }),
  item("rpsRangedWeapon", "Konepistooli", {
    skill: "gunfight",
    size: 1,
    held: false,
    drawn: { combat: "", round: 0 },
    damage: 3,
    types: new Set(["piercing"]),
    action: "fullAuto",
    fireRate: "5/sec",
    ammunition: { value: 0, max: 30 },
    restrictions: "",
  }),
  item("rpsShield", "Pannunkansi", {
    skill: "meleeWeapons",
    size: 0,
    held: false,
    drawn: { combat: "", round: 0 },
    durability: { value: 0, max: 2 },
  }),
  item("rpsArmor", "Nahkatakki", { damping: 1, durability: 2, worn: true }),
  item("rpsExplosive", "Kranaatti", {
    damage: 5,
    force: { core: 2, half: 5, reach: 10 },
    explosionType: "shrapnel",
    ammunition: { value: 2, max: 2 },
  }),
];
