import { describe, expect, it } from "vitest";
import {
  decideByLimit,
  type OpposedReason,
  type OpposedSide,
  resolveOpposed,
} from "../../../src/rps/rules/opposed.ts";
import { refuses, side, spec, verdict, world } from "./helpers.ts";

describe("an opposed action", () => {
  it("explains itself: rule, reason, every term, every total", () => {
    const a: OpposedSide = { dice: [5, 4], modifiers: [spec(2, "italian"), spec(-1, "speed")] };
    expect(resolveOpposed(a, { dice: [4] })).toEqual({
      winner: "a",
      degree: "critical",
      rule: "sum",
      reason: "marginExact",
      a: {
        dice: [5, 4],
        isAllSixes: false,
        sum: 9,
        terms: [
          { source: "specialisation", id: "italian", value: 2, counted: true },
          { source: "specialisation", id: "speed", value: -1, counted: true },
        ],
        modifier: 1,
        total: 10,
        limit: "none",
      },
      b: {
        dice: [4],
        isAllSixes: false,
        sum: 4,
        terms: [],
        modifier: 0,
        total: 4,
        limit: "none",
      },
      difference: 6,
      margin: 6,
      lead: null,
    });
  });

  it("has a reason for every way it can end", () => {
    const cases: [OpposedReason, OpposedSide, OpposedSide][] = [
      ["limitExact", side([], 0, "exact"), side([6])],
      ["limitOver", side([], 0, "over"), side([1])],
      ["limitBoth", side([], 0, "over"), side([], 0, "over")],
      ["allSixesHigher", side([6, 6]), side([5, 5])],
      ["allSixesNotHigher", side([6]), side([5, 1])],
      ["moreSixes", side([6]), side([6, 6])],
      ["equalSixes", side([6]), side([6])],
      ["marginExact", side([5, 4]), side([3])],
      ["marginOver", side([5, 5]), side([3])],
      ["marginUnder", side([5]), side([3])],
    ];
    for (const [reason, a, b] of cases) expect(resolveOpposed(a, b).reason).toBe(reason);
  });

  it("looks at the limit first, in all nine cases", () => {
    const states = ["none", "exact", "over"] as const;
    const said = states.map((a) =>
      states.map((b) => {
        const decided = decideByLimit(a, b);
        return decided && `${decided.winner} ${decided.degree}`;
      }),
    );
    expect(said).toEqual([
      [null, "b critical", "a success"],
      ["a critical", "null null", "a critical"],
      ["b success", "b critical", "null null"],
    ]);
  });

  it("gives no lead in a tie of sixes or of limits", () => {
    expect(resolveOpposed(side([6], 5), side([6])).lead).toBeNull();
    expect(resolveOpposed(side([2], 0, "exact"), side([], 0, "exact")).lead).toBeNull();
  });

  it("follows the game master's margin", () => {
    const settings = world({ margin: 4 });
    expect(resolveOpposed(side([6, 1]), side([3]), settings).degree).toBe("critical");
    expect(resolveOpposed(side([6, 2]), side([3]), settings).degree).toBe("success");
    refuses(() => resolveOpposed(side([1]), side([1]), world({ margin: 0 })), "outOfRange");
  });

  it("refuses faces, pools and modifiers that do not exist", () => {
    refuses(() => verdict(side([7]), side([1])), "notAFace");
    refuses(() => verdict(side([1]), side([0])), "notAFace");
    refuses(() => verdict(side([2.5]), side([1])), "notAFace");
    refuses(() => verdict(side([1, 1, 1, 1, 1, 1, 1]), side([1])), "outOfRange");
    refuses(() => verdict(side([1], Number.NaN), side([1])), "notFinite");
    refuses(() => verdict(side([1], 0, "near" as never), side([1])), "unknownChoice");
  });
});
