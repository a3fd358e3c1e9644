import { describe, expect, it } from "vitest";
import {
  metresPerRound,
  roundSeconds,
  speedOf,
  speedWarnings,
} from "../../../src/rps/rules/movement.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { ids, refuses } from "./helpers.ts";

const { speeds } = DEFAULT_RPS_SETTINGS;

describe("movement in a fight", () => {
  it("is metres a second, in rounds of any length", () => {
    expect(metresPerRound(speedOf(speeds, "sprint"), { amount: 0.5, unit: "s" })).toBe(4.5);
    expect(metresPerRound(speedOf(speeds, "jog"), { amount: 20, unit: "s" })).toBe(40);
    expect(metresPerRound(4, { amount: 2, unit: "min" })).toBe(480);
    expect(metresPerRound(0.1, { amount: 3, unit: "s" })).toBe(0.3);
  });

  it("in rounds that are a way is that way, however long it takes", () => {
    const block = { amount: 100, unit: "m" } as const;
    expect(metresPerRound(9, block)).toBe(100);
    expect(roundSeconds(block, 20)).toBe(5);
    expect(roundSeconds(block)).toBeNull();
    expect(roundSeconds(block, 0)).toBeNull();
  });

  it("is the game master's to tell in other rounds", () => {
    expect(metresPerRound(4, { amount: 1, unit: "other" })).toBeNull();
    expect(roundSeconds({ amount: 2, unit: "h" })).toBe(7200);
    expect(roundSeconds({ amount: 1, unit: "day" })).toBe(86_400);
  });

  it("refuses rounds and paces that do not exist", () => {
    refuses(() => metresPerRound(4, { amount: 0, unit: "s" }), "outOfRange");
    refuses(() => metresPerRound(4, { amount: 1, unit: "year" as never }), "unknownChoice");
    refuses(() => speedOf(speeds, "crawl" as never), "unknownChoice");
    refuses(() => speedOf({ ...speeds, run: -1 }, "run"), "outOfRange");
    expect(ids(speedWarnings({ jog: 5, run: 4, sprint: 9 }))).toEqual(["slowerThanLowerPace"]);
  });
});
