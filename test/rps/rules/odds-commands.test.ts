import { describe, expect, it } from "vitest";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import { commands } from "../../../tools/odds/rps.ts";
import { refuses } from "./helpers.ts";

/** Reads an example as the command line would. */
function values(example: string): Record<string, string[]> {
  const read: Record<string, string[]> = {};
  let current: string[] = [];
  for (const word of example.split(" ").slice(1)) {
    if (word.startsWith("--")) {
      current = [];
      read[word.slice(2)] = current;
    } else current.push(word);
  }
  return read;
}

describe("the odds on the command line", () => {
  it("have names of their own", () => {
    expect(commands.map(({ name }) => name)).toEqual([
      "opposed",
      "stepper",
      "turn",
      "percent",
      "limit",
      "saving",
      "gain",
      "initiative",
    ]);
  });

  for (const command of commands) {
    const defaults = Object.fromEntries(
      command.options.flatMap(({ name, default: fallback }) =>
        fallback === undefined ? [] : [[name, [...fallback]]],
      ),
    );
    const given = { ...defaults, ...values(command.example) };

    it(`${command.name} answers its own example`, () => {
      expect(command.example.split(" ")[0]).toBe(command.name);
      for (const option of command.options) expect(given[option.name]).toHaveLength(option.values);
      const { title, rows } = command.run(given);
      expect(title).not.toBe("");
      expect(rows.length).toBeGreaterThan(2);
      for (const { value, isMean } of rows)
        if (isMean !== true) expect(value.compare(Fraction.ONE)).toBeLessThanOrEqual(0);
    });

    it(`${command.name} refuses what is no number`, () => {
      const first = command.options[0]!;
      refuses(() =>
        command.run({ ...given, [first.name]: first.values === 2 ? ["x", "1"] : ["x"] }),
      );
    });
  }

  it("know the example of three dice against two with one", () => {
    const opposed = commands[0]!;
    const { rows } = opposed.run({ dice: ["3", "2"], mod: ["1"], limit: ["none", "none"] });
    expect(String(rows[0]?.value)).toBe("115/288");
  });
});
