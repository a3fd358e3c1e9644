import { describe, expect, it } from "vitest";
import { type DeskFacts, deskView } from "../../../src/noppa/desk/view.ts";
import { BOOK_ATTRIBUTES } from "../../../src/noppa/rules/attributes.ts";
import { DEFAULT_NOPPA_SETTINGS } from "../../../src/noppa/rules/settings.ts";
import { testReader } from "../../reader.ts";

const facts: DeskFacts = {
  sisu: { value: 2, max: 4 },
  mealTaken: false,
  attributes: BOOK_ATTRIBUTES,
  values: { perception: 3 },
  items: [
    {
      id: "item1",
      uuid: "Item.item1",
      type: "noppaSkill",
      name: "Ampuminen",
      img: "",
      sort: 0,
      system: { level: 3, attribute: "perception", identifier: "shooting" },
    },
  ],
  settings: DEFAULT_NOPPA_SETTINGS,
};

describe("a character of Noppajärjestelmä at the desk", () => {
  it("shows sisu, and every skill by its identifier with its dice", () => {
    const view = deskView(facts, testReader("fi"));
    expect(view.gauges).toMatchObject([{ value: "2", max: "4", share: 50, isLow: false }]);
    expect(view.values).toEqual([
      { id: "shooting", kind: "skill", name: "Ampuminen", text: "3n8", rank: 3 },
    ]);
  });

  it("says when sisu is spent, and when today's good meal is eaten", () => {
    const view = deskView(
      { ...facts, sisu: { value: 0, max: 4 }, mealTaken: true },
      testReader("en"),
    );
    expect(view.gauges[0]).toMatchObject({ isLow: true, note: "all spent" });
    expect(view.notes.map(({ text }) => text)).toEqual(["has eaten well today"]);
  });
});
