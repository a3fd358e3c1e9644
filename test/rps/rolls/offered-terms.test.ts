import { describe, expect, it } from "vitest";
import { readerName, readerWord } from "../../../src/core/i18n/translations.ts";
import {
  bonusTerms,
  levelOf,
  specialisationTerms,
  termOfBonus,
} from "../../../src/rps/rolls/offered-terms.ts";
import { BURGLARY, FEAR, NIGHT_EYES, STEADY_HANDS, WILL_ATTACK } from "./facts.ts";

const bonuses = [FEAR, NIGHT_EYES, WILL_ATTACK, STEADY_HANDS];

describe("special bonuses", () => {
  it("made for the value come first, then those for anything, then the others", () => {
    const ids = bonusTerms(bonuses, "burglary").map(({ id }) => id);
    expect(ids).toEqual(["hands", "eyes", "fear"]);
  });
  it("carry their sign: a hindrance takes away (rps.md D-16)", () => {
    expect(termOfBonus(FEAR, "agility").value).toBe(-2);
    expect(termOfBonus(NIGHT_EYES, "agility").value).toBe(4);
  });
  it("are suggested only where they always hold: a condition is for the table to judge", () => {
    const suggested = bonusTerms(bonuses, "burglary").filter((term) => term.suggested);
    expect(suggested.map(({ id }) => id)).toEqual(["hands"]);
    const bound = { ...STEADY_HANDS, condition: "indoors" };
    expect(termOfBonus(bound, "burglary").suggested).toBe(false);
  });
  it("for battles of wills are never offered elsewhere (RPS [145])", () => {
    expect(bonusTerms([WILL_ATTACK], "")).toEqual([]);
  });
  it("tell their condition in the reader's language", () => {
    const { condition, name } = termOfBonus(NIGHT_EYES, "");
    expect(readerWord("condition", condition, name.translations, "fi")).toBe("pimeässä");
  });
});

describe("specialisations", () => {
  it("are never suggested, and may be as low as they like (RPS [70])", () => {
    const [term] = specialisationTerms([{ id: "a", name: "Alarms", value: -12 }], {});
    expect(term).toMatchObject({ source: "specialisation", value: -12, suggested: false });
  });
  it("have the names that their skill's words give them", () => {
    const [alarms, locks] = BURGLARY.terms;
    expect(alarms && readerName(alarms.name, "fi")).toBe("Oudot hälyttimet");
    expect(locks && readerName(locks.name, "fi")).toBe("Old locks");
  });
});

it("an NB beyond the book's 3 is used as it is", () => {
  expect([1, 3, 5, 9].map(levelOf)).toEqual([1, 3, 5, 6]);
});
