import { describe, expect, it } from "vitest";
import type { CheckConfig } from "../../../src/rps/rolls/check-config.ts";
import { checkFields, checkTitle } from "../../../src/rps/sheets/check-dialog-view.ts";
import { checkOdds, rollsText } from "../../../src/rps/sheets/check-odds-view.ts";
import { testReader } from "../../reader.ts";
import { BREAK_IN, YMIR } from "../rolls/facts.ts";

const english = testReader("en");
const finnish = testReader("fi");
const russian = testReader("ru");
const plain = (text: string) => text.replace(/\s/g, " ");
const at = (chance: number): CheckConfig => ({ ...BREAK_IN, modifier: chance - 50 });

describe("the odds in the dialog", () => {
  it("are exact, with the rolls that give each degree", () => {
    const { chance, rows, note } = checkOdds(BREAK_IN, english);
    expect(chance).toBe("50%");
    expect(rows.map((row) => `${row.label}: ${row.rolls} = ${row.chance}`)).toEqual([
      "Critical success: 01–02, 50 = 3%",
      "Success: 03–49 = 47%",
      "Failure: 51–98 = 48%",
      "Critical failure: 99–00 = 2%",
    ]);
    expect(note).toBe("");
  });
  it.each([
    [103, "01–02", "03–98", "", "98% is the most there is: 99 and 00 always fail."],
    [98, "01–02, 98", "03–97", "", ""],
    [2, "01–02", "", "03–98", ""],
    [-5, "01–02", "", "03–98", "2% is the least there is: 01 and 02 always succeed."],
  ])("at %i % say what the dice leave of it (rps.md D-20)", (chance, best, good, bad, note) => {
    const odds = checkOdds(at(chance), english);
    expect(odds.rows.slice(0, 3).map(({ rolls }) => rolls)).toEqual([best, good, bad]);
    expect(odds.note).toBe(note);
  });
  it("tell what every further point would change, up to the reserve", () => {
    const rows = checkOdds({ ...BREAK_IN, points: 3 }, english).points;
    expect(rows.map(({ chance }) => chance)).toEqual(["50%", "52%", "54%", "56%", "58%"]);
    expect(rows.find(({ selected }) => selected)).toMatchObject({ label: "3", chance: "56%" });
  });
  it("stop growing at 98 %, and have no points where there are none", () => {
    const sure = checkOdds({ ...at(96), reserve: 3 }, english).points;
    expect(sure.map(({ chance }) => chance)).toEqual(["96%", "98%", "98%", "98%"]);
    expect(checkOdds({ ...BREAK_IN, reserve: 0 }, english).points).toEqual([]);
    expect(checkOdds({ ...BREAK_IN, actor: null }, english).points).toEqual([]);
  });
  it("write per cent as the reader's language does", () => {
    expect(checkOdds(BREAK_IN, finnish).chance).toBe("50\u00a0%");
    expect(checkOdds(at(-5), russian).chance).toBe("−5\u00a0%");
  });
});

it("rolls are written as two dice show them", () => {
  expect(rollsText(5, "criticalSuccess")).toBe("01–02, 05");
  expect(rollsText(3, "criticalSuccess")).toBe("01–03");
});

describe("the lines of the chance", () => {
  it("begin with the skill, and end with everything", () => {
    const fields = checkFields({ ...BREAK_IN, ticked: ["specialisation-locks"] }, english);
    expect(fields).toMatchObject({ skill: "Burglary 3", base: "50%", total: "56%" });
    const lines = fields.terms.map(({ name, steps, percent, ticked }) => [
      name,
      steps,
      percent,
      ticked,
    ]);
    expect(lines).toEqual([
      ["Unfamiliar alarms", "−3", "−9%", false],
      ["Old locks", "+2", "+6%", true],
      ["Steady hands", "+1", "+3%", false],
      ["Night eyes", "+4", "+12%", false],
      ["Fear of heights", "−2", "−6%", false],
    ]);
  });
  it("tell conditions in the reader's language", () => {
    const [alarms, , , eyes] = checkFields(BREAK_IN, finnish).terms;
    expect(alarms?.name).toBe("Oudot hälyttimet");
    expect(eyes).toMatchObject({ name: "Yösilmät", condition: "pimeässä", isBonus: true });
  });
  it("say which modifiers the world's stacking leaves out", () => {
    const settings = { ...BREAK_IN.settings, modifierStacking: "bestAndWorst" } as const;
    const ticked = ["specialisation-locks", "specialBonus-eyes"];
    const { terms, total } = checkFields({ ...BREAK_IN, settings, ticked }, english);
    expect(terms.find(({ key }) => key === "specialisation-locks")?.note).toContain("best");
    expect(terms.find(({ key }) => key === "specialBonus-eyes")?.note).toBe("");
    expect(total).toBe("62%");
  });
  it("bound the points by the reserve, and say what it will be", () => {
    const fields = checkFields({ ...BREAK_IN, points: 4 }, english);
    expect(fields.points).toMatchObject({ percent: "+8%", canPayMore: false, canPayLess: true });
    expect(plain(fields.points?.text ?? "")).toBe("Reserve 4 → 0");
    expect(checkFields({ ...BREAK_IN, actor: null }, english).points).toBeNull();
  });
  it("ask about the size of the fight where TK could hold the skill down", () => {
    const rookie = { ...BREAK_IN, tk: 2 };
    expect(checkFields(rookie, english).duel?.checked).toBe(false);
    const big = checkFields({ ...rookie, biggerThanDuel: true }, english);
    expect(big.skill).toBe("Burglary 3, held down to 2 by combat experience");
    expect(big.base).toBe("35%");
    expect(checkFields(BREAK_IN, english).duel).toBeNull();
  });
  it("let the game master name a level for who lacks the skill", () => {
    const fields = checkFields({ ...BREAK_IN, choice: "", level: 2 }, english);
    expect(fields).toMatchObject({
      skill: "No skill, used as level 2",
      base: "35%",
      untrained: { steps: "−3", percent: "−9%" },
      total: "26%",
    });
    expect(fields.levels.find(({ selected }) => selected)?.value).toBe(2);
    expect(checkFields(BREAK_IN, english).levels).toEqual([]);
  });
});

describe("what can be acted with", () => {
  it("is sorted by group and by name in the reader's language", () => {
    const { groups } = checkFields(BREAK_IN, finnish);
    expect(groups.map(({ label, options }) => [label, options.map(({ name }) => name)])).toEqual([
      ["Taidot", ["Murtautuminen"]],
      ["Normaalibonukset (NB)", ["Ketteryys"]],
      ["Ilman taitoa", ["Ei taitoa"]],
    ]);
  });
  it("is nothing for a bare chance", () => {
    const bare = { ...BREAK_IN.choices[2]!, source: "bare", modifier: 0, terms: [] } as const;
    const config = { ...BREAK_IN, actor: null, choices: [bare] };
    expect(checkFields(config, english).groups).toEqual([]);
    expect(checkTitle(config, english)).toBe("Unopposed action: Chance as given");
  });
});

describe("a parry in the dialog", () => {
  it("names the blow, offers the tools, and tells how the shield would fare (RPS [120])", () => {
    const { parry, total } = checkFields(YMIR, english);
    expect(checkTitle(YMIR, english)).toBe("Parry: Hagar");
    expect(total).toBe("60%");
    expect(parry?.blow).toBe("The blow of Hagar, damage 3");
    expect(parry?.tools.map(({ label }) => label)).toEqual([
      "Shield (durability 2)",
      "Axe (durability 3)",
      "Something without wear",
    ]);
    expect(parry?.wear).toBe("If the blow is stopped: Shield wears down from 2 to 1, damage 3.");
    expect(parry?.isWorn).toBe(true);
  });
  it("says nothing of wear without a tool, and that a strong one holds", () => {
    expect(checkFields({ ...YMIR, tool: "" }, english).parry?.wear).toBe("");
    const axe = checkFields({ ...YMIR, tool: "axe" }, english).parry;
    expect(axe).toMatchObject({ isWorn: false });
    expect(axe?.wear).toContain("holds");
  });
});

describe("a spell in the dialog", () => {
  const spell = { name: "Fire", translations: {}, hours: 2 };
  const casting: CheckConfig = { ...BREAK_IN, purpose: "spell", choice: "agility", spell };

  it("tells how long it takes", () => {
    expect(checkTitle(casting, english)).toBe("Spell: Fire");
    expect(checkFields(casting, english).spell).toBe("Takes 2 hours.");
    expect(checkFields({ ...casting, spell: { ...spell, hours: 1.5 } }, russian).spell).toBe(
      "Занимает 1,5 часа.",
    );
    const short = { ...casting, spell: { ...spell, hours: null } };
    expect(checkFields(short, english).spell).toContain("spellbook");
  });
});
