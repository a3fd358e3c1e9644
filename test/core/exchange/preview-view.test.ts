import { beforeAll, describe, expect, it } from "vitest";
import { exportData } from "../../../src/core/exchange/export-data.ts";
import type { ErrorCode, WarningCode } from "../../../src/core/exchange/findings.ts";
import { planImport } from "../../../src/core/exchange/plan.ts";
import { previewView } from "../../../src/core/exchange/preview-view.ts";
import { testReader } from "../../reader.ts";
import { aila, knownHere } from "./known.ts";

let known: Awaited<ReturnType<typeof knownHere>>;

beforeAll(async () => {
  known = await knownHere();
});

const facts = (language: "en" | "fi" | "sv" | "ru") => ({
  fileName: "aila.quartet.json",
  target: null,
  typeName: (document: string, type: string) =>
    ["noppaCharacter", "noppaSkill", "noppaWeapon"].includes(type)
      ? testReader(language).text(`TYPES.${document}.${type}`)
      : type,
});

function plan(level = 3) {
  const file = exportData(aila(), known, { version: "0.1.0", step: 1 });
  const [skill, ...others] = file.actor.items;
  const items = [{ ...skill, system: { ...skill?.system, level } }, ...others];
  return planImport({ ...file, actor: { ...file.actor, items } }, known);
}

describe("the preview", () => {
  it("lists what will be created, by type", () => {
    const view = previewView(plan(), facts("en"), testReader("en"));
    expect(view).toMatchObject({
      isReady: true,
      summary: "Everything in the file is in order.",
      findings: [],
      submit: "Import",
      created: {
        name: "Aila",
        type: "Character (Noppajärjestelmä)",
        count: "with 2 items",
        groups: [
          { name: "Skill (Noppajärjestelmä)", count: "1", items: ["Hiipiminen"] },
          { name: "Weapon (Noppajärjestelmä)", count: "1", items: ["Sädepyssy"] },
        ],
      },
    });
  });

  it.each([
    [
      "en",
      "Hiipiminen (Skill (Noppajärjestelmä)) › Level",
      "is −4, which is beyond the bounds, and becomes 0.",
    ],
    [
      "fi",
      "Hiipiminen (Taito (Noppajärjestelmä)) › Taso",
      "on −4, joka ei mahdu rajoihin. Uusi arvo on 0.",
    ],
    [
      "sv",
      "Hiipiminen (Färdighet (Noppajärjestelmä)) › Nivå",
      "är −4, vilket ligger utanför gränserna, och blir 0.",
    ],
    ["ru", "Hiipiminen (Навык (Noppajärjestelmä)) › Уровень", "выходит за границы: −4. Станет 0."],
  ] as const)("says in %s what is wrong, and where", (language, where, text) => {
    const view = previewView(plan(-4), facts(language), testReader(language));
    expect(view.findings).toEqual([{ isError: false, where, text }]);
    expect(view.isReady).toBe(true);
  });

  it("puts what stands in the way first, and offers nothing then", () => {
    const findings = [
      { severity: "warning", code: "Image", place: { path: ["img"] }, detail: { value: "x" } },
      { severity: "error", code: "NoName", place: {}, detail: {} },
    ] as const;
    const view = previewView({ findings, actor: null }, facts("en"), testReader("en"));
    expect(view.findings.map(({ isError }) => isError)).toEqual([true, false]);
    expect(view).toMatchObject({ isReady: false, created: null });
  });

  it("counts what it does not show", () => {
    const one = { severity: "warning", code: "UnknownField", place: {}, detail: {} } as const;
    const view = previewView(
      { findings: Array(43).fill(one), actor: null },
      facts("en"),
      testReader("en"),
    );
    expect(view.findings).toHaveLength(40);
    expect(view.more).toBe("and 3 more");
  });

  it.each(["en", "fi", "sv", "ru"] as const)("has a sentence for everything in %s", (language) => {
    const codes: Record<ErrorCode | WarningCode, Readonly<Record<string, unknown>>> = {
      TooLarge: { size: 3_000_000, max: 2_097_152 },
      Empty: {},
      NotText: {},
      NotJson: { line: 3, column: 14 },
      NotOurs: {},
      UnknownType: { type: "x" },
      OtherType: { type: "x", expected: "noppaCharacter" },
      NoName: {},
      NoSystem: {},
      TooManyItems: { count: 1001, max: 1000 },
      Refused: { reason: "so" },
      NewerFormat: { format: 2, known: 1 },
      UnknownItemType: { type: "x" },
      NotAnItem: { number: 2 },
      NotAnEffect: { number: 4 },
      NoItemName: { number: 2, type: "noppaSkill" },
      UnknownField: { value: 1 },
      WrongValue: { value: ["b".repeat(200)] },
      OutOfRange: { value: 1, becomes: undefined },
      Markup: {},
      Image: { value: "https://x" },
    };
    for (const [code, detail] of Object.entries(codes)) {
      const finding = { severity: "error", code: code as ErrorCode, place: {}, detail } as const;
      const view = previewView(
        { findings: [finding], actor: null },
        facts(language),
        testReader(language),
      );
      expect(view.findings[0]?.text, code).not.toMatch(/\{|undefined$/);
      expect(view.findings[0]?.text.length).toBeLessThan(240);
    }
  });
});
