import { describe, expect, it } from "vitest";
import { type CharacterFacts, characterWarnings } from "../../src/rps/rules/character.ts";
import { blastFraction } from "../../src/rps/rules/explosion.ts";
import { parseFireRate } from "../../src/rps/rules/fire-rate.ts";
import { baseInitiative } from "../../src/rps/rules/initiative.ts";
import { type MeleeWeapon, meleeWeaponWarnings } from "../../src/rps/rules/melee-weapons.ts";
import { type RangedWeapon, rangedWeaponWarnings } from "../../src/rps/rules/ranged-weapons.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../../src/rps/rules/settings.ts";
import { structureOfMass, type Vehicle, vehicleWarnings } from "../../src/rps/rules/vehicles.ts";
import { HUMAN_BOUNDS } from "../../src/rps/rules/world.ts";
import { expandPacks } from "../../tools/content/expand.ts";
import { packModels } from "../repository/models.ts";

interface Entry {
  readonly _id: string;
  readonly name: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: content is held against the models first.
  readonly system: any;
  readonly items?: readonly Entry[];
}

const packs = expandPacks();
const all = [...packs]
  .filter(([name]) => name.startsWith("rps-") && name !== "rps-rules")
  .flatMap(([, sources]) => sources as unknown as Entry[]);
const actors = await completed("Actor", all);
const items = await completed("Item", [...all, ...all.flatMap((entry) => entry.items ?? [])]);

/** Entries with the initial data of their model where they say nothing. */
async function completed(name: "Actor" | "Item", entries: readonly Entry[]): Promise<Entry[]> {
  const models = await packModels(name);
  return entries.flatMap((entry) => {
    const model = models[entry.type];
    return model ? [{ ...entry, system: model.complete(entry.system) }] : [];
  });
}

const ofType = (list: readonly Entry[], type: string) => list.filter((one) => one.type === type);

/** A world with everything that our characters use: magic, and trolls. */
const WORLD: RpsSettings = {
  ...DEFAULT_RPS_SETTINGS,
  magic: true,
  attributes: [
    ...DEFAULT_RPS_SETTINGS.attributes,
    { id: "magic", kind: "valueAndNb", initiative: false, bounds: HUMAN_BOUNDS },
  ],
  races: [...DEFAULT_RPS_SETTINGS.races, { id: "troll", averages: { strength: 3 } }],
};
const WITHOUT_MAGIC = { ...WORLD, magic: false, attributes: DEFAULT_RPS_SETTINGS.attributes };

const character = (id: string): Entry => {
  const found = actors.find(({ _id }) => _id === id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
};
const skillsOf = ({ items: carried = [] }: Entry) => ofType(carried, "rpsSkill");
const levelOf = (id: string, skill: string): number | undefined =>
  skillsOf(character(id)).find(({ system }) => system.identifier === skill)?.system.level;
const specialisationsOf = (id: string, skill: string): number[] =>
  skillsOf(character(id))
    .find(({ system }) => system.identifier === skill)
    ?.system.specialisations.map(({ value }: { value: number }) => value);

function facts({ system, items: carried = [] }: Entry): CharacterFacts {
  return {
    ...system,
    skills: ofType(carried, "rpsSkill").map(({ system: { identifier, level, ...rest } }) => ({
      id: identifier,
      level,
      specialisations: (rest.specialisations ?? []).map((one: { value: number }) => one.value),
    })),
    specialBonuses: ofType(carried, "rpsBonus").map(({ _id, system }) => ({
      id: _id,
      amount: system.amount,
      sign: system.sign ?? "help",
    })),
  };
}

/** Remarks on characters that are meant to be there, as if they were being made right now. */
const REMARKS: Readonly<Record<string, readonly string[]>> = {
  // Met an alarm of a new kind in play. RPS [73]
  rpsChTimo0000001: ["specialisationsBelowBalance"],
  // And learnt it.
  rpsChBurglar0001: ["specialisationsNotBalanced"],
  // Fodder and passers-by know no more than they need.
  rpsChBystander01: ["fewSkills"],
  rpsChGuard000001: ["fewSkills"],
  rpsChTough000001: ["fewSkills"],
};

describe("RPS characters", () => {
  const people = ofType(actors, "rpsCharacter");

  it("give the book nothing to remark on, but for what is meant", () => {
    const remarks = people.flatMap((one) => {
      const world = one.system.attributes.magic ? WORLD : WITHOUT_MAGIC;
      const found = characterWarnings(facts(one), world).map(({ id }) => id);
      return found.length > 0 ? [[one._id, found] as const] : [];
    });
    expect(Object.fromEntries(remarks)).toEqual(REMARKS);
  });

  it("start with the reserve of their level", () => {
    for (const { _id, system } of people) expect(system.reserve.value, _id).toBe(system.level);
  });

  it("are the book's: Timo and Mikko drive 3 and 4, Timo's base initiative is 7", () => {
    const timo = character("rpsChTimo0000001");
    expect(levelOf("rpsChTimo0000001", "carControl")).toBe(3);
    expect(levelOf("rpsChMikko000001", "carControl")).toBe(4);
    expect(levelOf("rpsChMikko000001", "unarmedCombat")).toBe(5);
    expect([timo.system.tk, character("rpsChMikko000001").system.tk]).toEqual([5, 3]);
    expect(baseInitiative(timo.system.tk, timo.system.attributes).total).toBe(7);
  });

  it("are the book's: cooks, burglars, Ymir, wrestlers", () => {
    expect(specialisationsOf("rpsChMikko000001", "cooking")).toEqual([2, 1, 2, -3, -2]);
    expect(specialisationsOf("rpsChCook0000001", "cooking")).toEqual([2, 1, 2, -5]);
    expect(specialisationsOf("rpsChTimo0000001", "burglary")).toEqual([-3]);
    expect(specialisationsOf("rpsChBurglar0001", "burglary")).toEqual([1]);
    expect(levelOf("rpsChYmir0000001", "meleeWeapons")).toBe(4);
    expect(specialisationsOf("rpsChYmir0000001", "meleeWeapons")).toContain(1);
    const agility = (id: string) => character(id).system.attributes.agility;
    expect(agility("rpsChAatos000001")).toEqual({ value: 1, nb: 2 });
    expect(agility("rpsChGron0000001")).toEqual({ value: 2, nb: 3 });
  });
});

describe("RPS weapons", () => {
  it("give the book nothing to remark on: melee", () => {
    for (const { _id, system } of ofType(items, "rpsMeleeWeapon"))
      expect(meleeWeaponWarnings(system as MeleeWeapon, system), _id).toEqual([]);
  });

  it("give the book nothing to remark on: ranged", () => {
    for (const { _id, system } of ofType(items, "rpsRangedWeapon")) {
      const magazine = system.magazine === "counted" ? system.ammunition.max : system.magazine;
      const weapon = { ...system, magazine, fireRate: parseFireRate(system.fireRate) };
      expect(rangedWeaponWarnings(weapon as RangedWeapon, system), _id).toEqual([]);
    }
  });

  it("have radii where they explode, and none elsewhere", () => {
    for (const { _id, type, system } of items) {
      if (type !== "rpsExplosive" && type !== "rpsRangedWeapon") continue;
      const explodes = type === "rpsExplosive" || system.types.includes("explosive");
      expect(system.force.reach > 0, _id).toBe(explodes);
      expect(blastFraction(system.force, system.force.reach + 1).toNumber(), _id).toBe(0);
    }
  });

  it("are the book's: swords of 3 and size 1, shields of 2, a machine gun of 5 anywhere, an ion cannon of 500", () => {
    const numbers = (id: string) => items.find(({ _id }) => _id === id)?.system;
    expect(numbers("rpsMeSword000001")).toMatchObject({ size: 1, damage: 3 });
    expect(numbers("rpsShWooden00001")).toMatchObject({ durability: { value: 2, max: 2 } });
    expect(numbers("rpsRaMachineGun1")).toMatchObject({ damage: 5, mounted: false });
    expect(numbers("rpsRaMountedMG01")).toMatchObject({ damage: 5, mounted: true });
    expect(numbers("rpsRaIonCannon01")).toMatchObject({ damage: 500, mounted: true });
  });
});

describe("RPS vehicles", () => {
  const vehicles = ofType(actors, "rpsVehicle");

  it("give the book nothing to remark on", () => {
    for (const { _id, system, items: carried = [] } of vehicles) {
      const weaponDamage = carried.map((weapon) => weapon.system.damage as number);
      const vehicle = { ...system, structure: system.structure.max, weaponDamage } as Vehicle;
      expect(vehicleWarnings(vehicle), _id).toEqual([]);
    }
  });

  it("bear what their mass suggests: a car of a thousand kilos 60", () => {
    for (const { _id, system } of vehicles)
      expect(system.structure.max, _id).toBe(structureOfMass(system.mass));
    expect(character("rpsVeTimosCar001").system.structure.max).toBe(60);
  });

  it("carry mounted weapons only", () => {
    for (const { _id, items: carried = [] } of vehicles)
      for (const weapon of carried) expect(weapon.system.mounted, _id).toBe(true);
  });
});
