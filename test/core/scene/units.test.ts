import { describe, expect, it } from "vitest";
import { metresOf, metresPerUnit, pixelsOf } from "../../../src/core/scene/units.ts";

describe("the units of scenes", () => {
  it.each([
    ["m", 1],
    ["M", 1],
    [" metres ", 1],
    ["м", 1],
    ["km", 1000],
    ["ft", 0.3048],
    ["ft.", 0.3048],
    ["feet", 0.3048],
  ])("%j is %f metres", (units, metres) => {
    expect(metresPerUnit(units)).toBe(metres);
  });

  it.each(["", "hexes", "au", "miles", "constructor"])("%j is unknown", (units) => {
    expect(metresPerUnit(units)).toBeNull();
    expect(metresOf(5, units)).toBeNull();
    expect(pixelsOf(5, { size: 100, distance: 1, units })).toBeNull();
  });

  it("lengths are told to the centimetre", () => {
    expect(metresOf(10, "ft")).toBe(3.05);
    expect(metresOf(Math.SQRT2, "m")).toBe(1.41);
    expect(metresOf(0.25, "km")).toBe(250);
  });

  it("pixels follow the squares of the scene", () => {
    expect(pixelsOf(6, { size: 100, distance: 2, units: "m" })).toBe(300);
    expect(pixelsOf(500, { size: 50, distance: 1, units: "km" })).toBe(25);
    expect(pixelsOf(3.048, { size: 70, distance: 5, units: "ft" })).toBeCloseTo(140);
  });
});
