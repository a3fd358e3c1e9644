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
    ["фт.", 0.3048],
    ["Jalkaa", 0.3048],
    ["fot", 0.3048],
    ["′", 0.3048],
    ["дюймов", 0.0254],
    ["yd", 0.9144],
    ["miles", 1609.344],
    ["миль", 1609.344],
    ["см", 0.01],
  ])("%j is %f metres", (units, metres) => {
    expect(metresPerUnit(units)).toBeCloseTo(metres, 10);
  });

  it.each(["", "hexes", "au", "parsecs", "constructor"])("%j is unknown", (units) => {
    expect(metresPerUnit(units)).toBeNull();
    expect(metresOf(5, units)).toBeNull();
    expect(pixelsOf(5, { size: 100, distance: 1, units })).toBeNull();
  });

  it("lengths lose the dust of diagonals, and whole feet stay whole", () => {
    expect(metresOf(10, "ft")).toBe(3.048);
    expect(metresOf(3 * 0.1, "m")).toBe(0.3);
    expect(metresOf(Math.sqrt(5), "m")).toBe(2.2361);
    expect(metresOf(0.25, "km")).toBe(250);
  });

  it("pixels follow the squares of the scene", () => {
    expect(pixelsOf(6, { size: 100, distance: 2, units: "m" })).toBe(300);
    expect(pixelsOf(500, { size: 50, distance: 1, units: "km" })).toBe(25);
    expect(pixelsOf(3.048, { size: 70, distance: 5, units: "ft" })).toBeCloseTo(140);
  });
});
