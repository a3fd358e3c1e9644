import { beforeEach, describe, expect, it } from "vitest";
import { Roll } from "../../client/dice/roll.ts";
import { Coin, Die, FateDie } from "../../client/dice/terms/index.ts";
import { CONFIG } from "../../client/globals.ts";
import { cast, castFaces, freshDice, rolled } from "./setup.ts";

beforeEach(() => freshDice());

describe("arithmetic", () => {
  it.each([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["10 - 4 - 3", 3],
    ["12 / 4 / 3", 1],
    ["7 % 4 + 1", 4],
    ["-3 + 5", 2],
    ["2 * -3", -6],
    ["4 - -2", 6],
    ["1 + - - 2", 3],
    ["-(2 + 1) * 2", -6],
    ["2 * -(1 + 1)", -4],
    ["1.5 * 4", 6],
    ["floor(7 / 2)", 3],
    ["max(1, 2 + 3, 4)", 5],
    ["pow(2, 3)[cubes] + 1", 9],
    ["((((((((((((1))))))))))))", 1],
  ])("%s is %d", (formula, total) => {
    expect(Roll.safeEval(formula)).toBe(total);
    expect(Roll.safeEval(new Roll(formula).formula)).toBe(total);
  });
});

describe("terms", () => {
  it.each([
    ["2d6", "2d6"],
    ["d20", "1d20"],
    ["2d6x6kh1+3", "2d6x6kh1 + 3"],
    ["1D%", "1d100"],
    ["4df", "4df"],
    ["2dc", "2dc"],
    ["(1+1)d8", "(1 + 1)d8"],
    ["1d(2+4)", "1d(2 + 4)"],
    ["{2d6,1d8+1}kh", "{2d6,1d8+1}kh"],
    ["2d6[fire] + 3[bonus]", "2d6[fire] + 3[bonus]"],
    ["-2d6 + 1", "-2d6 + 1"],
    ["3d12cs<=(2+2)", "3d12cs<=(2+2)"],
    ["max(2d6, 7)[best]", "max(2d6, 7)[best]"],
  ])("%s reads %s", (formula, shown) => {
    expect(new Roll(formula).formula).toBe(shown);
  });

  it("takes letters from CONFIG.Dice.terms", () => {
    class Rune extends Die {
      static override DENOMINATION = "k";
    }
    CONFIG.Dice.terms.k = Rune as never;
    expect(new Roll("3dkkh2").terms[0]).toBeInstanceOf(Rune);
    expect(new Roll("1dc").terms[0]).toBeInstanceOf(Coin);
    expect(new Roll("1dF").terms[0]).toBeInstanceOf(FateDie);
  });

  it.each(["2d6 +", "2 3", "(1", "{1d6", "1d6 foo", "2d6zz", "hello", "1dq", "* 2", "sqroot(4)"])(
    "refuses %s",
    (formula) => {
      expect(Roll.validate(formula)).toBe(false);
    },
  );

  it.each(["1d6 / 1d4", "max(2d6, @str) + 1", "{1d6,2}kh", "1d20rr<3x", "floor(text)"])(
    "accepts %s",
    (formula) => {
      expect(Roll.validate(formula)).toBe(true);
    },
  );

  it("refuses unknown modifiers when they are applied", async () => {
    await expect(rolled("2d6zz")).rejects.toThrow("zz");
  });

  it("replaces data", async () => {
    const data = { str: 3, deep: { value: 2 }, none: null, text: "1d4" };
    expect(new Roll("@str + @deep.value", data).formula).toBe("3 + 2");
    expect(new Roll("(@str)d6", data).formula).toBe("(3)d6");
    expect(new Roll("1 + @none + @missing.path", data).formula).toBe("1 + 0 + 0");
    const keep = Roll.replaceFormulaData("@text + @other", data);
    expect(keep).toBe("1d4 + @other");
    const recursive = { a: "@b + 1", b: 2 };
    expect(Roll.replaceFormulaData("@a", recursive)).toBe("@b + 1");
    expect(Roll.replaceFormulaData("@a", recursive, { recursive: true })).toBe("2 + 1");
  });
});

describe("rolling", () => {
  it("rolls number and faces in brackets, from left to right", async () => {
    castFaces([2, 4], [3, 8], [5, 8], [6, 6]);
    const roll = await rolled("(1d4)d8 + 1d6");
    expect(roll.result).toBe("8 + 6");
    expect(roll.dice.map((die) => die.faces)).toEqual([4, 8, 6]);
  });

  it("is evaluated once", async () => {
    const roll = await rolled("1d6");
    await expect(roll.evaluate()).rejects.toThrow("already");
    expect(roll.clone()._evaluated).toBe(false);
  });

  it("evaluates synchronously only without chance", () => {
    expect(() => new Roll("1d6 + 2").evaluateSync()).toThrow("synchronously");
    expect(new Roll("1d6 + 2").evaluateSync({ strict: false }).total).toBe(2);
    expect(new Roll("2d6kh1 + 2").evaluateSync({ maximize: true }).total).toBe(8);
    expect(new Roll("2d6 + {1d4,3}kh").evaluateSync({ minimize: true }).total).toBe(5);
  });

  it("passes texts only to functions, or when allowed", async () => {
    CONFIG.Dice.functions.pick = (which) => (which === "high" ? 6 : 1);
    expect((await rolled("pick(high) + 1")).total).toBe(7);
    await expect(rolled("high")).rejects.toThrow("high");
    expect((await new Roll("high").evaluate({ allowStrings: true })).product).toBe("high");
  });

  it("awaits functions, but not synchronously", async () => {
    CONFIG.Dice.functions.later = async (value) => Number(value) * 2;
    cast(6, 3);
    expect((await rolled("later(1d6)")).total).toBe(6);
    expect(() => new Roll("later(2)").evaluateSync()).toThrow("synchronously");
  });

  it("alters the number of dice", () => {
    expect(new Roll("2d6 + 3").alter(2, 1).formula).toBe("5d6 + 3");
    expect(new Roll("2d6 + 3").alter(2, 0, { multiplyNumeric: true }).formula).toBe("4d6 + 6");
  });

  it("simulates", async () => {
    const totals = await Roll.simulate("1d6", 50);
    expect(totals).toHaveLength(50);
    expect(totals.every((total) => total >= 1 && total <= 6)).toBe(true);
  });
});
