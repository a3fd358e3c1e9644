import { describe, expect, it } from "vitest";
import {
  attackPlan,
  isAimed,
  targetOdds,
  toggleAim,
} from "../../../src/trauma/rolls/attack-config.ts";
import { usualAim } from "../../../src/trauma/rolls/body-snapshot.ts";
import { addEdge } from "../../../src/trauma/rolls/roll-config.ts";
import { freshBody, HUMANOID_PLAN } from "../../../src/trauma/rules/body.ts";
import { condition } from "../../../src/trauma/rules/condition.ts";
import { DEFAULT_TRAUMA_SETTINGS } from "../../../src/trauma/rules/settings.ts";
import { armour, attackConfig, snapshot, target } from "./facts.ts";

/** Somebody whose parts are injured, with painkillers that leave no pain. */
function injured(...parts: string[]) {
  const body = freshBody(10, HUMANOID_PLAN);
  const hurt = parts.map((part) => [part, { op: 9, injured: true, days: 5 }] as const);
  const all = { ...body, parts: { ...body.parts, ...Object.fromEntries(hurt) } };
  return condition(all, DEFAULT_TRAUMA_SETTINGS, -30);
}

describe("an attack", () => {
  it("adds ability, weapon and situation", () => {
    const plan = attackPlan(attackConfig({ bonus: 2, modifier: -1 }));
    expect(plan.terms).toEqual([
      { source: "ability", value: 4, id: "str" },
      { source: "weapon", value: 2 },
      { source: "modifier", value: -1 },
    ]);
    expect(plan.modifier).toBe(5);
  });

  it("has the disadvantage of an injured arm by itself, beside those of the situation", () => {
    const config = attackConfig({ condition: injured("leftArm") });
    addEdge(config, "advantage", 1);
    const plan = attackPlan(config);
    expect(plan.edges).toEqual([
      { kind: "advantage", source: "situation" },
      { kind: "disadvantage", source: "injuredArm", id: "leftArm" },
    ]);
    expect(plan.netting.rule).toBe("edgesCancel");
    addEdge(config, "advantage", 1);
    expect(attackPlan(config).mode).toBe("advantage");
    addEdge(config, "advantage", -5);
    expect(config.advantages).toBe(0);
  });

  it("is none with both arms injured, unless the game master lets it be (Trauma 003:36)", () => {
    const both = injured("leftArm", "rightArm");
    expect(attackPlan(attackConfig({ condition: both })).rule).toBe("bothArmsInjured");
    const waived = attackConfig({ condition: both, needsNoArms: true });
    expect(attackPlan(waived).status).toBe("ready");
  });
});

describe("aiming", () => {
  const aims = (config: ReturnType<typeof attackConfig>) => config.targets[0]!.aims;

  it("replaces the part where a weapon hits one", () => {
    const config = attackConfig();
    toggleAim(config, 0, "head");
    expect(aims(config)).toEqual(["head"]);
  });

  it("takes up to the weapon's number, and the oldest gives way", () => {
    const config = attackConfig({ maxParts: 3 });
    for (const part of ["head", "leftArm", "leftLeg"]) toggleAim(config, 0, part);
    expect(aims(config)).toEqual(["head", "leftArm", "leftLeg"]);
    toggleAim(config, 0, "leftArm");
    expect(aims(config)).toEqual(["head", "leftLeg"]);
    toggleAim(config, 0, "tail");
    expect(aims(config)).toEqual(["head", "leftLeg"]);
  });

  it("has to be done, but for what has no parts", () => {
    const config = attackConfig();
    expect(isAimed(config)).toBe(true);
    toggleAim(config, 0, "torso");
    expect(isAimed(config)).toBe(false);
    const wall = target({ aims: [], body: snapshot(10, {}, { kind: "plain", plan: [] }) });
    expect(isAimed(attackConfig({ targets: [wall] }))).toBe(true);
  });

  it("begins with the trunk, or the first part there is", () => {
    expect(usualAim(HUMANOID_PLAN)).toEqual(["torso"]);
    expect(usualAim([{ id: "eye", role: "other", factor: 1 }])).toEqual(["eye"]);
    expect(usualAim([])).toEqual([]);
  });
});

describe("the odds", () => {
  it("are those of the die against the armour class", () => {
    const config = attackConfig();
    const { hit, wound } = targetOdds(config, config.targets[0]!);
    // +4 against 11: 7 or more.
    expect(hit.toNumber()).toBe(0.7);
    // 3 to 13 against 30 points never come below half.
    expect(wound?.newInjury.toNumber()).toBe(0);
  });

  it("tell of an injury, and armour lowers it", () => {
    const arm = { body: snapshot(10, { leftArm: { missing: 5, days: 0 } }), aims: ["leftArm"] };
    const injury = (one: ReturnType<typeof target>) =>
      targetOdds(attackConfig(), one).wound!.onHit.newInjury.toNumber();
    // 15 − damage below 10: 6 or more of 2d6 + 1, so 5 or more of 2d6.
    expect(injury(target(arm))).toBeCloseTo(30 / 36);
    expect(injury(target({ ...arm, armour: { leftArm: armour(6, 3) } }))).toBeLessThan(30 / 36);
  });

  it("are only those of a hit where nothing else is known", () => {
    const config = attackConfig({ damage: null });
    expect(targetOdds(config, config.targets[0]!).wound).toBeNull();
    const huge = attackConfig({ damage: { dice: [{ count: 40, faces: 100 }], bonus: 0 } });
    expect(targetOdds(huge, huge.targets[0]!).wound).toBeNull();
  });
});
