import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changedData } from "../../../src/core/sheets/changed-data.ts";
import { inField, inMetric } from "../../../src/core/sheets/typed-measure.ts";

const warned = vi.fn();

/** A world of feet, as far as a form asks about it. */
function world(units: string): void {
  const path = (object: unknown, key: string) =>
    key
      .split(".")
      .reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], object);
  vi.stubGlobal("foundry", { utils: { getProperty: path, escapeHTML: (text: string) => text } });
  vi.stubGlobal("ui", { notifications: { warn: warned } });
  const i18n = { lang: "fi", format: (key: string) => key, localize: (key: string) => key };
  vi.stubGlobal("game", { i18n, settings: { get: () => units } });
}

beforeEach(() => world("imperial"));
afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockReset();
});

/** What is saved when somebody leaves a field with this text. */
function saved(value: string, stored: number, dataset: Record<string, string>) {
  const control = { name: "system.reach", value, dataset };
  const event = { type: "change", target: control } as unknown as Event;
  const data = changedData(event, {}, { _source: { system: { reach: stored } } });
  return { data: data["system.reach"], shown: control.value };
}
const length = { number: "any", measure: "length", min: "0" };

describe("a field of a measure", () => {
  it("takes feet and keeps metres", () => {
    expect(saved("10", 1.5, length).data).toBe(3.048);
    expect(saved("6,5", 1.5, length).data).toBe(1.9812);
  });

  it("leaves what was only looked at exactly as it was", () => {
    const odd = 1.2345678901234567;
    expect(saved(inField(odd, { dataset: length }), odd, length).data).toBe(odd);
  });

  it("counts a plus in feet too", () => {
    expect(saved("+10", 12, length).data).toBe(15.048);
  });

  it("gets its old value back in feet when the entry is no length", () => {
    expect(saved("far", 12, length)).toEqual({ data: undefined, shown: "39,4" });
    expect(saved("−1", 12, length)).toEqual({ data: undefined, shown: "39,4" });
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it("takes the nearest whole metre where data have no others", () => {
    expect(saved("10", 0, { number: "whole", measure: "length" }).data).toBe(3);
    expect(saved("10", 0, { number: "whole" }).data).toBe(10);
  });

  it("takes metres in a world of metres, also where it holds units that nobody knows", () => {
    for (const units of ["metric", "cubits"]) {
      world(units);
      expect(saved("2,5", 1.5, length).data).toBe(2.5);
    }
  });

  it("leaves numbers that measure nothing alone", () => {
    expect(inMetric(10, 3, { dataset: {} })).toBe(10);
    expect(inField(10, { dataset: {} })).toBe("10");
  });
});
