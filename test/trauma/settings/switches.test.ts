import { describe, expect, it } from "vitest";
import { DEFAULT_TRAUMA_SETTINGS } from "../../../src/trauma/rules/settings.ts";
import { TRAUMA_SWITCHES } from "../../../src/trauma/settings/switches.ts";
import { readJson } from "../../repository/files.ts";

interface Words {
  readonly Label: string;
  readonly Hint: string;
  readonly Choice?: Readonly<Record<string, string>>;
}
interface Language {
  readonly QUARTET: { readonly Trauma: { readonly Settings: Readonly<Record<string, Words>> } };
}

describe("the switches of Trauma", () => {
  it("are all settings of the rules, and one for play by post", () => {
    const keys = TRAUMA_SWITCHES.switches.map(({ key }) => key);
    expect(keys).toEqual([...Object.keys(DEFAULT_TRAUMA_SETTINGS), "postsClaimTurns"]);
  });

  it("begin with what the book says", () => {
    const book = TRAUMA_SWITCHES.switches.map(({ key, book }) => [key, book]);
    expect(Object.fromEntries(book)).toMatchObject(DEFAULT_TRAUMA_SETTINGS);
  });

  it.each(["en", "fi", "sv", "ru"])("are explained in %s, every choice of them", (language) => {
    const { Settings } = readJson<Language>(`lang/${language}.json`).QUARTET.Trauma;
    for (const entry of TRAUMA_SWITCHES.switches) {
      const { Label, Hint, Choice = {} } = Settings[entry.key] as Words;
      expect([Label, Hint].every(Boolean), entry.key).toBe(true);
      const choices = entry.kind === "choice" ? entry.choices.map(String).sort() : [];
      expect(Object.keys(Choice).sort(), entry.key).toEqual(choices);
    }
  });
});
