import { describe, expect, it } from "vitest";
import { isMine, planFor } from "../../../src/core/migrations/plan.ts";
import { halvePoints } from "./fakes.ts";

const baseline = { number: 1, description: "first" };
const steps = [baseline, halvePoints, { number: 5, description: "a note" }];

describe("what a world needs", () => {
  it("is nothing when it is up to date, or newer than the system", () => {
    expect(planFor({ version: 5, isNew: false }, steps)).toEqual({ kind: "none" });
    expect(planFor({ version: 9, isNew: false }, steps)).toEqual({ kind: "none" });
  });

  it("is a note of the newest number when it is new", () => {
    expect(planFor({ version: 0, isNew: true }, steps)).toEqual({ kind: "note", version: 5 });
  });

  it("is every later step when it is older, even after all documents were deleted", () => {
    const plan = { kind: "run", steps: steps.slice(1) };
    expect(planFor({ version: 1, isNew: false }, steps)).toEqual(plan);
    expect(planFor({ version: 1, isNew: true }, steps)).toEqual(plan);
    expect(planFor({ version: 0, isNew: false }, steps)).toEqual({ kind: "run", steps });
  });

  it("is a note when no later step changes documents", () => {
    expect(planFor({ version: 0, isNew: false }, [baseline])).toEqual({ kind: "note", version: 1 });
    expect(planFor({ version: 2, isNew: false }, steps)).toEqual({ kind: "note", version: 5 });
  });
});

describe("who does the work", () => {
  const hands = { self: "me", activeGameMaster: "me", runner: "", isRunnerActive: false };

  it("is the active game master", () => {
    expect(isMine(hands)).toBe(true);
    expect(isMine({ ...hands, activeGameMaster: "her" })).toBe(false);
    expect(isMine({ ...hands, activeGameMaster: null })).toBe(false);
  });

  it("is whoever has begun, even if another is the active one by now", () => {
    expect(isMine({ ...hands, runner: "her", isRunnerActive: true })).toBe(false);
    expect(isMine({ ...hands, activeGameMaster: "her", runner: "me", isRunnerActive: true })).toBe(
      true,
    );
  });

  it("is the active game master again when the other has left", () => {
    expect(isMine({ ...hands, runner: "her" })).toBe(true);
  });
});
