import { expect, it } from "vitest";
import { failureNames } from "../../../src/core/migrations/failure-names.ts";
import { testReader as reader } from "../../reader.ts";

it("names each document once, and no more than a notice can hold", () => {
  expect(failureNames(["Aila", "Raider", "Aila"], reader("en"))).toBe("Aila and Raider");
  const many = Array.from({ length: 20 }, (_, at) => `N${at}`);
  expect(failureNames(many, reader("en"))).toContain("N6, and 13 more");
  expect(failureNames(many, reader("ru"))).toContain("N6 и ещё 13");
});
