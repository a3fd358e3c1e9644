import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type ActorSource, exportData, fileName } from "../../../src/core/exchange/export-data.ts";
import { planImport } from "../../../src/core/exchange/plan.ts";
import { readText } from "../../../src/core/exchange/read-file.ts";
import { aila, knownHere } from "./known.ts";

const VERSION = { version: "0.1.0", step: 1 };
let known: Awaited<ReturnType<typeof knownHere>>;

beforeAll(async () => {
  known = await knownHere();
});

/** Out, through the text of a file, and in again. */
function throughFile(source: ActorSource) {
  const file = exportData(source, known, VERSION);
  const reading = readText(JSON.stringify(file));
  if ("problem" in reading) throw new Error(JSON.stringify(reading.problem));
  return { file, plan: planImport(reading.content, known) };
}

describe("a file", () => {
  it("holds what the character is, and nothing of the world it lives in", () => {
    const { file } = throughFile(aila());
    const text = JSON.stringify(file);
    for (const word of ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "ownership", "spy", "_stats", "u1"])
      expect(text).not.toContain(word);
    expect(file).toMatchObject({ application: "quartet", format: 1, version: "0.1.0" });
    expect(file.actor.items.map(({ name }) => name)).toEqual(["Hiipiminen", "Sädepyssy"]);
  });

  it("names no picture that lies elsewhere", () => {
    const { file } = throughFile(aila());
    expect(file.actor.items.map(({ img }) => img)).toEqual([
      "systems/quartet/pictures/stealth.svg",
      undefined,
    ]);
  });

  it("leaves behind who sits in a vehicle: they are of that world", () => {
    const crew = { actor: "Actor.cccccccccccccccc", name: "Kalle", role: "driver", station: "x" };
    const system = { crew: [crew], seats: 4 };
    const car = { ...aila(), type: "rpsVehicle", items: [], system };
    const { file, plan } = throughFile(car);
    expect(file.actor.system).toEqual({ crew: [], seats: 4 });
    expect(plan.findings).toEqual([]);
  });

  it("is called like the character, in any script", () => {
    expect(fileName("Нора «Тень» / 2")).toBe("Нора-Тень-2.quartet.json");
    expect(fileName("../..")).toBe("quartet.quartet.json");
  });
});

describe("out and in again", () => {
  it("gives the same character", () => {
    const source = aila();
    const { plan } = throughFile(source);
    expect(plan.findings).toEqual([]);
    const { system, name, type, img } = source;
    expect(plan.actor).toMatchObject({ name, type, img, system });
    expect(plan.actor?.items.map((item) => item.system)).toEqual(
      source.items.map((item) => item.system),
    );
    expect(plan.actor?.prototypeToken).toMatchObject({
      displayName: 20,
      bar1: { attribute: "sisu" },
    });
  });

  it("gives the same for every type of actor and item, with initial data", () => {
    for (const type of Object.keys(known.models.Actor)) {
      const system = known.actor(type)!.clean({});
      const items = Object.keys(known.models.Item).map((item) => ({
        name: item,
        type: item,
        sort: 5,
        system: known.item(item)!.clean({}),
      }));
      const { plan } = throughFile({ name: type, type, system, items, prototypeToken: {} });
      expect(plan.findings, type).toEqual([]);
      expect(plan.actor).toMatchObject({ name: type, type, system, items });
    }
  });

  it("gives the same whatever it is called, holds and is worth", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((s) => s.trim());
    const named = text.filter((s) => s !== "");
    const key = fc.string({ unit: fc.constantFrom(..."abcåäöёж_-"), minLength: 1, maxLength: 8 });
    const count = fc.nat({ max: 9999 });
    const character = fc.record({
      name: named,
      attributes: fc.dictionary(
        key.filter((k) => !/^-=|^__proto__$/.test(k)),
        fc.record({ value: count }),
      ),
      sisu: fc.record({ value: count, max: count }),
      mealTaken: fc.boolean(),
      notes: text.filter((s) => !s.includes("<")),
      gear: fc.array(fc.record({ name: named, quantity: count }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(character, ({ name, gear, ...system }) => {
        const whole = known.actor("noppaCharacter")!.clean({ ...system });
        const items = gear.map(({ name, quantity }, index) => ({
          ...{ name, type: "noppaGear", sort: index },
          system: known.item("noppaGear")!.clean({ quantity }),
        }));
        const source = { name, type: "noppaCharacter", system: whole, items, prototypeToken: {} };
        const { plan } = throughFile(source);
        expect(plan.findings).toEqual([]);
        expect(plan.actor).toMatchObject({ name, system: whole, items });
      }),
      { numRuns: 150 },
    );
  });
});
