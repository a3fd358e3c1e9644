import { describe, expect, it } from "vitest";
import { warning } from "../../../src/core/rules/warning.ts";

describe("a warning", () => {
  it("is against the book and about the whole, unless said otherwise", () => {
    expect(warning("halfRule", "56")).toEqual({
      id: "halfRule",
      severity: "warning",
      source: "56",
      subjects: [],
      numbers: {},
    });
    const about = { subjects: ["str", "dex"], severity: "info" } as const;
    expect(warning("usedTwice", "003:9", { value: 16 }, about)).toEqual({
      id: "usedTwice",
      source: "003:9",
      numbers: { value: 16 },
      ...about,
    });
  });
});
