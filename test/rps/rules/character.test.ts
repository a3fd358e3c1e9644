import { describe, expect, it } from "vitest";
import {
  type CharacterFacts,
  characterWarnings,
  deriveCharacter,
} from "../../../src/rps/rules/character.ts";
import { levelRole } from "../../../src/rps/rules/scales.ts";
import { ids, refuses } from "./helpers.ts";

const timo: CharacterFacts = {
  concept: "A gangster",
  isNpc: false,
  race: "human",
  level: 4,
  attributes: {
    strength: { value: 0 },
    agility: { value: 2, nb: 2 },
    intelligence: { value: 0 },
    health: { nb: 1 },
  },
  skills: [6, 5, 4, 3, 3, 3].map((level, index) => ({
    id: `skill${index}`,
    level,
    specialisations: [],
  })),
  specialBonuses: [],
  tk: 5,
  speed: { jog: 2, run: 4, sprint: 9 },
};

describe("a character", () => {
  it("has its marks, its initiative and its chances", () => {
    expect(deriveCharacter(timo)).toMatchObject({
      role: "protagonist",
      baseReserve: 4,
      limit: 11,
      initiative: { total: 7 },
      chances: { skill0: 95, skill1: 80, skill2: 65, skill5: 50 },
    });
  });

  it("within all rules has no warnings", () => {
    expect(characterWarnings(timo)).toEqual([]);
  });

  it("against all rules is warned of, never refused", () => {
    const odd: CharacterFacts = {
      ...timo,
      concept: " ",
      level: 6,
      attributes: { ...timo.attributes, strength: { value: 7 } },
      skills: [{ id: "riding", level: 6, specialisations: [7, -2] }],
      specialBonuses: [{ id: "wings", amount: 9, sign: "help" }],
      speed: { jog: 5, run: 4, sprint: 9 },
    };
    const warned = characterWarnings(odd);
    expect(ids(warned)).toEqual([
      "conceptMissing",
      "playerAtHighestLevel",
      "valueOutOfBounds",
      "halfRule",
      "fewSkills",
      "specialisationAboveLevel",
      "specialisationsNotBalanced",
      "specialBonusOutOfRange",
      "slowerThanLowerPace",
    ]);
    expect(warned[5]?.subjects).toEqual(["riding"]);
    expect(ids(characterWarnings({ ...odd, isNpc: true }))).not.toContain("playerAtHighestLevel");
    const later = ids(characterWarnings(odd, undefined, { creation: false }));
    expect(later).not.toContain("specialisationsNotBalanced");
    expect(later).not.toContain("playerAtHighestLevel");
  });

  it("off the scales is refused", () => {
    refuses(() => characterWarnings({ ...timo, tk: 7 }), "outOfRange");
    refuses(() => characterWarnings({ ...timo, level: 0 }), "outOfRange");
    refuses(() => characterWarnings({ ...timo, race: "elf" }), "unknownChoice");
  });
});

describe("the levels", () => {
  it("say how much somebody matters", () => {
    expect([1, 2, 3, 4, 5, 6].map(levelRole)).toEqual([
      "bystander",
      "fodder",
      "protagonist",
      "protagonist",
      "protagonist",
      "guru",
    ]);
  });
});
