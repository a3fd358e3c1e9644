import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fieldAmount,
  MEASURES,
  metricAmount,
  shownAmount,
  UNIT_SYSTEMS,
} from "../../../src/core/rules/measures.ts";

const measures = fc.constantFrom(...MEASURES);
const systems = fc.constantFrom(...UNIT_SYSTEMS);
const amounts = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe("units of a world", () => {
  it.each([
    ["length", 3.048, 10],
    ["area", 9.290304, 100],
    ["speed", 4.4704, 10],
    ["mass", 45.359237, 100],
  ] as const)("%s: %f is %f in feet, miles an hour and pounds", (measure, metric, imperial) => {
    expect(shownAmount(measure, metric, "imperial")).toBeCloseTo(imperial, 9);
    expect(shownAmount(measure, metric, "metric")).toBe(metric);
  });

  it("a field shows a decimal more than anybody reads, and metres as they are", () => {
    expect(fieldAmount("length", 12, "imperial")).toBe(39.4);
    expect(fieldAmount("length", 2, "imperial")).toBe(6.56);
    expect(fieldAmount("length", 12.3456, "metric")).toBe(12.3456);
    expect(Object.is(fieldAmount("length", -0.0001, "imperial"), 0)).toBe(true);
  });

  it("what was shown and is left alone stays, to the last bit", () => {
    fc.assert(
      fc.property(measures, systems, amounts, (measure, system, stored) => {
        const shown = fieldAmount(measure, stored, system);
        return Object.is(metricAmount(measure, shown, stored, system), stored);
      }),
    );
  });

  it("what was typed is what is shown again, whatever was there before", () => {
    const typed = fc.oneof(
      fc.integer({ min: -999, max: 999 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 100, max: 1e6 }).map((tenths) => tenths / 10),
    );
    fc.assert(
      fc.property(measures, systems, typed, amounts, (measure, system, value, before) => {
        const stored = metricAmount(measure, value, before, system);
        return fieldAmount(measure, stored, system) === value;
      }),
    );
  });

  it("what was typed in feet is kept in metres, without the dust of floating point", () => {
    expect(metricAmount("length", 10, 0, "imperial")).toBe(3.048);
    expect(metricAmount("length", 3, 0, "imperial")).toBe(0.9144);
    expect(metricAmount("length", 39.4, 12, "imperial")).toBe(12);
    expect(metricAmount("length", 39, 12, "imperial")).toBe(11.8872);
    expect(metricAmount("length", 12.5, 0, "metric")).toBe(12.5);
  });
});
