import { describe, expect, it } from "vitest";
import { Fraction } from "../../src/core/rules/fraction.ts";
import type { OddsCommand } from "../../tools/odds/command.ts";
import { commands as helix } from "../../tools/odds/helix.ts";
import { formatJson, formatTable, odds } from "../../tools/odds/main.ts";
import { commands as noppa } from "../../tools/odds/noppa.ts";
import { commands as rps } from "../../tools/odds/rps.ts";
import { commands as trauma } from "../../tools/odds/trauma.ts";

const BOOKS: Readonly<Record<string, readonly OddsCommand[]>> = { rps, noppa, helix, trauma };

/** A command line as one types it. */
const run = (line: string) => odds(line.split(" ").filter((word) => word !== ""));

interface JsonTable {
  readonly title: string;
  readonly rows: { label: string; fraction: string; decimal: number; isMean: boolean }[];
}
const json = async (line: string) => JSON.parse((await run(`${line} --json`)).text) as JsonTable;

describe("odds on the command line", () => {
  for (const [book, commands] of Object.entries(BOOKS))
    for (const command of commands)
      it(`answers its own example: ${book} ${command.example}`, async () => {
        expect(command.example.split(" ")[0]).toBe(command.name);
        const { text, code } = await run(`${book} ${command.example}`);
        expect(code).toBe(0);
        expect(text).not.toContain("NaN");
        const { rows } = await json(`${book} ${command.example}`);
        expect(rows.length).toBeGreaterThan(0);
        for (const { fraction, decimal, isMean } of rows) {
          expect(Fraction.parse(fraction).toNumber()).toBe(decimal);
          if (!isMean) expect(decimal).toBeGreaterThanOrEqual(0);
          if (!isMean) expect(decimal).toBeLessThanOrEqual(1);
        }
      });

  it("gives exact chances: a lock of 7 against lockpicking 4", async () => {
    const { rows } = await json("helix passive --value 4 --difficulty 7");
    expect(rows.map(({ label, fraction }) => [label, fraction])).toEqual([
      ["success", "2/3"],
      ["failure", "1/3"],
    ]);
  });

  it("gives a contest of equals, drawn or rolled again", async () => {
    const drawn = await json("helix opposed --difference 0");
    expect(drawn.rows.map(({ fraction }) => fraction)).toEqual(["3/7", "1/7", "3/7"]);
    const again = await json("helix opposed --difference 0 --tie reroll");
    expect(again.rows.map(({ fraction }) => fraction)).toEqual(["1/2", "0", "1/2"]);
  });

  it("gives an attack with advantage first when it is asked for", async () => {
    const { rows } = await json("trauma hit --ac 11 --mode advantage");
    expect(rows.map(({ fraction }) => fraction)).toEqual(["3/4", "1/4", "1/2"]);
  });

  it("gives an injury of a bare arm, and what two parts take", async () => {
    const arm = "trauma attack --ac 11 --damage 2 6 --bonus 4 --part leftArm";
    const { rows } = await json(arm);
    const of = (label: string) => rows.find((row) => row.label === label)!.fraction;
    expect([of("hit"), of("new injury"), of("expected damage")]).toEqual(["1/2", "7/24", "11/2"]);
    const injured = await json(`${arm} --injured --missing 11`);
    expect(injured.rows.find(({ label }) => label === "new injury")!.fraction).toBe("0");
    const two = await json(`${arm} --second rightArm --several split`);
    expect(two.rows.find(({ label }) => label === "expected damage")!.fraction).toBe("11/2");
  });

  it("takes negative numbers in every way people type them", async () => {
    const wanted = await json("helix opposed --difference -2");
    expect(wanted.rows[0]!.fraction).toBe("3/14");
    expect(await json("helix opposed --difference=-2")).toEqual(wanted);
    expect(await json("helix opposed --difference −2")).toEqual(wanted);
  });

  it("takes --json and --help anywhere", async () => {
    const { text } = await run("--json helix passive --value 4 --difficulty 7");
    expect(JSON.parse(text)).toHaveProperty("title");
    expect((await run("helix --help passive")).text).toContain("--difficulty");
  });
});

describe("the help", () => {
  it("lists every book, kind and option, with an example for each kind", async () => {
    const { text, code } = await run("--help");
    expect(code).toBe(0);
    for (const [book, commands] of Object.entries(BOOKS))
      for (const { name, example, options } of commands) {
        expect(text).toContain(`${book} ${name}: `);
        expect(text).toContain(`npm run odds -- ${book} ${example}`);
        for (const option of options) expect(text).toContain(`--${option.name}`);
      }
  });

  it("of a book or a kind shows only that", async () => {
    const book = (await run("trauma -h")).text;
    expect(book).toContain("trauma stealth");
    expect(book).not.toContain("helix");
    const kind = (await run("trauma stealth --help")).text;
    expect(kind).toContain("--attention");
    expect(kind).not.toContain("trauma block");
  });
});

describe("a wrong word gets one line that says what is possible", () => {
  const wrong: [line: string, says: string][] = [
    ["", "rps, noppa, helix, trauma"],
    ["dnd", "rps, noppa, helix, trauma"],
    ["helix", "passive, random, table"],
    ["helix pasive", "passive, random, table"],
    ["helix pasive --help", "passive, random, table"],
    ["helix passive 4 7", "--value, --difficulty"],
    ["helix passive --valu 4", "--value, --difficulty"],
    ["helix passive --value 4", "Missing --difficulty"],
    ["helix passive --value 4 --value 5 --difficulty 7", "given twice"],
    ["helix passive --value 4 5 --difficulty 7", "1 value"],
    ["helix passive --value four --difficulty 7", "whole numbers"],
    ["helix passive --value 4.5 --difficulty 7", "whole numbers"],
    ["helix opposed --difference 0 --tie coin", "none, reroll, higherValue"],
    ["helix passive --value 4 --difficulty 5000", "at most 1000"],
    ["trauma attack --ac 10 --damage 0 1", "at least 2"],
    ["trauma attack --ac 10 --damage 1 6 --injured 1", "0 value"],
    ["trauma attack --ac 10 --damage 1 6 --part torso --second torso", "forbidden"],
  ];
  for (const [line, says] of wrong)
    it(line === "" ? "(nothing)" : line, async () => {
      const { text, code } = await run(line);
      expect(code).toBe(1);
      expect(text).toContain(says);
      expect(text).not.toContain("\n");
    });
});

describe("the table", () => {
  const table = {
    title: "Title",
    rows: [
      { label: "a", value: Fraction.of(1, 3) },
      { label: "longer", value: Fraction.ONE },
      { label: "mean", value: Fraction.of(7, 2), isMean: true },
      { label: "huge", value: Fraction.of(1n, 7n ** 60n) },
    ],
  };

  it("is aligned; an expected value is no percentage, a huge fraction is rounded", () => {
    const [title, ...lines] = formatTable(table).split("\n");
    expect(title).toBe("Title");
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[0]).toMatch(/^ {2}a +1\/3 +33\.33 %$/);
    expect(lines[2]).toMatch(/7\/2 +3\.5000$/);
    expect(lines[3]).toContain("≈");
  });

  it("keeps every digit as JSON", () => {
    const { rows } = JSON.parse(formatJson(table)) as JsonTable;
    expect(rows[3]!.fraction).toBe(`1/${7n ** 60n}`);
    expect(rows[2]).toEqual({ label: "mean", fraction: "7/2", decimal: 3.5, isMean: true });
  });
});
