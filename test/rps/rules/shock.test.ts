import { describe, expect, it } from "vitest";
import { changeShock, shockStage, suggestPenalty } from "../../../src/rps/rules/shock.ts";
import { refuses, world } from "./helpers.ts";

describe("shock", () => {
  it("counts up from 0 to 6 and tells what is beyond", () => {
    expect(changeShock(5, 3)).toEqual({ before: 5, after: 6, excess: 2 });
    expect(changeShock(1, -3)).toEqual({ before: 1, after: 0, excess: -2 });
    expect(changeShock(50, 5, 60)).toEqual({ before: 50, after: 55, excess: 0 });
    refuses(() => changeShock(7, 0), "outOfRange");
    refuses(() => changeShock(1, Number.NaN), "notFinite");
  });

  it("has stages without death", () => {
    expect([0, 1, 2, 5, 6].map(shockStage)).toEqual(["well", "mild", "hurt", "hurt", "coma"]);
  });

  it("suggests a penalty, in steps and in percent", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((shock) => suggestPenalty(shock).steps)).toEqual([
      0, 0, -1, -2, -3, -4, -6,
    ]);
    expect(suggestPenalty(3)).toEqual({ steps: -2, percent: -6, track: "shock" });
    expect(Object.is(suggestPenalty(0).percent, 0)).toBe(true);
  });

  it("counts blood only in worlds with two tracks, by the worse of them", () => {
    expect(suggestPenalty(2, 5).track).toBe("shock");
    const dual = world({ shockMode: "dual" });
    expect(suggestPenalty(2, 5, dual)).toEqual({ steps: -4, percent: -12, track: "blood" });
    expect(suggestPenalty(5, 2, dual).track).toBe("shock");
  });
});
