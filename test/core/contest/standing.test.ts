import { describe, expect, it } from "vitest";
import type { Proposal } from "../../../src/core/contest/kind.ts";
import { takenAway } from "../../../src/core/contest/standing.ts";

const hurt = (side: string, change: number, rest: Partial<Proposal> = {}): Proposal => ({
  id: "hurt",
  side,
  path: "system.sisu.value",
  change,
  label: "QUARTET.Noppa.Sisu",
  ...rest,
});

describe("what is applied", () => {
  it("stands beside whatever else is asked for", () => {
    expect(takenAway([hurt("a", -3)], [hurt("b", -1), hurt("a", -3)])).toEqual([]);
    expect(takenAway([], [])).toEqual([]);
  });

  it("is taken away where it is no longer asked for", () => {
    expect(takenAway([hurt("a", -3), hurt("b", -1)], [hurt("b", -1)])).toEqual([hurt("a", -3)]);
  });

  it.each([
    ["amount", hurt("a", -2)],
    ["side", hurt("b", -3)],
    ["number", hurt("a", -3, { path: "system.lp.value" })],
    ["item", hurt("a", -3, { item: "shield" })],
    ["id", hurt("a", -3, { id: "other" })],
  ])("is another change where it has another %s", (_, other) => {
    expect(takenAway([hurt("a", -3)], [other])).toEqual([hurt("a", -3)]);
  });

  it("may be called by another name", () => {
    expect(takenAway([hurt("a", -3)], [hurt("a", -3, { label: "L", min: 0 })])).toEqual([]);
  });
});
