import { describe, expect, it } from "vitest";
import { condition } from "../../../src/trauma/rules/condition.ts";
import { DEFAULT_TRAUMA_SETTINGS as settings } from "../../../src/trauma/rules/settings.ts";
import { effectNotes, painTerms, painView } from "../../../src/trauma/sheets/pain-view.ts";
import { hurt, ru } from "./facts.ts";

const nameOf = (id: string) => ru.text(`QUARTET.Trauma.Part.${id}`);
/** An arm below half, injured, of con 14: 6 1/14 and 5 points. */
const arm = hurt(14, { leftArm: { op: 11, days: 4 } });

describe("the meter of pain", () => {
  const view = painView(condition(arm, settings), settings, ru);

  it("has a field for each row of the table, as full as the pain fills it (003:30-34)", () => {
    expect(view.fields.map(({ id, share, range }) => [id, share, range])).toEqual([
      ["light", 100, "1–5"],
      ["moderate", 100, "6–10"],
      ["severe", 20, "11–15"],
      ["unconscious", 0, "16–29"],
      ["dead", 0, "30+"],
    ]);
    expect(view.fields.filter(({ isNow }) => isNow).map(({ id }) => id)).toEqual(["severe"]);
  });

  it("moves the fourth row where the group has 15 there", () => {
    const at15 = { ...settings, painUnconsciousAt: 15 } as const;
    const { fields } = painView(condition(arm, at15), at15, ru);
    expect(fields.map(({ range }) => range)).toEqual(["1–5", "6–10", "11–14", "15–29", "30+"]);
  });

  it("is read aloud", () => {
    expect(view.spoken).toBe(
      "11. Сильная боль. −6 и помеха на атаки и проверки, половина скорости.",
    );
  });

  it("knows the dead from those whose pain is deadly", () => {
    const dead = painView(condition(arm, settings, 0, "dead"), settings, ru);
    expect([dead.band, dead.isDead, dead.vitalText]).toEqual(["severe", true, "мёртв"]);
  });
});

describe("where the pain comes from", () => {
  it("is summed exactly and rounded once (003:29, 003:35)", () => {
    const sum = painTerms(condition(arm, settings, -2), nameOf, ru);
    expect(sum.terms).toEqual([
      { label: "левая рука: раны", value: "6,07" },
      { label: "левая рука: травма", value: "5" },
      { label: "Таблетки и прочее", value: "−2" },
    ]);
    expect([sum.exact, sum.total, sum.isRounded]).toEqual(["9,07", "9", true]);
  });
});

describe("what pain and injuries do, where they act", () => {
  it("is a penalty and disadvantages, an injured arm's on attacks alone (003:30-36)", () => {
    const notes = effectNotes(condition(arm, settings), nameOf, ru);
    expect(notes.checks).toEqual(["боль −6", "боль: помеха"]);
    expect(notes.attacks).toEqual(["боль −6", "боль: помеха", "левая рука: травма, помеха"]);
  });

  it("is nothing for who feels nothing, and everything for who is out", () => {
    expect(effectNotes(condition(hurt(10, {}), settings), nameOf, ru)).toEqual({
      checks: [],
      attacks: [],
    });
    const out = effectNotes(condition(arm, settings, 10), nameOf, ru);
    expect(out.attacks).toEqual(["без сознания: сделать ничего нельзя"]);
  });

  it("stops attacks with both arms injured (003:36)", () => {
    const both = hurt(10, { leftArm: { op: 9, days: 3 }, rightArm: { op: 9, days: 3 } });
    const notes = effectNotes(condition(both, settings, -15), nameOf, ru);
    expect(notes.attacks[0]).toBe("все руки травмированы: атаковать нельзя");
  });
});
