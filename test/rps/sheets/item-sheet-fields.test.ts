import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notationChange } from "../../../src/rps/sheets/item-sheet-fields.ts";

const source = {
  "system.ranges.short": { from: 5, to: 50 },
  "system.force": { core: 2, half: 5, reach: 10 },
};
const warned = vi.fn();

beforeEach(() => {
  const getProperty = (object: Record<string, unknown>, key: string) => object[key];
  vi.stubGlobal("foundry", { utils: { getProperty, escapeHTML: (text: string) => text } });
  vi.stubGlobal("ui", { notifications: { warn: warned } });
  const format = (key: string, { unit }: { unit: string }) => `${key} ${unit}`;
  vi.stubGlobal("game", { i18n: { lang: "en", format }, settings: { get: () => "imperial" } });
});
afterEach(() => vi.unstubAllGlobals());

/** What is saved when somebody leaves a field of the book's notation, in a world of feet. */
function saved(name: string, notation: string, value: string) {
  const control = { name, value, defaultValue: "", dataset: { notation, measure: "length" } };
  return notationChange(control as never, null as never, source);
}

describe("the book's notations in a world of feet", () => {
  it("keep metres: each end of a range that was left alone to the last digit", () => {
    const range = "system.ranges.short";
    expect(saved(range, "interval", "16.4–100")).toEqual({ [range]: { from: 5, to: 30.48 } });
    expect(saved(range, "interval", "")).toEqual({ [range]: { from: 0, to: 0 } });
  });

  it("keep the radii of a force likewise", () => {
    expect(saved("system.force", "force", "6.56/16.4/40")).toEqual({
      "system.force": { core: 2, half: 5, reach: 12.192 },
    });
  });

  it("say in which unit they are written", () => {
    expect(saved("system.ranges.short", "interval", "far")).toEqual({});
    expect(warned).toHaveBeenCalledWith("QUARTET.Rps.Item.Wrong.interval ft");
  });
});
