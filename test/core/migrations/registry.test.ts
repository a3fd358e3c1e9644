import { expect, it } from "vitest";
import { migrationSteps, registerMigration } from "../../../src/core/migrations/registry.ts";

const numbers = () => migrationSteps().map(({ number }) => number);

it("counts from the first release, in the order of the numbers, and takes none twice", () => {
  expect(numbers()).toEqual([1]);
  registerMigration({ number: 7, description: "later" });
  registerMigration({ number: 4, description: "sooner" });
  expect(numbers()).toEqual([1, 4, 7]);
  expect(() => registerMigration({ number: 4, description: "again" })).toThrow("taken");
  expect(() => registerMigration({ number: 1.5, description: "between" })).toThrow("whole");
});
