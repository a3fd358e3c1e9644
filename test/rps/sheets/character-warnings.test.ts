import { describe, expect, it } from "vitest";
import { ATTRIBUTE_WARNINGS } from "../../../src/rps/rules/attributes.ts";
import { CHARACTER_WARNINGS, type CharacterWarning } from "../../../src/rps/rules/character.ts";
import { SPEED_WARNINGS } from "../../../src/rps/rules/movement.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { SKILL_WARNINGS, SPECIALISATION_WARNINGS } from "../../../src/rps/rules/skills.ts";
import { SPECIAL_BONUS_WARNINGS } from "../../../src/rps/rules/special-bonuses.ts";
import { remarksView, warningText } from "../../../src/rps/sheets/character-warnings.ts";
import { testReader } from "../../reader.ts";
import { item, MIKKO } from "./facts.ts";

const mikko = {
  concept: "Salilla käyvä kokki",
  isNpc: false,
  race: "gone",
  level: 4,
  scores: {
    strength: { value: 0 },
    agility: { value: 1, nb: 2 },
    intelligence: { value: 0 },
    health: { nb: 1 },
  },
  tk: 3,
  speed: { jog: 2, run: 4, sprint: 9 },
  created: true,
};
const remarks = (facts: object, items = MIKKO) =>
  remarksView({ ...mikko, ...facts }, items, DEFAULT_RPS_SETTINGS, testReader("fi"));

describe("remarks of the book", () => {
  it("are none for Mikko in play, whatever race the world has lost", () => {
    expect(remarks({}).list).toEqual([]);
  });
  it("ask for a balance and for more skills while he is made (RPS 58, 70)", () => {
    const { list, isBad, title } = remarks({ created: false });
    expect(list.map(({ text }) => text)).toEqual(["Taitoja: 2. Tavallista on noin 6–10."]);
    expect([isBad, title]).toEqual([false, "Kirjalla on 1 huomautus"]);
  });
  it("name the skill whose specialisation is above the level, also in play (RPS 70)", () => {
    const cook = item("rpsSkill", "Kokki", {
      level: 3,
      specialisations: [{ id: "x", name: "Pasta", value: 5 }],
    });
    const { list, isBad } = remarks({}, [cook]);
    expect(list.map(({ text }) => text)).toEqual([
      "Kokki: erikoistuminen 5 on yli hahmon tason 4.",
    ]);
    expect(isBad).toBe(true);
  });
  it("name the attribute (RPS 51)", () => {
    const { list } = remarks({ scores: { ...mikko.scores, intelligence: { value: -3 } } });
    expect(list[0]?.text).toBe("Äly −3: sellaista hahmoa on vaikea pelata.");
  });

  const ids = [
    ...CHARACTER_WARNINGS,
    ...ATTRIBUTE_WARNINGS,
    ...SKILL_WARNINGS,
    ...SPECIALISATION_WARNINGS,
    ...SPECIAL_BONUS_WARNINGS,
    ...SPEED_WARNINGS,
  ];
  it.each(["en", "fi", "sv", "ru"] as const)("have words in %s for each of them", (language) => {
    for (const id of ids) {
      const one = { id, severity: "info", source: "1", subjects: ["agility"], numbers: {} };
      const { text } = warningText(one as CharacterWarning, () => "X", testReader(language));
      expect(text.length, id).toBeGreaterThan(10);
    }
  });
});
