import { describe, expect, it } from "vitest";
import { unwrittenName } from "../../src/noppa/attribute-names.ts";
import { testReader } from "../reader.ts";

describe("what stands for a name that nobody has written", () => {
  const shown = (attribute: { id: string; names: Record<string, string> }) =>
    ["fi", "sv"].map((language) => unwrittenName(attribute, language, testReader("fi")));

  it("is the book's own name where the reader's language is asked for", () => {
    expect(shown({ id: "strength", names: {} })).toEqual(["Voima", "kuten kirjassa"]);
  });

  it("stays the book's, whatever it is called elsewhere", () => {
    expect(shown({ id: "strength", names: { fi: "Väki" } })).toEqual(["Voima", "kuten kirjassa"]);
  });

  it("is what others read where the book has no such attribute", () => {
    expect(shown({ id: "x1", names: { sv: "Tur" } })).toEqual(["Tur", "Tur"]);
  });
});
