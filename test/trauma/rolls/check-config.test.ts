import { describe, expect, it } from "vitest";
import {
  addWatcher,
  changeWatcher,
  checkDifficulty,
  checkPlan,
  isNoticed,
  removeWatcher,
  SOMEBODY,
} from "../../../src/trauma/rolls/check-config.ts";
import { judgeCheck } from "../../../src/trauma/rolls/judge-check.ts";
import { medicineProposals } from "../../../src/trauma/rolls/medicine-proposals.ts";
import { HUMANOID_PLAN } from "../../../src/trauma/rules/body.ts";
import { DEFAULT_TRAUMA_SETTINGS } from "../../../src/trauma/rules/settings.ts";
import { checkConfig } from "./facts.ts";

describe("a check", () => {
  it("adds the whole modifier and the situation", () => {
    expect(checkPlan(checkConfig({ modifier: 2 })).modifier).toBe(8);
  });

  it("adds the bonus of what is used", () => {
    const item = { name: "Mind reading", translations: {}, bonus: 3 };
    const plan = checkPlan(checkConfig({ purpose: "item", ability: "int", item }));
    expect(plan.terms).toEqual([
      { source: "ability", value: 0, id: "int" },
      { source: "weapon", value: 3 },
    ]);
  });

  it("needs no character", () => {
    const bare = checkConfig({ abilities: null, ability: null, condition: null, modifier: 4 });
    expect(checkPlan(bare).terms).toEqual([{ source: "modifier", value: 4 }]);
  });

  it("is judged by what the message keeps (Trauma 003:14)", () => {
    const settings = DEFAULT_TRAUMA_SETTINGS;
    const terms = [{ source: "modifier", value: 4, id: "" }] as const;
    const edges = [{ kind: "advantage", source: "situation", id: "" }] as const;
    const facts = { terms, edges, difficulty: 10, settings };
    expect(judgeCheck(facts, [6, 2])).toMatchObject({ success: true, roll: { total: 10 } });
    expect(judgeCheck(facts, [5, 2]).success).toBe(false);
    expect(judgeCheck({ ...facts, difficulty: null }, [5, 2]).success).toBeNull();
  });
});

describe("sneaking", () => {
  const sneaking = (metres: number) =>
    checkConfig({
      purpose: "stealth",
      sneaking: {
        metres,
        watchers: [
          { ...SOMEBODY, name: "A" },
          { ...SOMEBODY, name: "B", attention: 13, isRaised: true },
        ],
      },
    });

  it("has to reach the most attentive one, raised to 25", () => {
    const config = sneaking(0);
    expect(checkDifficulty(config)).toBe(25);
    changeWatcher(config, 1, { isRaised: false });
    expect(checkDifficulty(config)).toBe(15);
  });

  it("costs 4 for each full 3 m", () => {
    expect(checkPlan(sneaking(2.9)).modifier).toBe(6);
    expect(checkPlan(sneaking(7)).modifier).toBe(-2);
  });

  it("is over within reach, and its list never empty", () => {
    const config = sneaking(0);
    expect(isNoticed(config)).toBe(false);
    changeWatcher(config, 0, { isInMelee: true });
    expect(isNoticed(config)).toBe(true);
    addWatcher(config);
    expect(config.sneaking?.watchers).toHaveLength(3);
    for (let i = 0; i < 5; i++) removeWatcher(config, 0);
    expect(config.sneaking?.watchers).toHaveLength(1);
  });
});

describe("medicine", () => {
  const patient = {
    con: 10,
    plan: HUMANOID_PLAN,
    parts: { leftArm: { missing: 15, days: 3 } },
    adjust: 0,
    hp: 5,
    hpMax: 12,
  };
  const none = { part: "leftArm", pain: 0, days: 0, heal: 0 };

  it("takes pain away from the whole body", () => {
    const asked = medicineProposals({ ...none, part: "", pain: -3 }, patient, []);
    expect(asked).toMatchObject([{ path: "system.pain.adjust", change: -3 }]);
  });

  it("heals an injured part up to half, and further once the injury is over", () => {
    const [points] = medicineProposals({ ...none, heal: 8 }, patient, []);
    expect(points).toMatchObject({ path: "system.parts.leftArm.missing", change: -8, min: 10 });
    const both = medicineProposals({ ...none, heal: 8, days: 3 }, patient, []);
    expect(both).toMatchObject([{ id: "days", change: -3, min: 0 }, { min: 0 }]);
  });

  it("leaves healthy parts without days alone, but remembers what it has done", () => {
    const healthy = { ...patient, parts: {} };
    expect(medicineProposals({ ...none, days: 2 }, healthy, [])).toEqual([]);
    expect(medicineProposals({ ...none, days: 2 }, healthy, ["days"])).toHaveLength(1);
  });

  it("mends what has no parts", () => {
    const asked = medicineProposals({ ...none, part: "", heal: 9 }, { ...patient, plan: [] }, []);
    expect(asked).toMatchObject([{ path: "system.hp.value", change: 9, max: 12 }]);
  });
});
