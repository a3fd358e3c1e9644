import { describe, expect, it } from "vitest";
import { type DeskFacts, deskView } from "../../../src/rps/desk/view.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { testReader } from "../../reader.ts";

const facts: DeskFacts = {
  reserve: 6,
  level: 4,
  shock: 1,
  blood: 2,
  injuries: "  ",
  values: [
    {
      id: "gunfight",
      source: "skill",
      name: { name: "Gunfight", translations: {} },
      level: 5,
      modifier: 0,
      terms: [],
    },
  ],
  settings: DEFAULT_RPS_SETTINGS,
};
const gauge = (id: string, changes: Partial<DeskFacts> = {}) =>
  deskView({ ...facts, ...changes }, testReader("en")).gauges.find((one) => one.id === id);

describe("a character of RPS at the desk", () => {
  it("shows the reserve against its limit, with the base and the mood", () => {
    expect(gauge("reserve")).toMatchObject({ value: "6", max: "11", note: "nervous, base 4" });
    expect(gauge("reserve", { reserve: 2 })?.note).toBe("calm, base 4");
    expect(gauge("reserve", { reserve: 11 })).toMatchObject({ isLow: true });
  });

  it("shows shock and what it means, and blood only where the world counts it", () => {
    expect(gauge("shock")).toMatchObject({ value: "1", max: "6", note: "tired or numb" });
    expect(gauge("blood")).toBeUndefined();
    const dual = { ...DEFAULT_RPS_SETTINGS, shockMode: "dual" } as const;
    expect(gauge("blood", { settings: dual })).toMatchObject({ value: "2" });
    expect(gauge("shock", { shock: 6 })?.isLow).toBe(true);
  });

  it("shows the level, injuries in words, and values with their chance", () => {
    expect(gauge("level")).toMatchObject({ value: "4", max: "", share: null });
    const view = deskView({ ...facts, injuries: "Broken rib" }, testReader("en"));
    expect(view.notes.map(({ text }) => text)).toEqual(["Broken rib"]);
    expect(view.values).toMatchObject([
      { id: "gunfight", kind: "skill", text: "5 (80%)", rank: 5 },
    ]);
    expect(deskView(facts, testReader("en")).notes).toEqual([]);
  });
});
