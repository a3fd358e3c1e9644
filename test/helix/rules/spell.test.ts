import { describe, expect, it } from "vitest";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";
import { type SpellDesign, spell } from "../../../src/helix/rules/spell.ts";
import {
  spellDamage,
  spellHealing,
  weave,
  weavingCost,
  weavingLimits,
} from "../../../src/helix/rules/weaving.ts";

const costOf = (design: SpellDesign, source: string) =>
  spell({ minutes: 1, namedEffect: true, ...design }).terms.find((t) => t.source === source)?.value;

describe("the variables of a spell", () => {
  it("count every started unit [002:65-93]", () => {
    const metres = [0, 0.5, 5, 5.1, 10, 10.5];
    expect(metres.map((m) => costOf({ metres: m }, "distance") ?? 0)).toEqual([0, 1, 1, 2, 2, 3]);
    const kilos = [1, 10, 10.5, 30, 61, 68, 70, 71];
    expect(kilos.map((kg) => costOf({ moveKg: kg }, "move"))).toEqual([1, 1, 2, 3, 7, 7, 7, 8]);
    expect(kilos.map((kg) => costOf({ changeKg: kg }, "change"))).toEqual([1, 1, 2, 3, 7, 7, 7, 8]);
    expect(costOf({ areaM2: 2.5 }, "area")).toBe(3);
    expect(costOf({ minutes: 0.2 }, "time")).toBe(1);
  });

  it("are not fooled by floating point", () => {
    expect(costOf({ areaM2: 0.1 + 0.2 + 0.7 }, "area")).toBe(1);
    expect(costOf({ metres: 0.1 * 3 * 50 }, "distance")).toBe(3);
  });

  it("take area or objects, whichever is larger, never both", () => {
    expect(costOf({ areaM2: 5, objects: 4 }, "area")).toBe(5);
    expect(costOf({ areaM2: 5, objects: 4 }, "objects")).toBeUndefined();
    expect(costOf({ areaM2: 4, objects: 4 }, "objects")).toBe(4);
  });

  it("leave distance out when the target can be touched", () => {
    expect(costOf({ metres: 12, touch: true }, "distance")).toBeUndefined();
    expect(spell({ metres: 12, touch: true }).distanceRule).toBe("touch");
    expect(spell({ metres: 12 }).distanceRule).toBe("perFiveMetres");
    expect(spell({}).distanceRule).toBe("noDistance");
  });

  it("count the objects of a mass only when asked to", () => {
    const rope = { objects: 1, moveKg: 10, minutes: 1 };
    expect(spell(rope)).toMatchObject({ difficulty: 2, scopeRule: "scopeFree" });
    expect(spell({ ...rope, scopeMode: "count" }).difficulty).toBe(3);
    expect(spell({ ...rope, damage: 1 }).difficulty).toBe(4);
    expect(spell({ ...rope, damage: 1, scopeMode: "ignore" }).difficulty).toBe(3);
  });
});

describe("the time of a spell", () => {
  it("is needed by everything but a pure change [002:75, 002:85]", () => {
    expect(spell({ objects: 1, damage: 2 }).errors).toEqual(["durationRequired"]);
    expect(spell({ moveKg: 10 }).errors).toEqual(["durationRequired"]);
    expect(spell({ changeKg: 30, moveKg: 10 }).errors).toEqual(["durationRequired"]);
    expect(spell({ changeKg: 30 })).toMatchObject({ errors: [], duration: { kind: "permanent" } });
    expect(spell({ changeKg: 30, namedEffect: true, objects: 1 }).duration.kind).toBe("none");
  });

  it("makes a change go back when it ends", () => {
    const { duration } = spell({ changeKg: 30, minutes: 2, moveKg: 5 });
    expect(duration).toEqual({ kind: "minutes", minutes: 2, changeReverts: true });
  });
});

describe("a spell", () => {
  it("either harms or heals [002:78]", () => {
    const both = spell({ objects: 1, minutes: 1, damage: 1, heal: 1 });
    expect(both.errors).toEqual(["damageAndHealExclusive"]);
    expect(spell({ objects: 1, minutes: 1, heal: 3 }).terms).toContainEqual({
      source: "heal",
      value: 3,
    });
  });

  it("is told what it lacks", () => {
    expect(spell({ minutes: 1, damage: 2 }).warnings).toEqual(["scopeMissing"]);
    expect(spell({ minutes: 1 }).warnings).toEqual(["noEffect"]);
    expect(spell({ minutes: 1, objects: 1, namedEffect: true }).warnings).toEqual([]);
  });

  it("refuses negative, broken and fractional amounts", () => {
    expect(() => spell({ moveKg: -1 })).toThrow("outOfRange");
    expect(() => spell({ metres: Number.NaN })).toThrow("notFinite");
    expect(() => spell({ objects: 1.5 })).toThrow("notInteger");
    expect(() => spell({ damage: 0.5 })).toThrow("notInteger");
    expect(() => spell({ scopeMode: "maybe" as "auto" })).toThrow("unknownChoice");
  });
});

describe("weaving", () => {
  const magic = { value: 3, id: "magic" };

  it("costs as many points and seconds as the difficulty [002:61]", () => {
    expect(weave({ difficulty: 7 }, magic, [4], 14)).toMatchObject({
      rule: "spellSucceeds",
      success: true,
      cost: 7,
      mpLeft: 7,
      seconds: 7,
      affected: null,
    });
  });

  it("costs by the setting when it fails, and always its seconds", () => {
    const by = (failedSpellCost: "full" | "half" | "none") =>
      weave({ difficulty: 7 }, magic, [3], 14, [], { ...DEFAULT_HELIX_SETTINGS, failedSpellCost });
    expect(by("full")).toMatchObject({ rule: "spellFails", mpLeft: 7, costRule: "fullCost" });
    expect(by("half")).toMatchObject({ cost: 3, mpLeft: 11, seconds: 7 });
    expect(by("none")).toMatchObject({ cost: 0, mpLeft: 14, seconds: 7 });
    expect(weavingCost(7, true, { ...DEFAULT_HELIX_SETTINGS, failedSpellCost: "none" }).cost).toBe(
      7,
    );
  });

  it("is refused without the points, or for a spell that cannot be", () => {
    expect(weave({ difficulty: 15 }, magic, [3], 14)).toEqual({
      status: "refused",
      rule: "notEnoughMp",
      mpLeft: 14,
    });
    const broken = spell({ objects: 1, damage: 2 });
    expect(weave(broken, magic, [3], 14)).toMatchObject({ rule: "durationRequired", mpLeft: 14 });
  });

  it("has limits: what the points pay for, and what cannot fail", () => {
    expect(weavingLimits(3, 14)).toEqual({ affordable: 14, certain: 4 });
    expect(weavingLimits(9, 5)).toEqual({ affordable: 5, certain: 5 });
  });

  it("may be resisted with will, if the group wants that [002:11]", () => {
    const settings = { ...DEFAULT_HELIX_SETTINGS, magicResistance: "on" } as const;
    const targets = [
      { will: 3, chain: [3] },
      { will: 4, chain: [4] },
      { will: 3, chain: [4] },
    ];
    const outcome = weave({ difficulty: 7 }, magic, [4], 14, targets, settings);
    expect(outcome).toMatchObject({ rule: "spellSucceeds", affected: [0], mpLeft: 7 });
    const alone = weave({ difficulty: 7 }, magic, [4], 14, [targets[1]!], settings);
    expect(alone).toMatchObject({ rule: "spellResisted", success: true, affected: [] });
    const failed = weave({ difficulty: 8 }, magic, [4], 14, targets, settings);
    expect(failed).toMatchObject({ rule: "spellFails", resistances: [], affected: [] });
    expect(() => weave({ difficulty: 7 }, magic, [4], 14, targets)).toThrow("forbidden");
  });
});

describe("what a spell does to life points", () => {
  it("is direct, or meets armour if the game master says so", () => {
    expect(spellDamage(2, 13)).toMatchObject({ rule: "directLoss", points: 2, lp: { after: 11 } });
    expect(spellDamage(2, 13, 3)).toMatchObject({ rule: "armourApplies", points: 0 });
  });

  it("never heals above the maximum", () => {
    expect(spellHealing(5, 10, 13)).toBe(13);
    expect(spellHealing(2, -1, 13)).toBe(1);
  });
});
