import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleAction } from "../../../src/helix/contest/settle-action.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings } from "../../../src/helix/rules/settings.ts";
import { action } from "./fighters.ts";

const settings = (tie: HelixSettings["tie"]): HelixSettings => ({ ...DEFAULT_HELIX_SETTINGS, tie });

describe("an action contest", () => {
  it("the riddle: intelligence 3 against 3, 6 to 7 (002:35)", () => {
    const outcome = settleAction(
      [
        { choice: action(3), chains: [[3]] },
        { choice: action(3), chains: [[4]] },
      ],
      settings("none"),
    );
    expect(outcome.rolls.map(({ total }) => total)).toEqual([6, 7]);
    expect(outcome.winner).toBe(1);
  });

  it("of three and more has one highest total", () => {
    const sides = [
      { choice: action(3), chains: [[3]] },
      { choice: action(3), chains: [[6, 2]] },
      { choice: action(5), chains: [[1]] },
      { choice: action(2), chains: [[4]] },
    ];
    const outcome = settleAction(sides, settings("none"));
    expect(outcome.winner).toBe(1);
    expect(outcome.places).toEqual([2, 1, 2, 2]);
  });

  it("ends in a draw, or asks again, or goes to the higher value, by the setting", () => {
    const sides = [
      { choice: action(3), chains: [[4]] },
      { choice: action(4), chains: [[3]] },
    ];
    expect(settleAction(sides, settings("none")).status).toBe("drawn");
    expect(settleAction(sides, settings("reroll")).status).toBe("reroll");
    expect(settleAction(sides, settings("higherValue")).winner).toBe(1);
  });

  it("takes the next roll of each side once both have thrown it", () => {
    const tied = { choice: action(3), chains: [[4], [2]] };
    const waiting = { choice: action(4), chains: [[3]] };
    expect(settleAction([tied, waiting], settings("reroll")).status).toBe("reroll");
    const thrown = { ...waiting, chains: [[3], [5]] };
    expect(settleAction([tied, thrown], settings("reroll")).winner).toBe(1);
  });

  it("never counts dice that the rules have not asked for", () => {
    const chain = fc.integer({ min: 1, max: 5 }).map((face) => [face]);
    const chains = fc.array(chain, { minLength: 1, maxLength: 4 });
    const tie = fc.constantFrom("none", "reroll", "higherValue");
    fc.assert(
      fc.property(chains, chains, tie, (one, two, tie) => {
        const [first, second] = [action(3), action(3)];
        const outcome = settleAction(
          [
            { choice: first, chains: one },
            { choice: second, chains: two },
          ],
          settings(tie),
        );
        const decided = outcome.rounds.length;
        const cut = settleAction(
          [
            { choice: first, chains: one.slice(0, decided) },
            { choice: second, chains: two.slice(0, decided) },
          ],
          settings(tie),
        );
        expect(cut).toEqual(outcome);
      }),
    );
  });
});
