import { describe, expect, it } from "vitest";
import { type DeskFacts, deskView } from "../../../src/trauma/desk/view.ts";
import { BODY_PARTS, type Body, HUMANOID_PLAN, maxOp } from "../../../src/trauma/rules/body.ts";
import { condition } from "../../../src/trauma/rules/condition.ts";
import { testReader } from "../../reader.ts";

const CON = 10;

/** A humanoid whose left arm has so many points left. */
function body(op: number, days = 0): Body {
  const parts = BODY_PARTS.map((id) => {
    const left = id === "leftArm" ? op : maxOp(CON, id, HUMANOID_PLAN);
    return [
      id,
      { op: left, injured: id === "leftArm" && days > 0, days: id === "leftArm" ? days : 0 },
    ];
  });
  return { con: CON, plan: HUMANOID_PLAN, parts: Object.fromEntries(parts) };
}

function facts(op: number, days = 0): DeskFacts {
  const now = body(op, days);
  return {
    op: { value: 100, max: 140 },
    hasParts: true,
    parts: BODY_PARTS.map((id) => {
      const part = now.parts[id]!;
      return { id, name: id, op: part.op, max: maxOp(CON, id, HUMANOID_PLAN), days: part.days };
    }),
    condition: condition(now),
    abilities: { str: 14, dex: 12, con: CON, int: 9, cha: 8 },
  };
}

describe("a character of Trauma at the desk", () => {
  it("shows body, pain, and the modifier of each ability", () => {
    const view = deskView(facts(20), testReader("en"));
    expect(view.gauges.map(({ id, value }) => [id, value])).toEqual([
      ["op", "100"],
      ["pain", "0"],
    ]);
    expect(view.notes).toEqual([]);
    expect(view.values.map(({ id, text }) => [id, text])).toEqual([
      ["str", "+4"],
      ["dex", "+2"],
      ["con", "±0"],
      ["int", "−1"],
      ["cha", "−2"],
    ]);
  });

  it("names hurt parts, and injuries with their days", () => {
    const hurt = deskView(facts(14), testReader("en")).notes.map(({ text }) => text);
    expect(hurt).toContain("leftArm: 14 of 20 DP");
    const injured = deskView(facts(4, 3), testReader("en")).notes.map(({ text }) => text);
    expect(injured.at(-1)).toBe("leftArm: 4 of 20 DP. Injured, heals in 3 days");
  });

  it("has hit points and no pain where there are no parts", () => {
    const plain = { ...facts(20), hasParts: false, parts: [], op: { value: 0, max: 10 } };
    const { gauges } = deskView(plain, testReader("en"));
    expect(gauges).toMatchObject([{ id: "op", label: "Hit points", isLow: true }]);
  });
});
