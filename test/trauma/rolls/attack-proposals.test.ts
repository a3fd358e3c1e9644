import { describe, expect, it } from "vitest";
import {
  type Present,
  recallState,
  targetProposals,
} from "../../../src/trauma/rolls/attack-proposals.ts";
import { judgeAttack } from "../../../src/trauma/rolls/judge-attack.ts";
import { armour, attackFacts, snapshot, target } from "./facts.ts";

const ARM = target({ aims: ["leftArm"], armour: { leftArm: armour(6, 3) } });
const FACTS = attackFacts([ARM]);
const FACES = { d20: [15], damage: 12, armour: [4], injury: [[2, 3]] };

const present = (parts: Present["parts"] = {}): Present => ({ con: 10, parts, adjust: 0, hp: 10 });

function proposals(now: Present | null, receipts = {}) {
  const state = recallState(FACTS, 0, now, receipts);
  const [judged] = judgeAttack(FACTS, FACES, () => state).targets;
  return targetProposals(FACTS, 0, judged!, state);
}

const numbers = (now: Present | null, receipts = {}) =>
  proposals(now, receipts).map(({ id, change }) => [id, change]);

describe("what a hit asks for", () => {
  it("is points, days of an injury, and the wear of armour on that part", () => {
    // 12 − 4 = 8 of 20: not below half.
    expect(numbers(present())).toEqual([
      ["0-missing-leftArm", 8],
      ["0-wear-leftArm", 1],
    ]);
    expect(proposals(present()).at(-1)).toMatchObject({
      item: "plate6",
      path: "system.wear.leftArm",
    });
  });

  it("goes by how the target is now: another hit may have been applied", () => {
    const hurt = present({ leftArm: { missing: 5, days: 0 } });
    expect(numbers(hurt)).toContainEqual(["0-days-leftArm", 5]);
    const injured = present({ leftArm: { missing: 11, days: 4 } });
    expect(numbers(injured)).toContainEqual(["0-days-leftArm", 2]);
    const gone = present({ leftArm: { missing: 18, days: 4 } });
    expect(numbers(gone)).toContainEqual(["0-missing-leftArm", 2]);
    // What got through says nothing of what was left.
    expect(proposals(gone)[0]?.about).toMatchObject({ kind: "missing", dealt: 8 });
  });

  it("stays what it was once it is applied", () => {
    const after = present({ leftArm: { missing: 13, days: 5 } });
    const receipts = { "0-missing-leftArm": { from: 5 }, "0-days-leftArm": { from: 0 } };
    expect(numbers(after, receipts)).toEqual(
      numbers(present({ leftArm: { missing: 5, days: 0 } })),
    );
  });

  it("stays what it was where the actor is gone", () => {
    expect(numbers(null)).toEqual(numbers(present()));
  });

  it("asks for nothing after a miss", () => {
    const [judged] = judgeAttack(FACTS, { ...FACES, d20: [3] }).targets;
    const state = recallState(FACTS, 0, present(), {});
    expect(targetProposals(FACTS, 0, judged!, state)).toEqual([]);
  });

  it("tells whether the target has changed since the dice fell", () => {
    expect(recallState(FACTS, 0, present(), {}).isAsKept).toBe(true);
    const hurt = present({ head: { missing: 1, days: 0 } });
    expect(recallState(FACTS, 0, hurt, {}).isAsKept).toBe(false);
    const receipts = { "0-missing-leftArm": { from: 0 } };
    const applied = recallState(FACTS, 0, hurt, receipts);
    expect(applied).toMatchObject({ isApplied: true, isAsKept: true });
  });

  it("takes hit points from what has no parts", () => {
    const plain = snapshot(10, {}, { kind: "plain", plan: [], hp: 6 });
    const facts = attackFacts([target({ body: plain, aims: [] })]);
    const state = recallState(facts, 0, { ...present(), hp: 5 }, {});
    const [judged] = judgeAttack(facts, { ...FACES, armour: [] }, () => state).targets;
    const asked = targetProposals(facts, 0, judged!, state);
    expect(asked.map(({ id, change }) => [id, change])).toEqual([["0-hp-whole", -5]]);
  });
});
