import { describe, expect, it } from "vitest";
import {
  formatChance,
  formatChange,
  formatNumber,
  readNumber,
} from "../../../src/core/i18n/numbers.ts";

describe("numbers as people type them", () => {
  it.each([
    ["0,5", 0.5],
    ["0.5", 0.5],
    ["-3", -3],
    ["−3", -3],
    ["–3", -3],
    [" 7 ", 7],
    ["1 000", 1000],
    ["1\u00a0000", 1000],
    ["1\u202f000", 1000],
    ["2", 2],
    [",5", 0.5],
    ["0", 0],
  ])("%j is %d", (text, value) => {
    expect(readNumber(text)).toEqual({ kind: "value", value });
  });

  it("a leading plus is a change", () => {
    expect(readNumber("+2")).toEqual({ kind: "change", value: 2 });
  });

  it.each(["", "   "])("%j is empty", (text) => {
    expect(readNumber(text)).toEqual({ kind: "empty" });
  });

  it.each([
    "abc",
    "-",
    "+",
    "2 +",
    "1d4",
    "1,2,3",
    "1.2.3",
    "NaN",
    "Infinity",
    "1e9",
    "1 00",
    "0x10",
  ])("%j is wrong", (text) => {
    expect(readNumber(text)).toEqual({ kind: "wrong" });
  });
});

describe("numbers as readers see them", () => {
  it("with the decimal sign of the language and a real minus", () => {
    expect(formatNumber(-1.5, "en")).toBe("−1.5");
    expect(formatNumber(-1.5, "fi")).toBe("−1,5");
    expect(formatNumber(1234.5, "ru").replace(/\s/g, " ")).toBe("1 234,5");
  });

  it("changes carry their sign", () => {
    expect([2, -1, 0].map((value) => formatChange(value, "sv"))).toEqual(["+2", "−1", "±0"]);
  });

  it("what is possible never reads as 0 %, what is not certain never as 100 %", () => {
    const plain = (value: number) => formatChance(value, "fi").replace(/\s/g, " ");
    expect(plain(0)).toBe("0 %");
    expect(plain(1)).toBe("100 %");
    expect(plain(0.00001)).toBe("< 0,1 %");
    expect(plain(0.99999)).toBe("> 99,9 %");
    expect(plain(0.421)).toBe("42,1 %");
  });
});
