import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reserveChange, reserveChanges } from "../../../src/rps/contest/action-changes.ts";
import { judgeAction, pairKey } from "../../../src/rps/contest/judge-action.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { action, frame, side } from "./sides.ts";

const judge = (
  sides: Parameters<typeof judgeAction>[0],
  given: Parameters<typeof frame>[0] = {},
  settings = DEFAULT_RPS_SETTINGS,
) => judgeAction(sides, frame(given), settings);

const only = (judged: ReturnType<typeof judge>) => {
  expect(judged.pairs).toHaveLength(1);
  return judged.pairs[0]!;
};

describe("the race of Timo and Mikko", () => {
  it("ends its first turn in a tie, Timo ahead (11–21)", () => {
    const judged = judge([
      side("timo", action(3, ["mikko"]), 5, [2, 3, 5], { reserve: 3 }),
      side("mikko", action(4, ["timo"]), 3, [4, 3], { reserve: 0 }),
    ]);
    const { outcome, winner } = only(judged);
    expect([outcome.a.total, outcome.b.total]).toEqual([10, 7]);
    expect(winner).toBeNull();
    expect(outcome.lead).toBe("a");
    expect(judged.sides.map(({ turn }) => turn?.growth.raised)).toEqual([6, 3]);
    expect(judged.sides.map(({ turn }) => turn?.spending.after)).toEqual([3, 1]);
  });

  it("goes to Mikko in its second (23–31), and critically with two pips fewer (32)", () => {
    const timo = side("timo", action(3, ["mikko"]), 2, [2, 3, 2], { reserve: 3 });
    const mikko = (dice: number[]) => side("mikko", action(4, ["timo"]), 5, dice, { reserve: 1 });
    const plain = judge([timo, mikko([5, 4, 4, 3])]);
    expect(only(plain)).toMatchObject({ winner: "mikko", outcome: { degree: "success" } });
    expect(plain.sides.map(({ turn }) => turn?.spending.after)).toEqual([2, 1]);
    expect(only(judge([timo, mikko([5, 4, 1, 3])])).outcome.degree).toBe("critical");
  });
});

describe("reserves", () => {
  it("grow and pay in one change each", () => {
    const judged = judge([
      side("timo", action(3, ["mikko"]), 5, [1], { reserve: 3 }),
      side("mikko", action(4, ["timo"]), 3, [4, 3, 2], { reserve: 0 }),
    ]);
    // Timo gains 3 and pays 1; Mikko gains 3 and pays 3, which leaves nothing to do.
    expect(reserveChanges(judged)).toEqual([
      expect.objectContaining({ id: "reserve", side: "timo", change: 2 }),
    ]);
  });

  it("fall to nothing at the limit, and nothing may be bought", () => {
    const exact = side("a", action(4, ["b"]), 5, [], { reserve: 7 });
    const judged = judge([exact, side("b", action(4, ["a"]), 1, [6, 6], { reserve: 3 })]);
    expect(only(judged)).toMatchObject({
      winner: "a",
      outcome: { degree: "critical", rule: "limit", reason: "limitExact" },
    });
    expect(judged.sides.map(reserveChange)).toEqual([-7, 0]);
    const greedy = judge([{ ...exact, bought: 1, dice: [6] }, side("b", action(4, ["a"]), 1, [6])]);
    expect(greedy.sides[0]?.turn?.dice).toEqual([]);
  });

  it("allow at least one die and at most the skill, TK or the points", () => {
    const b = side("b", action(4, ["a"]), 1, [2]);
    const bought = (dice: number[], given = {}) =>
      judge([side("a", action(5, ["b"]), 1, dice, { reserve: 6, limit: 20, tk: 3 }), b], given);
    expect(() => bought([])).toThrow(/outOfRange/);
    const counted = (dice: number[], given = {}) => bought(dice, given).sides[0]?.turn?.spending;
    expect(counted([1, 1, 1, 1, 1])?.spent).toBe(5);
    // Six dice are more than the skill allows, and four more than TK does: the rest is not paid.
    expect(counted([1, 1, 1, 1, 1, 1])?.spent).toBe(5);
    expect(counted([1, 1, 1, 1], { biggerThanDuel: true })).toMatchObject({ spent: 3, after: 6 });
  });

  it("never depend on what a game master rules afterwards", () => {
    const sides = [side("a", action(3, ["b"]), 2, [6, 6]), side("b", action(3, ["a"]), 2, [1, 1])];
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -6, max: 6 }), (isVoid, shock) => {
        const late = {
          voided: isVoid ? [pairKey("a", "b")] : [],
          noParry: [],
          shock: { b: shock },
          blood: {},
        };
        expect(reserveChanges(judge(sides, { late }))).toEqual(reserveChanges(judge(sides)));
      }),
    );
  });
});

describe("three and more", () => {
  const three = () => [
    side("a", action(4, ["b"]), 3, [5, 5, 5]),
    side("b", action(4, ["c"]), 3, [4, 4]),
    side("c", action(4, []), 3, [1]),
  ];

  it("throw once each, and only those meet of whom one acts against the other", () => {
    const judged = judge(three());
    expect(judged.pairs.map(({ key }) => key)).toEqual(["a-b", "b-c"]);
    expect(judged.pairs.map(({ winner }) => winner)).toEqual(["a", "b"]);
    expect(judged.sides.every(({ turn }) => turn !== null)).toBe(true);
  });

  it("tell the success of somebody who was beaten sooner, and void it where the game master says so", () => {
    const order = [["a"], ["b"], ["c"]];
    const judged = judge(three(), { order });
    expect(judged.pairs.map(({ key, isLate }) => [key, isLate])).toEqual([
      ["a-b", false],
      ["b-c", true],
    ]);
    const late = { voided: ["b-c"], noParry: [], shock: {}, blood: {} };
    expect(judge(three(), { order, late }).pairs.map(({ isVoid }) => isVoid)).toEqual([
      false,
      true,
    ]);
  });

  it("leave out whoever acts unopposed and is nobody's target: no growth, no cost", () => {
    const judged = judge([
      side("a", action(4, ["b"]), 3, [5]),
      side("b", action(4, ["a"]), 3, [4]),
      side("c", action(4, [], { way: "unopposed" }), 6, [], { bought: 1 }),
    ]);
    expect(judged.sides.find(({ id }) => id === "c")?.turn).toBeNull();
    expect(reserveChanges(judged).map(({ side }) => side)).not.toContain("c");
  });

  it("make a declared skill the defence of whoever is busy with something else", () => {
    const judged = judge([
      side("a", action(4, ["b"]), 3, [5, 5, 5]),
      side("b", action(2, [], { way: "unopposed" }), 3, [2]),
    ]);
    expect(only(judged)).toMatchObject({ winner: "a", isAttack: true });
    expect(judged.sides[1]?.turn).not.toBeNull();
  });

  it("do not call a defence that held an attack", () => {
    const judged = judge([
      side("a", action(4, ["b"]), 3, [1]),
      side("b", action(4, []), 3, [5, 5, 5]),
    ]);
    expect(only(judged)).toMatchObject({ winner: "b", isAttack: false });
  });

  it("forget targets who are no longer in it", () => {
    const judged = judge([
      side("a", action(4, ["b", "gone"]), 3, [1]),
      side("b", action(4, ["gone"]), 3, [2]),
    ]);
    expect(judged.pairs.map(({ key }) => key)).toEqual(["a-b"]);
  });
});

describe("modifiers", () => {
  const term = (value: number, rest = {}) => ({
    source: "specialBonus" as const,
    id: "eb",
    name: { name: "Cyber arm", translations: {} },
    value,
    ...rest,
  });

  it("of the game master count on rule 2", () => {
    const sides = [side("a", action(4, ["b"]), 3, [3]), side("b", action(4, ["a"]), 3, [3])];
    const early = { gm: { a: 6 }, bigger: null };
    expect(only(judge(sides, { early }))).toMatchObject({
      winner: "a",
      outcome: { degree: "critical", difference: 6 },
    });
  });

  it("may hold against one opponent only", () => {
    const judged = judge([
      side("a", action(4, ["b", "c"], { terms: [term(6, { against: "c" })] }), 3, [3]),
      side("b", action(4, []), 3, [3]),
      side("c", action(4, []), 3, [3]),
    ]);
    expect(judged.pairs.map(({ outcome }) => outcome.difference)).toEqual([0, 6]);
  });

  it("add attribute values where both use the NB of the same attribute (75)", () => {
    const nb = (level: number, score: number, targets: string[]) =>
      action(level, targets, {
        value: { id: "agility", source: "nb", name: { name: "", translations: {} }, level, score },
      });
    const judged = judge([
      side("a", nb(2, 1, ["b"]), 3, [3, 3]),
      side("b", nb(3, 2, ["a"]), 3, [4]),
    ]);
    expect([only(judged).outcome.a.modifier, only(judged).outcome.b.modifier]).toEqual([1, 2]);
    const never = { ...DEFAULT_RPS_SETTINGS, nbValueModifier: "never" as const };
    const without = judge(
      [side("a", nb(2, 1, ["b"]), 3, [3]), side("b", nb(3, 2, ["a"]), 3, [4])],
      {},
      never,
    );
    expect(only(without).outcome.a.modifier).toBe(0);
  });

  it("of wills count in attack or in defence only: Harri's and Vesa's (145)", () => {
    const harri = side("harri", action(1, [], { terms: [term(3, { will: "defence" })] }), 3, [3]);
    const vesa = side(
      "vesa",
      action(3, ["harri"], { terms: [term(2, { will: "attack" })] }),
      3,
      [3],
    );
    const { outcome } = only(judge([harri, vesa]));
    expect([outcome.a.modifier, outcome.b.modifier]).toEqual([3, 2]);
    const turned = judge([
      { ...harri, action: { ...harri.action, targets: ["vesa"] } },
      { ...vesa, action: { ...vesa.action, targets: [] } },
    ]);
    expect([only(turned).outcome.a.modifier, only(turned).outcome.b.modifier]).toEqual([0, 0]);
  });
});
