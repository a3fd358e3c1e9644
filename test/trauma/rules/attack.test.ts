import { describe, expect, it } from "vitest";
import { keepD20, netAdvantage, netEdges } from "../../../src/trauma/rules/advantage.ts";
import {
  attackAbilityModifier,
  attackRoll,
  DEFAULT_ATTACK_ABILITIES,
  planAttack,
} from "../../../src/trauma/rules/attack.ts";
import { ABILITIES_16, inPain, withInjuries, world } from "./helpers.ts";

const adv = { kind: "advantage", source: "situation" } as const;
const dis = { kind: "disadvantage", source: "situation" } as const;

describe("advantage and disadvantage", () => {
  it("two advantages are one; one of each is a single die [003:14]", () => {
    expect(netAdvantage(2, 0)).toMatchObject({ mode: "advantage", rule: "advantageRemains" });
    expect(netAdvantage(1, 1)).toMatchObject({ mode: "normal", rule: "edgesCancel" });
    expect(netAdvantage(0, 0)).toMatchObject({ mode: "normal", rule: "noEdge" });
  });

  it("unequal numbers are set off by count or by presence", () => {
    const presence = world({ advantageNetting: "presence" });
    expect([netAdvantage(2, 1).mode, netAdvantage(1, 2).mode]).toEqual([
      "advantage",
      "disadvantage",
    ]);
    expect(netAdvantage(2, 1, presence).rule).toBe("edgesCancel");
    expect(netEdges([adv, adv, dis]).mode).toBe("advantage");
  });

  it("keep the better or the worse of two dice, and only those", () => {
    expect(keepD20("advantage", [5, 12])).toMatchObject({ kept: 12, keptIndex: 1 });
    expect(keepD20("disadvantage", [5, 12])).toMatchObject({ kept: 5, rule: "worseDie" });
    expect(keepD20("advantage", [7, 7]).keptIndex).toBe(0);
    for (const faces of [[], [1, 2], [21], [0], [1.5]])
      expect(() => keepD20("normal", faces)).toThrow();
    expect(() => keepD20("advantage", [5])).toThrow("notEnough");
    expect(() => netAdvantage(-1, 0)).toThrow("outOfRange");
    expect(() => netEdges([{ kind: "luck" as "advantage", source: "situation" }])).toThrow();
  });
});

describe("an attack", () => {
  const input = { abilities: ABILITIES_16, attackAbility: "str", condition: null } as const;

  it("hits an equal armour class and names every term [003:14]", () => {
    const plan = planAttack({
      ...input,
      weaponBonus: 1,
      modifiers: [{ source: "modifier", value: -2, id: "dark" }],
      condition: inPain(3),
    });
    const outcome = attackRoll(plan, [8], 11);
    expect(outcome).toMatchObject({ status: "hit", total: 11, margin: 0, hit: true });
    expect(outcome).toHaveProperty("terms", [
      { source: "d20", value: 8 },
      { source: "ability", value: 6, id: "str" },
      { source: "weapon", value: 1 },
      { source: "modifier", value: -2, id: "dark" },
      { source: "pain", value: -2, id: "light" },
    ]);
    expect(attackRoll(plan, [7], 11)).toMatchObject({ status: "miss", margin: -1 });
  });

  it("adds the ability in full, by half or not at all", () => {
    const added = (["full", "half", "none"] as const).map((attackModifier) =>
      attackAbilityModifier(7, world({ attackModifier })),
    );
    expect(added).toEqual([-3, -2, 0]);
    expect(planAttack(input, world({ attackModifier: "none" })).terms).toEqual([]);
    expect(planAttack(input, world({ attackModifier: "half" })).modifier).toBe(3);
  });

  it("uses strength in melee, intellect for psionics and nothing for guns, by default", () => {
    expect(DEFAULT_ATTACK_ABILITIES).toEqual({ melee: "str", ranged: null, psionic: "int" });
  });

  it("suffers from severe pain twice over: −6 and disadvantage [003:32]", () => {
    const plan = planAttack({ ...input, condition: inPain(12) });
    expect(plan).toMatchObject({ mode: "disadvantage", modifier: 0 });
    expect(planAttack({ ...input, condition: inPain(8) }).mode).toBe("normal");
  });

  it("with an injured arm has disadvantage, and names the arm; with two there is none [003:36]", () => {
    const one = planAttack({ ...input, condition: withInjuries("leftArm") });
    expect(one.mode).toBe("disadvantage");
    expect(one.edges).toEqual([{ kind: "disadvantage", source: "injuredArm", id: "leftArm" }]);
    const both = { ...input, condition: withInjuries("leftArm", "rightArm") };
    expect(attackRoll(planAttack(both), [20], 5)).toMatchObject({
      status: "cannotAttack",
      rule: "bothArmsInjured",
    });
    expect(planAttack({ ...both, needsNoArms: true }).status).toBe("ready");
  });

  it("sets advantages off against the disadvantages of pain and injury", () => {
    const condition = withInjuries("leftArm");
    expect(planAttack({ ...input, edges: [adv], condition }).mode).toBe("normal");
    expect(planAttack({ ...input, edges: [adv, adv], condition }).mode).toBe("advantage");
  });

  it("is not made by the unconscious or the dead", () => {
    expect(planAttack({ ...input, condition: inPain(16) }).rule).toBe("unconscious");
    expect(planAttack({ ...input, condition: inPain(30) }).rule).toBe("dead");
  });

  it("refuses broken numbers", () => {
    expect(() => planAttack({ ...input, weaponBonus: 0.5 })).toThrow("notInteger");
    expect(() => attackRoll(planAttack(input), [8], Number.NaN)).toThrow("notFinite");
    expect(() => planAttack({ ...input, attackAbility: "luck" as "str" })).toThrow("unknownChoice");
    expect(() => planAttack(input, world({ attackModifier: "double" as "full" }))).toThrow();
  });
});
