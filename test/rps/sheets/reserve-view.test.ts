import { describe, expect, it } from "vitest";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { reserveView } from "../../../src/rps/sheets/reserve-view.ts";
import { testReader } from "../../reader.ts";

const finnish = testReader("fi");
const english = testReader("en");
const view = (value: number, level = 4, reader = finnish, settings = DEFAULT_RPS_SETTINGS) =>
  reserveView(value, level, settings, reader);

describe("the gauge of the reserve (RPS 55–57, 77)", () => {
  it("has a cell for each point up to the limit: calm, base, nervous, limit", () => {
    const { cells } = view(6);
    expect(cells.map(({ zone }) => zone).join(" ")).toBe(
      "calm calm calm base nervous nervous nervous nervous nervous nervous limit",
    );
    expect(cells.filter(({ isHeld }) => isHeld)).toHaveLength(6);
    expect(cells.at(-1)?.number).toBe("11");
  });

  it("is calm up to the base, and nervous above it", () => {
    expect(view(4)).toMatchObject({
      mood: "calm",
      moodText: "Rauhallinen, äärirajaan 7",
      icon: "fa-face-smile",
    });
    expect(view(6)).toMatchObject({
      mood: "nervous",
      moodText: "Hermostunut: perustaso +2, äärirajaan 5",
      icon: "fa-face-meh",
    });
    expect(view(9).icon).toBe("fa-face-grimace");
    expect(view(11)).toMatchObject({ mood: "limit", icon: "fa-bolt", canBeMore: false });
  });

  it("says everything that it shows", () => {
    expect(view(6, 4, english).spoken).toBe(
      "6. Base reserve 4, limit 11. Nervous: 2 above base, 5 to the limit",
    );
  });

  it("never lets the hand reach the limit, nor fall below nothing", () => {
    expect(view(10).canBeMore).toBe(false);
    expect(view(9).canBeMore).toBe(true);
    expect(view(0).canBeLess).toBe(false);
  });

  it("follows the limits of the world, whatever they are", () => {
    const limits = (limit: number) => ({ ...DEFAULT_RPS_SETTINGS, limits: Array(6).fill(limit) });
    expect(view(3, 4, finnish, limits(25))).toMatchObject({ isNumbered: false, count: 25 });
    expect(view(50, 4, finnish, limits(100))).toMatchObject({ cells: [], count: 60, share: 50 });
    expect(view(2, 4, finnish, limits(3))).toMatchObject({ hasBase: false, mood: "calm" });
    expect(view(99, 6).cells).toHaveLength(15);
  });

  it("puts the word of the base where there is room", () => {
    expect(view(0, 4).baseSide).toBe("after");
    const close = { ...DEFAULT_RPS_SETTINGS, limits: [2, 3, 4, 5, 6, 7] };
    expect(view(0, 6, finnish, close).baseSide).toBe("before");
  });
});
