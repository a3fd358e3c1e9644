import { describe, expect, it } from "vitest";
import { restView } from "../../../src/rps/sheets/rest-view.ts";
import { testReader } from "../../reader.ts";

const rester = (name: string, reserve: number) => ({ uuid: name, name, reserve, level: 4 });
const english = testReader("en");

describe("rest (RPS 79)", () => {
  it("sets the reserve to its base, up or down", () => {
    expect(restView(rester("Timo", 1), [], "night", english)).toMatchObject({
      line: "Timo: reserve 1 → 4",
      why: "Rest sets the reserve to its base.",
    });
    expect(restView(rester("Timo", 10), [], "relaxation", english)).toMatchObject({
      line: "Timo: reserve 10 → 4",
      why: "Rest calms the nerves: the reserve goes down to its base.",
    });
    expect(restView(rester("Timo", 4), [], "start", english).why).toBe("Nothing changes.");
  });
  it("offers three ways, and shows what a new session does to everybody", () => {
    const party = [rester("Mikko", 0), rester("Timo", 4)];
    const { kinds, party: lines } = restView(rester("Timo", 4), party, "night", english);
    expect(kinds.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ["night", true],
      ["relaxation", false],
      ["start", false],
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      "Mikko: reserve 0 → 4",
      "Timo: reserve 4, at its base",
    ]);
  });
});
