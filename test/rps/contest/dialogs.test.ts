import { describe, expect, it } from "vitest";
import type { DeclaredAction, HiddenDeclaration } from "../../../src/rps/contest/choices.ts";
import { commitConfig } from "../../../src/rps/contest/commit-config.ts";
import { commitFields } from "../../../src/rps/contest/commit-fields.ts";
import { readEarly, readLate, toggled } from "../../../src/rps/contest/rulings.ts";
import { whoMeets } from "../../../src/rps/contest/who-meets.ts";
import { testReader } from "../../reader.ts";
import { action } from "./sides.ts";

const en = testReader("en");

/** What a side `a` of level 4 with 3 points is told when it buys dice. */
function context(
  own: DeclaredAction,
  others: Readonly<Record<string, DeclaredAction | null>>,
  { hidden = {}, ruling = null as Record<string, unknown> | null, isPrivate = false } = {},
) {
  const declared = (open: DeclaredAction | null) => ({
    open: { action: open },
    isPrivate: open === null,
    aside: null,
  });
  const kept: HiddenDeclaration = {
    growth: {},
    reserve: 3,
    limit: 11,
    tk: 3,
    action: isPrivate ? own : null,
    ...hidden,
  };
  return {
    declarations: {
      a: declared(isPrivate ? null : own),
      ...Object.fromEntries(Object.entries(others).map(([id, open]) => [id, declared(open)])),
    },
    hidden: kept,
    names: { a: "Timo", b: "Mikko", c: "Hagar" },
    ruling,
    side: "a",
    sides: ["a", ...Object.keys(others)],
    options: {},
    name: "Timo",
  };
}

describe("buying dice", () => {
  it("knows the own growth, what bounds the dice, and what is left (15–16)", () => {
    const config = commitConfig(context(action(3, ["b"]), { b: action(4, ["a"]) }), 5);
    expect(config.growth).toMatchObject({ gain: 3, reserve: 6, state: "none" });
    expect(config.cap).toMatchObject({ min: 1, max: 3, decidedBy: "skill" });
    const fields = commitFields(config, en);
    expect(fields.reserve).toBe("Reserve 3 → 6, limit 11");
    expect(fields.left).toBe("Left in the reserve: 3");
    expect([fields.mayLess, fields.mayMore]).toEqual([true, false]);
  });

  it("shows the odds against every number of dice of the other, exactly", () => {
    const config = commitConfig(context(action(3, ["b"]), { b: action(4, ["a"]) }), 5);
    const [against] = commitFields(config, en).odds;
    expect(against?.rows.map(({ dice, win, tie }) => [dice, win, tie])).toEqual([
      ["1", "60.3%", "23.1%"],
      ["2", "30.5%", "66.3%"],
      ["3", "9.8%", "80.5%"],
      ["4", "2.5%", "64.3%"],
    ]);
  });

  it("has nothing to buy at the limit, and says so to the owner only", () => {
    const declared = context(action(4, ["b"]), { b: action(4, ["a"]) }, { hidden: { reserve: 7 } });
    const fields = commitFields(commitConfig(declared, 5), en);
    expect(fields).toMatchObject({ isOut: true, isExact: true, odds: [], next: null });
    expect(fields.outText).toContain("critically");
  });

  it("tells the risk of the next turn", () => {
    const high = context(action(4, ["b"]), { b: action(4, ["a"]) }, { hidden: { reserve: 7 } });
    const config = commitConfig(high, 1);
    config.dice = 1;
    // 9 points less one: 8 + 3 is the limit with three faces of six, 8 + 4 beyond it with two.
    expect(commitFields(config, en).next).toContain("exactly the limit 50%, over it 33.3%");
  });

  it("counts what the game master has laid down", () => {
    const ruling = { gm: { a: -2, b: 1 }, bigger: true };
    const config = commitConfig(
      context(action(5, ["b"]), { b: action(4, ["a"]) }, { hidden: { reserve: 6 }, ruling }),
      1,
    );
    expect(config.opponents[0]?.modifier).toBe(-3);
    expect(config.cap).toMatchObject({ max: 3, decidedBy: "tk" });
  });

  it("finds the own action where it was declared in secret", () => {
    const declared = context(action(3, ["b"]), { b: action(4, []) }, { isPrivate: true });
    expect(commitConfig(declared, 1).action.value.level).toBe(3);
  });

  it("knows whether anybody is met: for certain, perhaps, or not at all", () => {
    const alone = action(3, [], { way: "unopposed" });
    const meeting = (others: Parameters<typeof context>[1]) =>
      commitConfig(context(alone, others), 1).meeting;
    expect(meeting({ b: action(4, ["c"]), c: action(4, ["b"]) })).toBe("none");
    expect(meeting({ b: action(4, ["c"]), c: null })).toBe("possible");
    expect(meeting({ b: action(4, ["a"]), c: null })).toBe("certain");
  });

  it("refuses a declaration that is none", () => {
    const { hidden: _, ...rest } = context(action(3, ["b"]), { b: null });
    expect(() => commitConfig({ ...rest, hidden: null }, 1)).toThrow(/unknownChoice/);
  });
});

describe("declaring", () => {
  const config = (round: number | null) => ({
    name: "Timo",
    others: [{ name: "Mikko" }, { name: "Hagar" }],
    round,
  });

  it("is against the others where somebody has challenged them", () => {
    expect(whoMeets(config(null), en)).toBe("Timo against Mikko and Hagar");
  });

  it.each(["en", "fi", "sv", "ru"] as const)(
    "is against nobody yet in a round of a fight, in %s",
    (language) => {
      const reader = testReader(language);
      const said = whoMeets(config(3), reader);
      for (const part of ["3", "Timo", "Mikko", "Hagar"]) expect(said).toContain(part);
      const against = reader.text("QUARTET.Contest.Against", { name: "", opponents: "" }).trim();
      expect(said).not.toContain(against);
    },
  );
});

describe("rulings from other clients", () => {
  it("are cleaned of what is none", () => {
    const junk = { gm: { a: 2, b: "3", c: 1.5 }, bigger: "yes", voided: ["a-b", 7], shock: null };
    expect(readEarly(junk)).toEqual({ gm: { a: 2 }, bigger: null });
    expect(readLate(junk)).toEqual({ voided: ["a-b"], noParry: [], shock: {}, blood: {} });
    expect(readLate(null).voided).toEqual([]);
  });

  it("add a key or take it away", () => {
    expect(toggled(["x"], "y")).toEqual(["x", "y"]);
    expect(toggled(["x", "y"], "x")).toEqual(["y"]);
  });
});
