import { describe, expect, it } from "vitest";
import type { ItemFacts } from "../../../src/core/sheets/item-facts.ts";
import {
  type CrewFacts,
  capacityText,
  crewRows,
  gunnersFor,
  mountedRows,
  type VehicleFacts,
  vehicleRemarks,
  vehicleView,
} from "../../../src/rps/sheets/vehicle-view.ts";
import { testReader } from "../../reader.ts";

const english = testReader("en");
const finnish = testReader("fi");

/** The book's car of a thousand kilograms. RPS [137] */
const CAR: VehicleFacts = {
  size: "m",
  seats: 5,
  speed: { acceleration: "", cruising: "100 km/h", maximum: "150 km/h" },
  consumption: "7 l/100 km",
  tank: "50 l",
  load: { easy: 300, maximum: 500 },
  tiring: "tireless",
  shell: 2,
  shellCovers: "mostly",
  mass: 1000,
  structure: { value: 0, max: 0 },
  agility: "",
  animate: "inanimate",
};

const gun = (id: string, system: object = {}): ItemFacts => ({
  id,
  uuid: `Item.${id}`,
  type: "rpsRangedWeapon",
  name: id,
  img: "",
  sort: 0,
  system: {
    damage: 5,
    types: new Set(["piercing"]),
    fireRate: "10/sec",
    ranges: {
      short: { from: 0, to: 10 },
      optimum: { from: 10, to: 50 },
      max: { from: 50, to: 90 },
    },
    ammunition: { value: 0, max: 100 },
    ...system,
  },
});

const crew = (actor: string, role: CrewFacts["role"], station = ""): CrewFacts => ({
  actor,
  name: actor,
  img: "",
  role,
  station,
});

describe("a vehicle", () => {
  it("of a thousand kilograms bears about 60 (RPS [137])", () => {
    const { suggestion, suggested } = vehicleView(CAR, english);
    expect(suggested).toBe(60);
    expect(suggestion).toContain("about 60");
    const done = { ...CAR, structure: { value: 0, max: 60 } };
    expect(vehicleView(done, english).suggestion).toBe("");
    expect(vehicleView({ ...CAR, mass: null }, english).suggestion).toBe("");
  });

  it("carries as many as its size says (RPS [131])", () => {
    expect((["s", "m", "l", "xl"] as const).map((size) => capacityText(size, finnish))).toEqual([
      "kantaa 1–3",
      "kantaa 4–9",
      "kantaa 10 tai enemmän",
      "kantaa hyvin monta",
    ]);
  });

  it("is looked through, crowding included; mounted damage has no upper end (RPS [131–139])", () => {
    const remarks = (changes: Partial<VehicleFacts>, aboard = 0, weapons: ItemFacts[] = []) =>
      vehicleRemarks({ ...CAR, ...changes }, weapons, aboard, english).map(({ text }) => text);
    const whole = { structure: { value: 0, max: 60 } };
    expect(remarks(whole, 5, [gun("ion cannon", { damage: 500 })])).toEqual([]);
    expect(remarks(whole, 6)).toEqual(["6 are aboard, and there is room for 5."]);
    expect(remarks({ ...whole, seats: 40 })).toEqual([
      "40 seats do not fit this size, which carries 4–9.",
    ]);
    expect(remarks({ load: { easy: 600, maximum: 500 } })).toEqual([
      "The easy load of 600\u00a0kg is above the greatest of 500\u00a0kg.",
      "The structure is missing: how much shock does it bear?",
    ]);
    expect(remarks({ ...whole, size: "xl", seats: null }, 900)).toEqual([]);
  });
});

describe("the crew", () => {
  const weapons = [gun("cannon"), gun("machine gun")];

  it("chooses among the mounted weapons; one that is gone is no station", () => {
    const [timo, mikko] = crewRows(
      [crew("Timo", "gunner", "cannon"), crew("Mikko", "driver", "sold")],
      weapons,
      english,
    );
    expect(timo?.stationText).toBe("cannon");
    expect(timo?.stations.map(({ label }) => label)).toEqual([
      "no weapon",
      "cannon",
      "machine gun",
    ]);
    expect(mikko?.stations.find(({ isChosen }) => isChosen)?.id).toBe("");
  });

  it("is named beside the weapon that it serves, with the range of each target", () => {
    const rows = mountedRows(
      weapons,
      [crew("Timo", "gunner", "cannon")],
      [{ name: "Hagar", metres: 20 }],
      english,
    );
    expect(rows.map(({ name, details, isEmpty }) => [name, details, isEmpty])).toEqual([
      ["cannon", ["piercing", "rate of fire 10/sec", "served by Timo"], true],
      ["machine gun", ["piercing", "rate of fire 10/sec"], true],
    ]);
    expect(rows[0]?.distances).toEqual([
      { zone: "optimum", text: "Hagar: 20\u00a0m, optimum range" },
    ]);
  });

  it("fires from its station; nobody is asked where it is clear", () => {
    const [driver, gunner, passenger] = [
      crew("a", "driver"),
      crew("b", "gunner", "cannon"),
      crew("c", "passenger"),
    ];
    const names = (list: CrewFacts[], weapon: string) => {
      const { candidates, isSure } = gunnersFor(list, weapon);
      return [candidates.map(({ actor }) => actor).join(""), isSure];
    };
    expect(names([driver, passenger, gunner], "cannon")).toEqual(["bac", true]);
    expect(names([driver, passenger, gunner], "machine gun")).toEqual(["acb", false]);
    expect(names([passenger], "machine gun")).toEqual(["c", true]);
    expect(names([], "cannon")).toEqual(["", false]);
  });
});
