import { describe, expect, it } from "vitest";
import {
  loadState,
  shellHint,
  sizeForPeople,
  structureOfMass,
  tankRange,
  type Vehicle,
  vehicleWarnings,
} from "../../../src/rps/rules/vehicles.ts";
import { ids, refuses } from "./helpers.ts";

const car: Vehicle = {
  size: "m",
  seats: 5,
  speed: { acceleration: "3 m/s²", cruising: "100 km/h", maximum: "180 km/h" },
  consumption: "7 l/100 km",
  load: { easy: 400, maximum: 600 },
  tiring: "tireless",
  shell: 2,
  shellCovers: "mostly",
  structure: 60,
  agility: "fair",
  animate: "inanimate",
  weaponDamage: [5],
};

describe("a vehicle", () => {
  it("carries as many as its size says", () => {
    expect([1, 3, 4, 9, 10, 400].map(sizeForPeople)).toEqual(["s", "s", "m", "m", "l", "l"]);
    expect(vehicleWarnings(car)).toEqual([]);
    expect(ids(vehicleWarnings({ ...car, seats: 10 }))).toEqual(["seatsDoNotFitSize"]);
    expect(vehicleWarnings({ ...car, size: "l", seats: 9 })[0]?.numbers).toEqual({
      seats: 9,
      from: 10,
    });
    expect(vehicleWarnings({ ...car, size: "xl", seats: 3000 })).toEqual([]);
    expect(vehicleWarnings({ ...car, seats: null })).toEqual([]);
  });

  it("bears six for each human's mass, and at least one", () => {
    expect([1000, 100, 500, 1].map((mass) => structureOfMass(mass))).toEqual([60, 6, 30, 1]);
    expect(structureOfMass(800, 80)).toBe(60);
    refuses(() => structureOfMass(0), "outOfRange");
    refuses(() => structureOfMass(1, Number.NaN), "notFinite");
  });

  it("has shell, structure and weapons without an upper end", () => {
    expect(vehicleWarnings({ ...car, shell: 900, structure: 9000, weaponDamage: [500] })).toEqual(
      [],
    );
    expect(ids(vehicleWarnings({ ...car, structure: 0 }))).toEqual(["structureMissing"]);
    expect([shellHint(5, 5), shellHint(5, 6)]).toEqual(["stops", "pierced"]);
    refuses(() => vehicleWarnings({ ...car, shell: -1 }), "outOfRange");
    refuses(() => vehicleWarnings({ ...car, animate: "undead" as never }), "unknownChoice");
  });

  it("carries easily, heavily, or too much", () => {
    const states = [400, 401, 600, 601].map((weight) => loadState(weight, car.load));
    expect(states).toEqual(["easy", "heavy", "heavy", "tooMuch"]);
    const odd = { ...car, load: { easy: 2, maximum: 1 } };
    expect(ids(vehicleWarnings(odd))).toEqual(["easyLoadAboveMaximum"]);
  });

  it("goes as far as its tank: the book's liner", () => {
    expect(tankRange(6000, { amount: 500, way: 1000 })).toBe(12_000);
    refuses(() => tankRange(6000, { amount: 0, way: 1 }), "outOfRange");
  });
});
