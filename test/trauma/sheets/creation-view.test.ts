import { describe, expect, it } from "vitest";
import { HUMANOID_PLAN } from "../../../src/trauma/rules/body.ts";
import {
  draftOf,
  finishedValues,
  freeValues,
  giveValue,
} from "../../../src/trauma/sheets/creation-draft.ts";
import { creationView } from "../../../src/trauma/sheets/creation-view.ts";
import { ru, VERA } from "./facts.ts";

const AVERAGE = { str: 10, dex: 10, con: 10, int: 10, cha: 10 };
const texts = (draft: ReturnType<typeof draftOf>, before = AVERAGE) =>
  creationView(draft, before, HUMANOID_PLAN, ru).warnings.map(({ text }) => text);

describe("the array (003:8-9)", () => {
  it("starts free for a new character, and as it is for one that has values", () => {
    expect(freeValues(draftOf("", AVERAGE))).toEqual([16, 14, 12, 10, 8]);
    expect(freeValues(draftOf("", VERA))).toEqual([]);
  });

  it("changes places with who had the number: nothing is lost", () => {
    const draft = draftOf("", VERA);
    giveValue(draft, "str", 16);
    expect(draft.values).toEqual({ str: 16, dex: 10, con: 14, int: 12, cha: 8 });
    giveValue(draft, "dex", null);
    giveValue(draft, "cha", 16);
    expect(draft.values).toEqual({ str: 8, dex: null, con: 14, int: 12, cha: 16 });
  });

  it("says what is still to give", () => {
    const draft = draftOf("", AVERAGE);
    giveValue(draft, "con", 16);
    giveValue(draft, "str", 14);
    giveValue(draft, "dex", 12);
    expect(texts(draft)).toEqual(["Не розданы: 10, 8. Без числа: Интеллект, Харизма."]);
  });

  it("warns of what is not the array, and lets it be", () => {
    const draft = draftOf("", { ...VERA, str: 17, dex: 14 });
    expect(texts(draft)).toEqual([
      "Сила: числа 17 нет в ряду 16, 14, 12, 10, 8.",
      "Число 16 не досталось ни одной характеристике.",
      "Ловкость, Телосложение: одно и то же число 14, а каждое используют один раз.",
      "Число 10 не досталось ни одной характеристике.",
    ]);
    expect(finishedValues(draft, AVERAGE).str).toBe(17);
  });

  it("shows what comes of it", () => {
    const { outcome } = creationView(draftOf("", VERA), AVERAGE, HUMANOID_PLAN, ru);
    expect(outcome.map(({ value }) => value)).toEqual(["11", "42", "28"]);
  });
});
