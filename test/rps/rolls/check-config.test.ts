import { describe, expect, it } from "vitest";
import {
  checkChance,
  choose,
  chosenLevel,
  expectedWear,
  modifierTerms,
  takeTool,
  tkMatters,
} from "../../../src/rps/rolls/check-config.ts";
import { BREAK_IN, YMIR } from "./facts.ts";

const LOCKS = "specialisation-locks";
const ALARMS = "specialisation-alarms";

describe("the chance of an unopposed action", () => {
  it("is the skill's alone while nothing is ticked (RPS [36])", () => {
    expect(checkChance(BREAK_IN).chance).toBe(50);
  });
  it("moves by 3 % for each step: an unfamiliar alarm leaves 41 % (RPS [73])", () => {
    expect(checkChance({ ...BREAK_IN, ticked: [ALARMS] }).chance).toBe(41);
    expect(checkChance({ ...BREAK_IN, ticked: [ALARMS, LOCKS] }).chance).toBe(47);
  });
  it("counts the game master's change in per cent, and 2 % for each point (RPS [38])", () => {
    expect(checkChance({ ...BREAK_IN, modifier: -10, points: 4 }).chance).toBe(48);
    expect(checkChance({ ...BREAK_IN, points: 4 }, 0).chance).toBe(50);
  });
  it("of Ymir's parry is 60 %: 65 + 3 − 10 + 2 (RPS [120])", () => {
    expect(checkChance(YMIR).chance).toBe(60);
  });
  it("without the skill is 11 %, or what the game master's level gives (rps.md D-22)", () => {
    const untrained = { ...BREAK_IN, choice: "" };
    expect(checkChance(untrained).chance).toBe(11);
    expect(checkChance({ ...untrained, level: 2 }).chance).toBe(26);
    expect(modifierTerms(untrained)).toEqual([{ source: "untrained", value: -3 }]);
  });
  it("of an NB is that of a skill of its level (RPS [49])", () => {
    expect(checkChance({ ...BREAK_IN, choice: "agility" }).chance).toBe(35);
  });
});

describe("combat experience (rps.md D-18)", () => {
  const rookie = { ...BREAK_IN, tk: 2 };

  it("holds the skill down in a fight bigger than a duel, and nowhere else", () => {
    expect(checkChance(rookie).chance).toBe(50);
    expect(checkChance({ ...rookie, biggerThanDuel: true }).chance).toBe(35);
  });
  it("is asked about only where it could matter", () => {
    expect(tkMatters(rookie)).toBe(true);
    expect(tkMatters(BREAK_IN)).toBe(false);
    expect(tkMatters({ ...rookie, purpose: "spell" })).toBe(false);
    expect(tkMatters({ ...rookie, actor: null })).toBe(false);
    const settings = { ...rookie.settings, tkCapsUnopposed: false };
    expect(tkMatters({ ...rookie, settings })).toBe(false);
  });
  it("does not hold down what is below it", () => {
    expect(chosenLevel({ ...rookie, choice: "" })).toBe(1);
    expect(tkMatters({ ...rookie, choice: "" })).toBe(false);
  });
});

describe("choosing another value", () => {
  it("ticks what always suits it, and keeps what is ticked and still offered", () => {
    const config = { ...BREAK_IN, ticked: [LOCKS, "specialBonus-eyes"] };
    choose(config, "agility");
    expect(config.ticked).toEqual(["specialBonus-eyes", "specialBonus-fear"]);
    choose(config, "burglary");
    expect(config.ticked).toContain("specialBonus-hands");
    expect(config.ticked).not.toContain(LOCKS);
  });
  it("falls back on the first where the wanted one is gone", () => {
    const config = { ...BREAK_IN };
    choose(config, "forgotten");
    expect(checkChance(config).chance).toBe(53);
  });
});

describe("a tool", () => {
  it("brings the skill that it is used with, where its bearer has it", () => {
    const config = { ...YMIR, choice: "" };
    takeTool(config, "shield");
    expect(config.choice).toBe("melee");
    takeTool(config, "axe");
    expect(config).toMatchObject({ tool: "axe", choice: "melee" });
  });
  it("tells beforehand how it would fare: Ymir's shield becomes 1 (RPS [120])", () => {
    expect(expectedWear(YMIR)).toMatchObject({ before: 2, after: 1, isBroken: false });
    expect(expectedWear({ ...YMIR, tool: "" })).toBeNull();
    expect(expectedWear(BREAK_IN)).toBeNull();
  });
});
