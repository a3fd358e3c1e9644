import { describe, expect, it } from "vitest";
import { bodyPlan } from "../../src/trauma/data/body-state.ts";
import { readDamage } from "../../src/trauma/rolls/damage-dice.ts";
import { ABILITIES, type Abilities } from "../../src/trauma/rules/abilities.ts";
import { requireArmour } from "../../src/trauma/rules/armour.ts";
import { arrayWarnings } from "../../src/trauma/rules/array.ts";
import { freshBody, maxOp, withPart } from "../../src/trauma/rules/body.ts";
import { damageDistribution } from "../../src/trauma/rules/odds-damage.ts";
import { pain, painBand } from "../../src/trauma/rules/pain.ts";
import { expandPacks } from "../../tools/content/expand.ts";
import { packModels } from "../repository/models.ts";

interface Entry {
  readonly _id: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: content is held against the models first.
  readonly system: any;
  readonly items?: readonly Entry[];
  readonly prototypeToken?: {
    readonly actorLink: boolean;
    readonly disposition: number;
    readonly bar1: { readonly attribute: string };
    readonly bar2?: { readonly attribute: string };
  };
}

const packs = expandPacks();
const all = [...packs]
  .filter(([name]) => name.startsWith("trauma-") && name !== "trauma-rules")
  .flatMap(([, sources]) => sources as unknown as Entry[]);
const people = await completed("Actor", all);
const items = await completed("Item", [...all, ...all.flatMap((entry) => entry.items ?? [])]);

/** Entries with the initial data of their model where they say nothing. */
async function completed(name: "Actor" | "Item", entries: readonly Entry[]): Promise<Entry[]> {
  const models = await packModels(name);
  return entries.flatMap((entry) => {
    const model = models[entry.type];
    return model ? [{ ...entry, system: model.complete(entry.system) }] : [];
  });
}

const ofType = (type: string) => items.filter((one) => one.type === type);
const onSide = (allegiance: string) =>
  people.filter(({ system }) => system.allegiance === allegiance);
const planOf = ({ system }: Entry) => bodyPlan(system.body.kind, system.body.own);
const partsOf = (person: Entry) => planOf(person).map(({ id }) => id);
const abilitiesOf = ({ system }: Entry) =>
  Object.fromEntries(ABILITIES.map((id) => [id, system.abilities[id].value])) as Abilities;
const person = (id: string): Entry => {
  const found = people.find(({ _id }) => _id === id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
};

describe("Trauma's characters", () => {
  it("are at least six, each a permutation of 16, 14, 12, 10, 8", () => {
    const players = onSide("player");
    expect(players.length).toBeGreaterThanOrEqual(6);
    for (const one of players) expect(arrayWarnings(abilitiesOf(one)), one._id).toEqual([]);
    const arrays = players.map((one) => JSON.stringify(abilitiesOf(one)));
    expect(new Set(arrays).size).toBe(players.length);
  });

  it("are made already, whole and healthy", () => {
    for (const { _id, system } of people) {
      expect(system.created, _id).toBe(true);
      expect(system.parts, _id).toEqual({});
      expect(system.hp.value, _id).toBe(system.hp.max);
    }
  });

  it("have one token each if they are players', and as many as needed if not", () => {
    for (const { _id, system, prototypeToken } of people)
      expect(prototypeToken?.actorLink, _id).toBe(system.allegiance === "player");
  });

  it("show points and pain on their tokens, and plain things their hit points", () => {
    for (const { _id, system, prototypeToken } of people) {
      const bars = [prototypeToken?.bar1.attribute, prototypeToken?.bar2?.attribute];
      const isPlain = system.body.kind === "plain";
      expect(bars, _id).toEqual(isPlain ? ["hp", undefined] : ["op", "pain"]);
    }
  });

  it("can attack, every one of them", () => {
    for (const { _id, items: carried = [] } of people) {
      const attacks = carried.filter(
        ({ type, system }) => type === "traumaWeapon" || system.kind === "attack",
      );
      expect(attacks.length, _id).toBeGreaterThan(0);
    }
  });

  it("wear armour that covers something of theirs", () => {
    for (const one of people)
      for (const { _id, type, system } of one.items ?? []) {
        if (type !== "traumaArmor" || one.system.body.kind === "plain") continue;
        const covered = partsOf(one).filter((part) => system.parts.includes(part));
        expect(covered.length, `${one._id} ${_id}`).toBeGreaterThan(0);
      }
  });
});

describe("Trauma's opponents", () => {
  it.each([
    ["traumaChGuard001", 11],
    ["traumaChRaider01", 14],
  ])("%s stands on the edge with an arm at zero: constitution %i, pain 15", (id, con) => {
    const one = person(id);
    expect(abilitiesOf(one).con).toBe(con);
    const hurt = { op: 0, injured: true, days: 5 };
    const { points } = pain(withPart(freshBody(con, planOf(one)), "rightArm", hurt));
    expect(points).toBe(15);
    expect(painBand(points)).toBe("severe");
  });

  it("include a beast with eight parts of its own, six of them legs", () => {
    const beast = person("traumaChSixLegs1");
    const plan = planOf(beast);
    expect(plan).toHaveLength(8);
    expect(plan.filter(({ role }) => role === "leg")).toHaveLength(6);
    expect(plan.some(({ role }) => role === "arm")).toBe(false);
    expect(maxOp(abilitiesOf(beast).con, "hindLeft", plan)).toBe(24);
    expect(maxOp(abilitiesOf(beast).con, "trunk", plan)).toBe(36);
  });

  it("name their own parts in words that a path can hold", () => {
    for (const { _id, system } of people)
      for (const { id } of system.body.own) expect(id, _id).toMatch(/^[A-Za-z0-9]+$/);
  });

  it("include machines without parts, behind armour", () => {
    const machines = people.filter(({ system }) => system.body.kind === "plain");
    expect(machines.length).toBeGreaterThanOrEqual(2);
    for (const { _id, items: carried = [] } of machines)
      expect(
        carried.some(({ type }) => type === "traumaArmor"),
        _id,
      ).toBe(true);
  });
});

describe("Trauma's weapons and abilities", () => {
  const attacks = [
    ...ofType("traumaWeapon"),
    ...ofType("traumaAbility").filter(({ system }) => system.kind === "attack"),
  ];

  it("have damage dice that can be read, and do some damage always", () => {
    for (const { _id, system } of attacks) {
      const dice = readDamage(system.damage);
      expect(dice, `${_id} ${system.damage}`).not.toBeNull();
      expect(
        damageDistribution(dice!)
          .chanceThat((damage) => damage < 1)
          .toNumber(),
        _id,
      ).toBe(0);
    }
  });

  it("are loaded", () => {
    for (const { _id, system } of ofType("traumaWeapon"))
      expect(system.ammunition.value, _id).toBe(system.ammunition.max);
  });

  it("reach several parts where they should: a shotgun two, a grenade more", () => {
    const parts = (id: string) => items.find(({ _id }) => _id === id)?.system.maxParts;
    expect(parts("traumaEqShotgun1")).toBe(2);
    expect(parts("traumaEqGrenade1")).toBeGreaterThan(2);
    expect(parts("traumaEqPistol01")).toBe(1);
  });

  it("work without arms if they are bites or psionics", () => {
    expect(items.find(({ _id }) => _id === "traumaEqBite0001")?.system.needsNoArms).toBe(true);
    for (const { _id, type, system } of attacks)
      if (type === "traumaAbility") expect(system.needsNoArms, _id).toBe(true);
  });

  it("have identifiers of their own", () => {
    const ids = (packs.get("trauma-abilities") as unknown as Entry[]).map(
      ({ system }) => system.identifier,
    );
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it("use every ability", () => {
    const used = new Set(ofType("traumaAbility").map(({ system }) => system.ability));
    expect([...used].sort()).toEqual([...ABILITIES].sort());
  });
});

describe("Trauma's armour and medicine", () => {
  it("cover parts that somebody has", () => {
    const known = new Set(people.flatMap(partsOf));
    for (const { _id, system } of ofType("traumaArmor")) {
      for (const part of system.parts) expect(known, `${_id} ${part}`).toContain(part);
      requireArmour({ faces: system.faces, durability: system.durability, wear: 0 });
      // Else it could never wear.
      expect(system.durability, _id).toBeLessThan(system.faces);
    }
  });

  it("help: less pain, more points or fewer days", () => {
    for (const { _id, system } of ofType("traumaMedicine")) {
      const heals = system.heal !== "" && readDamage(system.heal) !== null;
      expect(system.heal === "" || heals, _id).toBe(true);
      expect(heals || system.pain < 0 || system.days > 0, _id).toBe(true);
    }
  });
});
