import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { settingReader } from "../../../src/core/rules/settings.ts";

interface Settings {
  readonly tie: "none" | "reroll";
  readonly most: 1 | 2;
  readonly isOn: boolean;
}
const read = settingReader<Settings>({
  tie: ["none", "reroll"],
  most: [1, 2],
  isOn: [false, true],
});

describe("the settings of a book", () => {
  it("are given as they are, whether words, numbers or switches", () => {
    const settings: Settings = { tie: "reroll", most: 2, isOn: false };
    expect([read(settings, "tie"), read(settings, "most"), read(settings, "isOn")]).toEqual([
      "reroll",
      2,
      false,
    ]);
  });

  it.each([
    ["tie", "coin", ["none", "reroll"]],
    ["most", "2", ["1", "2"]],
    ["isOn", undefined, ["false", "true"]],
  ] as const)("%s is never %j", (key, value, choices) => {
    const settings = { tie: "none", most: 1, isOn: true, [key]: value } as unknown as Settings;
    let thrown: unknown;
    try {
      read(settings, key);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(RuleError);
    expect((thrown as RuleError).code).toBe("unknownChoice");
    expect((thrown as RuleError).detail).toEqual({ input: key, value, choices });
  });
});
