import { describe, expect, it } from "vitest";
import { battlePhase } from "../../../src/rps/battle/phase.ts";

const at = (phase: Parameters<typeof battlePhase>[0], isNarrated = false) =>
  battlePhase(phase, isNarrated);

describe("where a round stands [89]", () => {
  it("begins with the weapons, before anybody declares", () => {
    expect(at(null)).toBe("weapons");
    expect(at(null, true)).toBe("weapons");
  });
  it("goes on with declarations, dice and the throw", () => {
    expect(at({ phase: "open", stage: "declare" })).toBe("declare");
    expect(at({ phase: "open", stage: "choose" })).toBe("commit");
    expect(at({ phase: "committed", stage: "choose" })).toBe("throw");
  });
  it("ends with what the losers do about it, and the story", () => {
    expect(at({ phase: "answered", stage: "choose" })).toBe("react");
    expect(at({ phase: "answered", stage: "choose" }, true)).toBe("narrate");
  });
  it("is over too when nobody is left to act against", () => {
    expect(at({ phase: "declined", stage: "declare" })).toBe("react");
    expect(at({ phase: "timedOut", stage: "choose" }, true)).toBe("narrate");
  });
});
