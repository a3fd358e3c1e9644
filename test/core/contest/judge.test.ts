import { describe, expect, it, vi } from "vitest";
import type { ContestSide } from "../../../src/core/contest/joined.ts";
import { answeredContest, judge } from "../../../src/core/contest/judge.ts";
import type { ContestKind, Proposal } from "../../../src/core/contest/kind.ts";
import type { ContestMove, ContestState } from "../../../src/core/rules/contest/state.ts";

const move = (data: object): ContestMove => {
  return { id: "m", author: "u", time: 0, side: "a", type: "ruling", data: { ...data } };
};

const state = (rest: Partial<ContestState> = {}): ContestState => ({
  phase: "answered",
  stage: "choose",
  sides: [],
  deadline: null,
  endedBy: null,
  early: null,
  ruling: null,
  ignored: [],
  ...rest,
});

const side = (id: string, status: "answered" | "declined" = "answered") => {
  const played = { id, status, answer: null, again: [] };
  return { id, name: id, uuid: `Actor.${id}`, state: played, declaration: null } as never;
};

const sides: readonly ContestSide[] = [side("a"), side("b", "declined"), side("c")];

const change = (id: string): Proposal => ({ id, side: "a", path: "p", change: 1, label: "l" });

const kind = (rest: Partial<ContestKind>): ContestKind =>
  ({ id: "test", resolve: () => ({ winners: [], again: [] }), ...rest }) as ContestKind;

describe("an answered contest", () => {
  it("knows its offer, its opener, and who is in play", () => {
    const contest = answeredContest("offer", sides, state(), { how: "quick" });
    expect(contest).toMatchObject({ id: "offer", opener: "a", options: { how: "quick" } });
    expect(contest.sides.map(({ id }) => id)).toEqual(["a", "c"]);
  });

  it("tells both rulings apart", () => {
    const ruled = state({ early: move({ light: "dark" }), ruling: move({ hurt: 2 }) });
    const { early, ruling } = answeredContest("offer", sides, ruled, {});
    expect([early, ruling]).toEqual([{ light: "dark" }, { hurt: 2 }]);
  });
});

describe("the judgement", () => {
  const contest = answeredContest("offer", sides, state(), {});
  const asking: Partial<ContestKind> = {
    costs: (_, id) => [change(`cost${id}`)],
    settle: () => [change("settled")],
    consequences: (_, { ruling }) => (ruling?.hurt ? [change("hurt")] : []),
  };

  it("tells settlements apart from what somebody applies, and follows the ruling", () => {
    const asked = (ruling: object | null) =>
      judge(kind(asking), { ...contest, ruling: ruling as never });
    expect(asked(null)?.proposals.map(({ id }) => id)).toEqual(["costa", "costc", "settled"]);
    expect(asked({ hurt: true })?.proposals.map(({ id }) => id)).toContain("hurt");
    expect(asked(null)?.settlements.map(({ id }) => id)).toEqual(["settled"]);
  });

  it("settles nothing while dice are to fall again", () => {
    const tie = () => ({ winners: [], again: [{ side: "a", data: {} }] });
    expect(judge(kind({ ...asking, resolve: tie }), contest)?.settlements).toEqual([]);
  });

  it("is none where the rules refuse the contest", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const refuse = () => {
      throw new Error("no");
    };
    expect(judge(kind({ resolve: refuse }), contest)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
