import { describe, expect, it } from "vitest";
import type { CheckConfig, ValueChoice } from "../../../src/helix/rolls/check-config.ts";
import type { Judgement } from "../../../src/helix/rolls/judge-message.ts";
import { lifeChanges } from "../../../src/helix/rolls/life-changes.ts";
import { passiveCheck } from "../../../src/helix/rules/difficulty.ts";
import type { Armour } from "../../../src/helix/rules/equipment.ts";
import { shoot } from "../../../src/helix/rules/ranged.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";
import { type SpellDesign, spell } from "../../../src/helix/rules/spell.ts";
import { weave } from "../../../src/helix/rules/weaving.ts";
import { type CardFacts, checkCard } from "../../../src/helix/sheets/check-card-view.ts";
import { checkDialogFields, checkDialogOdds } from "../../../src/helix/sheets/check-dialog-view.ts";
import { lastHit } from "../../../src/helix/sheets/last-hit.ts";
import { testReader } from "../../reader.ts";

const english = testReader("en");
const swedish = testReader("sv");
const nowhere = { name: "", translations: {} };
const lockpicking: ValueChoice = {
  id: "lockpicking",
  source: "skill",
  value: 4,
  name: {
    name: "Lockpicking",
    translations: { en: { name: "Lockpicking" }, sv: { name: "Låsdyrkning" } },
  },
};
const agility: ValueChoice = { id: "agi", source: "attribute", value: 3, name: null };

const config: CheckConfig = {
  actor: "Actor.daige",
  weapon: null,
  choices: [lockpicking, agility],
  choice: "lockpicking",
  settings: DEFAULT_HELIX_SETTINGS,
  modifier: 0,
  opponents: 1,
  difficulty: { base: 7, count: 0, faces: 0 },
  mode: "public",
  shot: null,
  targets: [],
};

describe("odds in the dialog", () => {
  it("are exact: value 4 against 7 succeeds four times in six", () => {
    expect(checkDialogOdds(config, english)).toMatchObject({
      pool: "1d6 + 4",
      difficulty: "7",
      success: "66.7%",
    });
  });
  it("the lock of the book: 5 + 1T3 for Daige's 4 is two in three (HELIX 002:33)", () => {
    const lock = { ...config, difficulty: { base: 5, count: 1, faces: 3 } };
    const odds = checkDialogOdds(lock, swedish);
    expect(odds.difficulty).toBe("5 + 1T3");
    expect(odds.success?.replace(/\s/, " ")).toBe("66,7 %");
  });
  it("say when even a 1 is enough", () => {
    const easy = { ...config, difficulty: { base: 5, count: 0, faces: 0 } };
    expect(checkDialogOdds(easy, english)).toMatchObject({ success: "100%" });
    expect(checkDialogOdds(easy, english).note).toContain("no automatic failure");
  });
  it("follow the value, the situation and several opponents", () => {
    const hard = { ...config, choice: "agi", modifier: -1, opponents: 3 };
    expect(checkDialogOdds(hard, english)).toMatchObject({ pool: "1d6 + 0", success: "13.9%" });
    expect(checkDialogOdds({ ...hard, modifier: -3 }, english).pool).toBe("1d6 − 2");
  });
  it("without a difficulty show the chance of every total", () => {
    const odds = checkDialogOdds({ ...config, difficulty: null }, english);
    expect(odds.success).toBeUndefined();
    expect(odds.rows[0]).toMatchObject({ label: "5", chance: "100%" });
    expect(odds.rows[5]).toMatchObject({ label: "10", chance: "16.7%" });
  });
});

describe("fields of the dialog", () => {
  it("offer the skill and the attributes, named in the reader's language", () => {
    const { choices } = checkDialogFields(config, swedish);
    expect(choices.map(({ label }) => label)).toEqual(["Låsdyrkning (4)", "Smidighet (3)"]);
  });
  it("offer difficulties with their chances, since the book has no scale", () => {
    const { presets } = checkDialogFields(config, english);
    expect(presets[0]).toMatchObject({ label: "6", chance: "83.3%" });
    expect(presets.find(({ selected }) => selected)?.value).toBe(7);
  });
});

const thrown = (difficulty: number, ...chain: number[]): Judgement => {
  const check = passiveCheck({ value: 4, source: "skill", id: "lockpicking" }, chain, difficulty);
  return { roll: check, check, difficultyDice: [], spell: null, weaving: null, hit: null };
};

const card: CardFacts = {
  value: lockpicking,
  weapon: nowhere,
  difficulty: { base: 5, count: 1, faces: 3 },
  spell: null,
  isShot: false,
  targets: [],
  changes: [],
  judgement: { ...thrown(7, 4), difficultyDice: [2] },
  secret: { hidden: false, verdict: null, mayJudge: false },
};

describe("the card of an action roll", () => {
  it("waits for the game master who keeps the difficulty, and tells what they found", () => {
    const open = { ...thrown(7, 4), check: null };
    const secret = { hidden: true, verdict: null, mayJudge: false };
    const kept = { ...card, difficulty: null, judgement: open, secret };
    expect(checkCard(kept, swedish)).toMatchObject({
      ...{ isWaiting: true, isSuccess: false, isFailure: false, mayJudge: false, against: "" },
    });
    for (const isSuccess of [true, false])
      expect(
        checkCard({ ...kept, secret: { ...secret, verdict: { isSuccess } } }, swedish),
      ).toMatchObject({
        ...{ isWaiting: false, isSuccess, isFailure: !isSuccess, against: "" },
        headline: isSuccess ? "Lyckat" : "Misslyckat",
      });
  });

  it("Daige picks the lock: 4 + 4 = 8 against 7 (HELIX 002:33)", () => {
    expect(checkCard(card, swedish)).toMatchObject({
      title: "Låsdyrkning",
      headline: "Lyckat",
      isSuccess: true,
      total: "8",
      against: "7",
      difficulty: { total: "7", how: "5 + 1T3 (2)" },
    });
  });
  it("shows a chain with what a six counts: 5 + 3 = 8 (HELIX 002:59)", () => {
    const { chain, terms } = checkCard({ ...card, judgement: thrown(7, 6, 3) }, english);
    expect(chain?.faces.map(({ face, isSix }) => [face, isSix])).toEqual([
      ["6", true],
      ["3", false],
    ]);
    expect(chain?.sum).toBe("5 + 3 = 8");
    expect(terms.map(({ value }) => value)).toEqual(["4", "+5", "+3"]);
  });
  it("says which rule decided", () => {
    expect(checkCard({ ...card, judgement: thrown(9, 4) }, english)).toMatchObject({
      headline: "Failure",
      isFailure: true,
      rule: "Less than the difficulty: failure.",
    });
    expect(checkCard({ ...card, judgement: thrown(5, 1) }, english).rule).toContain("Even a 1");
  });
  it("is only a number without a difficulty", () => {
    const judgement = { ...thrown(7, 4), check: null };
    const open = checkCard({ ...card, difficulty: null, judgement }, english);
    expect(open).toMatchObject({ headline: "8 in all", against: "", difficulty: null });
  });
  it("is empty while no dice can be read", () => {
    expect(checkCard({ ...card, judgement: null }, english)).toMatchObject({
      chain: null,
      total: "",
    });
  });
});

describe("the card of a spell", () => {
  const design = { objects: 4, metres: 7, minutes: 1, namedEffect: true };
  const magic = { id: "magic", source: "skill", value: 3 } as const;
  const weaving = (chain: number[], settings = DEFAULT_HELIX_SETTINGS): CardFacts => {
    const woven = weave(spell(design), magic, chain, 14, [], settings);
    if (woven.status !== "woven") throw new Error("refused");
    const { check } = woven;
    return {
      value: { ...magic, name: { name: "Magi", translations: {} } },
      weapon: nowhere,
      difficulty: null,
      spell: { name: { name: "Sömnmoln", translations: {} }, design },
      isShot: false,
      targets: [],
      changes: [],
      judgement: {
        roll: check,
        check,
        difficultyDice: [],
        spell: spell(design),
        weaving: woven,
        hit: null,
      },
      secret: { hidden: false, verdict: null, mayJudge: false },
    };
  };

  it("says what it cost and what is left", () => {
    expect(checkCard(weaving([4]), swedish)).toMatchObject({
      title: "Sömnmoln",
      headline: "Besvärjelsen tar form",
      against: "7",
      spell: { paid: "7\u00a0MP; 7 kvar", seconds: "7" },
    });
  });
  it("that failed costs by the setting", () => {
    expect(checkCard(weaving([3]), english).spell?.paid).toBe("7 MP; 7 left");
    const half = { ...DEFAULT_HELIX_SETTINGS, failedSpellCost: "half" as const };
    expect(checkCard(weaving([3], half), english).spell?.paid).toBe(
      "Half of it for a failure: 3 MP; 11 left",
    );
  });
  it("names those who resist, and those who do not", () => {
    const on = { ...DEFAULT_HELIX_SETTINGS, magicResistance: "on" as const };
    const targets = [
      { will: 3, chain: [1] },
      { will: 3, chain: [5] },
    ];
    const woven = weave(spell(design), magic, [4], 14, targets, on);
    if (woven.status !== "woven") throw new Error("refused");
    const facts = weaving([4]);
    const judgement = { ...facts.judgement!, weaving: woven };
    const [guard, captain] = ["Guard", "Captain"].map((name) => ({ name, armour: 0 })) as [
      { name: string; armour: number },
      { name: string; armour: number },
    ];
    const shown = checkCard({ ...facts, judgement, targets: [guard, captain] }, english);
    expect(shown.spell?.resistances.map(({ text }) => text)).toEqual([
      "Guard does not resist: 4 against 7",
      "Captain resists: 8 against 7",
    ]);
  });
});

describe("the card of a shot at something that does not answer (helix.md HA-20)", () => {
  const armour = { head: 3, leftLeg: 1 };
  const shotAt = (target: Armour, ...chain: number[]): CardFacts => {
    const archer = { value: 4, weapon: 2, armour: 0, lp: 0 };
    const { check, hit } = shoot(archer, chain, 7, { armour: target, lp: 0 });
    return {
      ...card,
      difficulty: { base: 7, count: 0, faces: 0 },
      weapon: { name: "Båge", translations: {} },
      isShot: true,
      targets: [{ name: "Stranger", armour: target }],
      judgement: { ...thrown(7, ...chain), roll: check, check, hit },
    };
  };

  it("says where it landed and sums up the damage: 8 + 2 − 7 − 0", () => {
    const shown = checkCard(shotAt(armour, 4), english);
    expect(shown).toMatchObject({ title: "Båge", target: "Stranger is hit" });
    expect(shown.hit).toMatchObject({
      points: "3",
      where: "The first die shows 4: left arm.",
    });
    expect(shown.hit?.terms.map(({ label, value }) => `${label} ${value}`)).toEqual([
      "Total 8",
      "Weapon +2",
      "Difficulty −7",
      "Armour there ±0",
    ]);
  });
  it("says when armour holds, or the shot goes wide", () => {
    expect(checkCard(shotAt({ leftArm: 9 }, 4), english).target).toBe(
      "Stranger is hit, but the armour holds",
    );
    const wide = checkCard(shotAt(armour, 2), swedish);
    expect(wide).toMatchObject({ target: "Stranger träffas inte", hit: null });
  });
  it("has no part of the body to light on a vehicle", () => {
    expect(checkCard(shotAt(2, 5), english).hit).toMatchObject({ body: null, points: "2" });
  });
});

describe("life points that a check asks for", () => {
  const woven = (chain: number[], design: SpellDesign) => {
    const result = weave(spell(design), { value: 3, source: "skill" }, chain, 14);
    if (result.status !== "woven") throw new Error("refused");
    const { check } = result;
    return { ...thrown(7, 4), roll: check, check, weaving: result };
  };

  it("a spell takes its full damage from each target (helix.md HA-11)", () => {
    const fist = { objects: 2, touch: true, minutes: 1, damage: 2 };
    expect(lifeChanges(woven([5], fist), { damage: 2, heal: 0 }, 2)).toEqual([-2, -2]);
    expect(lifeChanges(woven([1], fist), { damage: 2, heal: 0 }, 2)).toEqual([0, 0]);
  });
  it("a healing spell gives them back", () => {
    const care = { objects: 1, touch: true, minutes: 1, heal: 3 };
    expect(lifeChanges(woven([4], care), { damage: 0, heal: 3 }, 1)).toEqual([3]);
  });
  it("an action without a weapon asks for nothing", () => {
    expect(lifeChanges(thrown(7, 4), null, 1)).toEqual([0]);
  });
});

describe("the part of the body that was hit last", () => {
  const times: Record<string, number> = { early: 1, late: 2 };
  const timeOf = (id: string) => times[id] ?? 0;

  it("is the newest that was applied", () => {
    const receipts = { early: { "hit-x-head": {} }, late: { "hit-0-leftArm": {} } };
    expect(lastHit(receipts, timeOf)).toBe("leftArm");
  });
  it("is not one that was taken back, nor a hit without a part", () => {
    const receipts = {
      early: { "hit-x-head": {} },
      late: { "hit-0-leftArm": { undoneBy: "gm" }, "hit-1-whole": {} },
    };
    expect(lastHit(receipts, timeOf)).toBe("head");
    expect(lastHit({}, timeOf)).toBeNull();
  });
});
