import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/core/i18n/languages.ts";
import { measuredNumbers, measureField, measureWords } from "../../../src/core/i18n/measures.ts";
import { MEASURES } from "../../../src/core/rules/measures.ts";
import { testReader } from "../../reader.ts";

const plain = (text: string) => text.replace(/\s/g, " ");
const all = (language: string, system: "metric" | "imperial") => {
  const { measure } = measureWords(language, system);
  return MEASURES.map((one) => plain(measure(one, 12)));
};

describe("what a reader sees of a measure", () => {
  it.each([
    ["en", "metric", ["12 m", "12 m²", "12 m/s", "12 kg"]],
    ["fi", "metric", ["12 m", "12 m²", "12 m/s", "12 kg"]],
    ["sv", "metric", ["12 m", "12 m²", "12 m/s", "12 kg"]],
    ["ru", "metric", ["12 м", "12 м²", "12 м/с", "12 кг"]],
    ["en", "imperial", ["39 ft", "129 ft²", "27 mph", "26 lb"]],
    ["fi", "imperial", ["39 ft", "129 ft²", "27 mi/h", "26 lb"]],
    ["sv", "imperial", ["39 fot", "129 fot²", "27 mi/h", "26 pund"]],
    ["ru", "imperial", ["39 фт", "129 фт²", "27 ми/ч", "26 фнт"]],
  ] as const)("%s, %s", (language, system, texts) => {
    expect(all(language, system)).toEqual(texts);
  });

  it("does not break between number and unit", () => {
    for (const language of LANGUAGES)
      expect(measureWords(language, "imperial").measure("length", 300)).toContain("984\u00a0");
  });

  it("has one decimal where feet are few, and the reader's comma", () => {
    const { measure, inField } = measureWords("fi", "imperial");
    expect(plain(measure("length", 2.5))).toBe("8,2 ft");
    expect(plain(measure("length", 0))).toBe("0 ft");
    expect(plain(measure("length", 2, 5, 10))).toBe("6,6/16/33 ft");
    expect(inField("length", 500)).toBe("1640,4");
    expect(inField("length", -1.5)).toBe("−4,92");
  });

  it("labels fields with the unit that is typed", () => {
    const reach = (units: "metric" | "imperial") =>
      measureField("QUARTET.Trauma.Sheet.Reach", "length", 1.5, testReader("ru", units));
    expect(reach("metric")).toEqual({ label: "Дистанция ближнего боя (м)", value: "1,5" });
    expect(reach("imperial")).toEqual({ label: "Дистанция ближнего боя (фт)", value: "4,92" });
  });

  it("fills sentences with whole measures", () => {
    const { text, ...words } = testReader("sv", "imperial");
    const numbers = measuredNumbers("length", { cost: 3, speed: 12 }, words);
    expect(plain(text("QUARTET.Trauma.Order.Way.within", numbers))).toContain("9,8 fot av 39 fot");
  });
});
