import { describe, expect, it } from "vitest";
import { inOrder, offeredTypes, played } from "../../../src/core/rules/books.ts";

const KNOWN = ["noppa", "helix", "rps", "trauma"];

describe("the rule books of a world", () => {
  it("are all, until somebody chooses", () => {
    expect(played([], KNOWN)).toEqual(KNOWN);
  });

  it("are those that were chosen, in the order of the shelf", () => {
    expect(played(["rps", "noppa"], KNOWN)).toEqual(["noppa", "rps"]);
  });

  it("are all again where none of the chosen is known any more", () => {
    expect(played(["gone"], KNOWN)).toEqual(KNOWN);
    expect(inOrder(["gone"], KNOWN)).toEqual([]);
  });

  it("decide which sub-types a creation dialog offers", () => {
    const books = [
      { id: "noppa", types: ["noppaCharacter"] },
      { id: "helix", types: ["helixCharacter", "helixVehicle"] },
    ];
    expect(offeredTypes(books, ["helix"])).toEqual(["helixCharacter", "helixVehicle"]);
    expect(offeredTypes(books, KNOWN)).toHaveLength(3);
  });
});
