import { describe, expect, it } from "vitest";
import { nameForReader } from "../../../src/core/welcome/adventures.ts";

const names = (en: string, fi: string) => ({ en: { name: en }, fi: { name: fi } });

function imports() {
  return {
    Actor: [{ _id: "guard", name: "Guard", system: { translations: names("Guard", "Vartija") } }],
    Scene: [
      {
        name: "Field hospital",
        flags: { quartet: { translations: names("Field hospital", "Kenttäsairaala") } },
        tokens: [
          { actorId: "guard", name: "Guard" },
          { actorId: "guard", name: "Sergeant" },
          { actorId: "nobody", name: "Guard" },
        ],
      },
    ],
    JournalEntry: [{ name: "Notes" }],
  };
}

describe("an imported adventure", () => {
  it("has scenes and tokens by the names that the game master reads", () => {
    const documents = imports();
    nameForReader(documents, "fi");
    expect(documents.Scene[0]?.name).toBe("Kenttäsairaala");
    expect(documents.Scene[0]?.tokens.map(({ name }) => name)).toEqual([
      "Vartija",
      "Sergeant",
      "Guard",
    ]);
  });

  it("leaves the names of actors to each reader, and names without translations alone", () => {
    const documents = imports();
    nameForReader(documents, "fi");
    expect(documents.Actor[0]?.name).toBe("Guard");
    expect(documents.JournalEntry[0]?.name).toBe("Notes");
  });
});
