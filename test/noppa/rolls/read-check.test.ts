import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { readCheck } from "../../../src/noppa/rolls/read-check.ts";

describe("/noppa", () => {
  it.each(["3n8 > 5", "3d8>5", "3T8 > 5", "3к8 > 5", "3n8"])("%j", (text) => {
    expect(readCheck(text)).toEqual({ dice: { count: 3, faces: 8 }, difficulty: 5 });
  });
  it.each(["", "hello", "3n8 > x", "3n8 < 5", "0n8 > 5", "999n8 > 5", "3n8 > 5 > 6"])(
    "%j is nothing that can be rolled",
    (text) => expect(readCheck(text)).toBeNull(),
  );
  it("refuses dice that the book does not use", () => {
    expect(() => readCheck("3n7 > 5")).toThrow(RuleError);
  });
});
