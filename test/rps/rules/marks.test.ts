import { describe, expect, it } from "vitest";
import { isMarked, withMark } from "../../../src/rps/rules/marks.ts";
import { refuses } from "./helpers.ts";

describe("the marks of a fight", () => {
  it("are per defender and opponent", () => {
    const marks = withMark(withMark([], "ymir", "hagar"), "ymir", "hagar");
    expect(marks).toHaveLength(1);
    expect(isMarked(marks, "ymir", "hagar")).toBe(true);
    expect(isMarked(marks, "hagar", "ymir")).toBe(false);
    expect(isMarked(marks, "ymir", "olaf")).toBe(false);
    refuses(() => withMark([], "ymir", "ymir"), "forbidden");
  });
});
