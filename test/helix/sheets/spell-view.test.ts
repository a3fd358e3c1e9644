import { describe, expect, it } from "vitest";
import { EMPTY_DESIGN, type WeavingConfig } from "../../../src/helix/rolls/weaving-config.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";
import type { SpellDesign } from "../../../src/helix/rules/spell.ts";
import {
  spellBuilderFields,
  spellBuilderResult,
  spellSum,
} from "../../../src/helix/sheets/spell-view.ts";
import { testReader } from "../../reader.ts";

const english = testReader("en");

const daige: WeavingConfig = {
  actor: "Actor.daige",
  choices: [{ id: "magic", source: "skill", value: 2, name: { name: "Magi", translations: {} } }],
  choice: "magic",
  settings: DEFAULT_HELIX_SETTINGS,
  modifier: 0,
  opponents: 1,
  mode: "public",
  saved: null,
  mp: 14,
  targets: [],
  name: { name: "", translations: {} },
  design: EMPTY_DESIGN,
};

/** What the window shows once these wishes are typed into an empty spell. */
function built(wishes: SpellDesign) {
  const config = { ...daige, design: { ...EMPTY_DESIGN, ...wishes } };
  const { difficulty, mp, seconds, terms, duration, scope } = spellBuilderResult(config, english);
  return {
    sums: [difficulty, mp, seconds].join(),
    terms: terms.map(({ label, value }) => `${label} ${value}`),
    duration,
    scope,
  };
}

describe("the six examples of the book in the spell builder", () => {
  it("1. the sleeping cloud on 1 × 2 m with 4 people in it: the objects count (HELIX 002:67)", () => {
    const { terms, scope } = built({ areaM2: 2, objects: 4, namedEffect: true });
    expect(terms).toContain("Objects +4");
    expect(terms).not.toContain("Area +2");
    expect(scope).toContain("The objects count");
  });
  it("2. the guards are 7 metres away (HELIX 002:72)", () => {
    expect(built({ metres: 7, objects: 4, namedEffect: true }).terms).toContain("Distance +2");
  });
  it("3. they sleep for one minute, which makes the whole cloud 7 (HELIX 002:77)", () => {
    const cloud = built({ areaM2: 2, objects: 4, metres: 7, minutes: 1, namedEffect: true });
    expect(cloud).toMatchObject({
      sums: "7,7,7",
      terms: ["Objects +4", "Distance +2", "Time +1"],
      duration: "Lasts 1 minute.",
    });
  });
  it("4. the magic fist: one guard within reach, at once, damage 2 (HELIX 002:83)", () => {
    expect(built({ objects: 1, touch: true, metres: 1, minutes: 1, damage: 2 })).toMatchObject({
      sums: "4,4,4",
      terms: ["Objects +1", "Time +1", "Damage +2"],
    });
  });
  it("5. the locked door: 30 kg bend for a minute, the door itself does not count (HELIX 002:88)", () => {
    expect(built({ objects: 1, changeKg: 30, minutes: 1 })).toMatchObject({
      sums: "4,4,4",
      terms: ["Time +1", "Change +3"],
      duration: "Lasts 1 minute. Then the shape goes back.",
    });
  });
  it("6. the moat: 68 kg of Daige would be 7, the rope of 10 kg is 2 (HELIX 002:93)", () => {
    expect(built({ moveKg: 68 }).terms).toContain("Move +7");
    expect(built({ moveKg: 10, minutes: 1 })).toMatchObject({
      sums: "2,2,2",
      terms: ["Time +1", "Move +1"],
    });
  });
});

describe("the book's limits", () => {
  const result = (wishes: SpellDesign, changes: Partial<WeavingConfig> = {}) =>
    spellBuilderResult({ ...daige, ...changes, design: { ...EMPTY_DESIGN, ...wishes } }, english);

  it("a change without a time is permanent (HELIX 002:85)", () => {
    const door = result({ changeKg: 30, minutes: 0 });
    expect(door).toMatchObject({
      difficulty: "3",
      duration: "The change is permanent.",
      errors: [],
    });
  });
  it("nothing else works without a time (HELIX 002:75)", () => {
    const fist = result({ damage: 2, objects: 1, minutes: 0 });
    expect(fist.refusal).toBe("Without a time it has no effect at all: at least one minute.");
    expect(fist.errors).toHaveLength(1);
  });
  it("a spell damages or heals, not both", () => {
    expect(result({ damage: 1, heal: 1, objects: 1 }).errors).toEqual([
      "A spell damages or heals, not both.",
    ]);
  });
  it("without the points it is refused, and says how many are missing", () => {
    expect(result({ moveKg: 300, minutes: 2 }).refusal).toBe("32 MP are needed, and 14 are left.");
  });
  it("without a magic skill it can be built, but not woven", () => {
    const unskilled = result({ moveKg: 10 }, { choices: [] });
    expect(unskilled).toMatchObject({
      difficulty: "2",
      chance: "",
      refusal: "Without a magic skill nothing can be woven.",
    });
  });
  it("an empty spell warns that it does nothing yet", () => {
    expect(result({}).warnings).toEqual(["It does nothing yet."]);
    expect(result({ damage: 3 }).warnings).toEqual([
      "Whom or what does it affect? Give an area or objects.",
    ]);
  });
  it("the exact chance and the limits of the weaver are shown", () => {
    const rope = result({ moveKg: 10, minutes: 1 });
    expect(rope.chance).toBe("100%");
    expect(rope.limits).toBe("At most difficulty 14 with these points; up to 3 cannot fail.");
    expect(result({ objects: 4, metres: 7, namedEffect: true }).chance).toBe("33.3%");
  });
  it("what a failure costs follows the setting", () => {
    const half = { settings: { ...DEFAULT_HELIX_SETTINGS, failedSpellCost: "half" as const } };
    expect(result({}, half).failedCost).toBe("A failed spell costs half.");
  });
});

describe("fields of the builder", () => {
  it("are the six variables, each with its price", () => {
    const design = { ...EMPTY_DESIGN, objects: 4, metres: 7 };
    const { groups } = spellBuilderFields({ ...daige, design }, testReader("sv"));
    expect(groups.map(({ number, label, cost }) => [number, label, cost])).toEqual([
      ["1", "Område eller objekt", "+4"],
      ["2", "Avstånd", "+2"],
      ["3", "Tid", "+1"],
      ["4", "Skada eller hela", ""],
      ["5", "Förändra", ""],
      ["6", "Förflytta", ""],
    ]);
  });
  it("touch switches the distance off", () => {
    const touching = { ...daige, design: { ...EMPTY_DESIGN, touch: true } };
    const { groups } = spellBuilderFields(touching, english);
    expect(groups[1]?.amounts[0]).toMatchObject({ id: "metres", disabled: true });
  });
  it("says when area and mass exclude each other", () => {
    expect(spellSum({ areaM2: 3, moveKg: 10, minutes: 1 }, english).scope).toBe(
      "What only changes or moves matter pays for its mass instead.",
    );
  });
});

describe("the window in a world of feet", () => {
  it("asks for feet and pounds; the hints of rules stay the book's", () => {
    const design = { ...EMPTY_DESIGN, areaM2: 2, metres: 30, minutes: 5, moveKg: 80 };
    const { groups } = spellBuilderFields({ ...daige, design }, testReader("en", "imperial"));
    const amounts = Object.fromEntries(
      groups.flatMap(({ amounts }) => amounts.map(({ id, ...amount }) => [id, amount])),
    );
    expect(amounts.areaM2).toMatchObject({ label: "ft² of area", value: "21.5", measure: "area" });
    expect(amounts.metres).toMatchObject({ label: "ft to the target", value: "98.4" });
    expect(amounts.moveKg).toMatchObject({ label: "lb that move", value: "176.4" });
    expect(amounts.minutes).toMatchObject({ value: "5", measure: null });
    expect(groups.find(({ id }) => id === "distance")?.hint).toMatch(/5\sm to the target/);
  });
});
