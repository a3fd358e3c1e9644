import { describe, expect, it } from "vitest";
import {
  type CheckConfig,
  checkChance,
  chosenTool,
  chosenValue,
} from "../../../src/rps/rolls/check-config.ts";
import type { Judgement } from "../../../src/rps/rolls/judge-message.ts";
import { NO_NAME } from "../../../src/rps/rolls/offered-terms.ts";
import { resolveParry } from "../../../src/rps/rules/parry.ts";
import { percentDigits, resolvePercent } from "../../../src/rps/rules/percent.ts";
import { type CardFacts, checkCard } from "../../../src/rps/sheets/check-card-view.ts";
import { testReader } from "../../reader.ts";
import { BREAK_IN, YMIR } from "../rolls/facts.ts";

const english = testReader("en");
const finnish = testReader("fi");
const russian = testReader("ru");

function judged(config: CheckConfig, roll: number): Judgement {
  const chance = checkChance(config);
  const outcome = resolvePercent(chance.chance, roll);
  const { blow } = config;
  const parry = blow
    ? resolveParry(outcome, chosenTool(config)?.durability ?? 0, blow.damage)
    : null;
  return { chance, outcome, digits: percentDigits(roll), parry };
}

/** The card of a roll as everybody sees it who may look at the sheet. */
function card(config: CheckConfig, roll: number): CardFacts {
  const value = chosenValue(config);
  const { blow, purpose, points, reserve } = config;
  return {
    purpose,
    names: { value, terms: value.terms },
    weapon: NO_NAME,
    spell: NO_NAME,
    points,
    reserve,
    parry: blow && {
      opponentName: blow.opponentName,
      toolName: chosenTool(config)?.name ?? NO_NAME,
    },
    changes: [],
    judgement: judged(config, roll),
  };
}

const headline = (roll: number, config = BREAK_IN) =>
  checkCard(card(config, roll), english).result?.headline;
const decisive = (roll: number) =>
  checkCard(card(BREAK_IN, roll), english).result?.rules.find(({ isDecisive }) => isDecisive)?.text;

describe("the card of an unopposed action", () => {
  it("says the degree, and which of five rules decided it, in their order (RPS [38])", () => {
    expect([99, 100, 1, 2, 50, 49, 51].map((roll) => headline(roll))).toEqual([
      "Critical failure",
      "Critical failure",
      "Critical success",
      "Critical success",
      "Critical success",
      "Success",
      "Failure",
    ]);
    expect([100, 2, 50, 49, 51].map(decisive)).toEqual([
      "99 or 00: critical failure",
      "01 or 02: critical success",
      "Exactly 50%: critical success",
      "Below 50%: success",
      "Above 50%: failure",
    ]);
  });
  it("shows the two dice, tens first, and 00 as they lie", () => {
    expect(checkCard(card(BREAK_IN, 5), english).result).toMatchObject({
      tens: "0",
      units: "5",
      rolled: "05",
      against: "50%",
      margin: "45 to spare",
    });
    expect(checkCard(card(BREAK_IN, 100), english).result).toMatchObject({
      rolled: "00",
      margin: "",
    });
  });
  it("keeps the mark of a chance beyond the dice on the road", () => {
    const sure = checkCard(card({ ...BREAK_IN, modifier: 80 }, 99), english).result;
    expect(sure).toMatchObject({ chanceAt: 100, against: "130%", isFailure: true });
  });
  it("tells its degrees apart by more than colour", () => {
    const icons = [50, 49, 51, 99].map((roll) => checkCard(card(BREAK_IN, roll), english).result);
    expect(new Set(icons.map((result) => result?.icon)).size).toBe(4);
  });
  it("unfolds to every line of the chance", () => {
    const config = {
      ...BREAK_IN,
      ticked: ["specialisation-alarms", "specialBonus-eyes"],
      modifier: -10,
      points: 2,
    };
    const { terms, result } = checkCard(card(config, 36), finnish);
    const lines = terms.map(({ label, steps, percent }) =>
      `${label} | ${steps} | ${percent}`.replace(/\u00a0/g, " "),
    );
    expect(lines).toEqual([
      "Murtautuminen 3 |  | 50 %",
      "Oudot hälyttimet | −3 | −9 %",
      "Yösilmät | +4 | +12 %",
      "Pelinjohtaja |  | −10 %",
      "2 pistettä |  | +4 %",
    ]);
    expect(result?.total).toBe("47\u00a0%");
  });
  it("names what TK has done", () => {
    const rookie = { ...BREAK_IN, tk: 2, biggerThanDuel: true };
    expect(checkCard(card(rookie, 40), english).terms[0]).toMatchObject({
      label: "Burglary 3, held down to 2 by combat experience",
      percent: "35%",
    });
  });
  it("tells the reserve only to those who may know it", () => {
    const paid = card({ ...BREAK_IN, points: 4 }, 36);
    const plain = (facts: CardFacts) => checkCard(facts, russian).points.replace(/\s/g, " ");
    expect(plain(paid)).toBe("4 очка потрачено: запас 4 → 0");
    expect(plain({ ...paid, reserve: null })).toBe("4 очка потрачено");
    expect(plain(card(BREAK_IN, 36))).toBe("");
  });
  it("is named after the weapon or the spell, where there is one", () => {
    const rifle = { ...card(BREAK_IN, 36), weapon: { name: "Rifle", translations: {} } };
    expect(checkCard(rifle, english)).toMatchObject({
      title: "Rifle",
      subtitle: "Unopposed action: Burglary 3",
    });
    expect(checkCard(card(BREAK_IN, 36), english)).toMatchObject({
      title: "Burglary",
      subtitle: "Unopposed action",
    });
  });
  it("is empty while no dice can be read", () => {
    const hidden = { ...card(BREAK_IN, 36), judgement: null };
    expect(checkCard(hidden, english)).toMatchObject({ result: null, parry: null, terms: [] });
  });
});

describe("the card of a parry", () => {
  it("Ymir rolls 57 against 60 %: parried, and the shield becomes 1 (RPS [120])", () => {
    const shown = checkCard(card(YMIR, 57), english);
    expect(shown).toMatchObject({
      title: "Parry against Hagar",
      subtitle: "Melee weapons 4; parried with Shield",
      parry: {
        isParried: true,
        headline: "The blow of Hagar is parried",
        wear: "Shield wears down from 2 to 1, damage 3.",
      },
    });
    expect(shown.result).toMatchObject({ headline: "Success", margin: "3 to spare" });
  });
  it("that fails wears nothing, and has used up the try", () => {
    const { parry } = checkCard(card(YMIR, 61), english);
    expect(parry).toMatchObject({ isParried: false, wear: "" });
    expect(parry?.headline).toBe("The blow of Hagar gets through");
    expect(parry?.note).toContain("one try");
  });
  it("does not tell strangers what is in hand, or how it fared", () => {
    const facts = card(YMIR, 57);
    const stranger = { ...facts, parry: { opponentName: "Hagar", toolName: NO_NAME } };
    expect(checkCard(stranger, english)).toMatchObject({
      subtitle: "Unopposed action: Melee weapons 4",
      parry: { isParried: true, wear: "" },
    });
  });
  it("tells when the tool breaks", () => {
    const blow = { ...YMIR.blow!, damage: 4 };
    expect(checkCard(card({ ...YMIR, blow }, 57), english).parry?.wear).toBe(
      "Shield breaks, durability 2 against damage 4.",
    );
  });
});
