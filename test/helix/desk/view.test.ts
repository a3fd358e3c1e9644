import { describe, expect, it } from "vitest";
import { type DeskFacts, deskView } from "../../../src/helix/desk/view.ts";
import { testReader } from "../../reader.ts";

const facts: DeskFacts = {
  lp: { value: 13, max: 13 },
  mp: { value: 7, max: 14 },
  saved: 3,
  opponents: 1,
  wounded: null,
  choices: [
    { id: "swords", source: "skill", value: 5, name: { name: "Svärd", translations: {} } },
    { id: "str", source: "attribute", value: 3, name: null },
  ],
};

describe("a character of HELIX at the desk", () => {
  it("shows life, magic and saved experience", () => {
    const { gauges, notes } = deskView(facts, testReader("sv"));
    expect(gauges.map(({ label, value, max }) => [label, value, max])).toEqual([
      ["LP", "13", "13"],
      ["MP", "7", "14"],
      ["EP", "3", ""],
    ]);
    expect(notes).toEqual([]);
  });

  it("tells skills from attributes, each by the name that the reader knows", () => {
    const { values } = deskView(facts, testReader("sv"));
    expect(values.map(({ id, kind, name }) => [id, kind, name])).toEqual([
      ["swords", "skill", "Svärd"],
      ["str", "attribute", "Styrka"],
    ]);
  });

  it("says where somebody is wounded, that nothing is left, and how many are fought", () => {
    const hurt = {
      ...facts,
      lp: { value: -1, max: 13 },
      wounded: "rightArm",
      opponents: 2,
    } as const;
    const view = deskView(hurt, testReader("en"));
    expect(view.gauges[0]).toMatchObject({ value: "−1", isLow: true, note: "no life points left" });
    expect(view.notes[0]?.text).toBe("wounded: right arm");
    expect(view.notes).toHaveLength(2);
  });
});
