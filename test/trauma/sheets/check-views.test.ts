import { describe, expect, it } from "vitest";
import { SOMEBODY } from "../../../src/trauma/rolls/check-config.ts";
import { judgeCheck } from "../../../src/trauma/rolls/judge-check.ts";
import { DEFAULT_TRAUMA_SETTINGS } from "../../../src/trauma/rules/settings.ts";
import { type CheckCardFacts, checkCard } from "../../../src/trauma/sheets/check-card-view.ts";
import { checkFields, checkOdds } from "../../../src/trauma/sheets/check-dialog-view.ts";
import { medicineFields } from "../../../src/trauma/sheets/medicine-dialog-view.ts";
import { stealthFields, stealthOdds } from "../../../src/trauma/sheets/stealth-dialog-view.ts";
import { testReader } from "../../reader.ts";
import { checkConfig, NO_NAME, snapshot } from "../rolls/facts.ts";

const LANGUAGES = ["en", "fi", "sv", "ru"] as const;
const en = testReader("en");

const terms = [
  { source: "ability", value: 6, id: "dex" },
  { source: "pain", value: -4, id: "moderate" },
] as const;
const edges = [
  { kind: "advantage", source: "situation", id: "" },
  { kind: "disadvantage", source: "moderatePain", id: "" },
] as const;
const rules = { terms, edges, difficulty: 15, settings: DEFAULT_TRAUMA_SETTINGS };

const facts = (rest: Partial<CheckCardFacts> = {}): CheckCardFacts => ({
  purpose: "ability",
  ability: "dex",
  item: NO_NAME,
  terms,
  edges,
  difficulty: 15,
  stealth: null,
  medicine: null,
  changes: [],
  judgement: judgeCheck(rules, [13]),
  secret: { hidden: false, verdict: null, mayJudge: false },
  ...rest,
});

describe("the card of a check", () => {
  it("waits for the game master who keeps the number, and tells what they found", () => {
    const secret = { hidden: true, verdict: null, mayJudge: false };
    const kept = { difficulty: null, judgement: judgeCheck({ ...rules, difficulty: null }, [13]) };
    expect(checkCard(facts({ ...kept, secret }), en)).toMatchObject({
      ...{ isWaiting: true, isSuccess: false, isFailure: false, headline: "Total 15" },
    });
    const found = { ...secret, verdict: { isSuccess: false } };
    expect(checkCard(facts({ ...kept, secret: found }), en)).toMatchObject({
      ...{ isWaiting: false, isSuccess: false, isFailure: true, headline: "Failure" },
    });
  });

  it("shows the die, the sum and why it was a single one", () => {
    const card = checkCard(facts(), en);
    expect([card.title, card.headline]).toEqual(["Dexterity", "Success"]);
    expect(card.result).toMatchObject({ total: "15", against: "15" });
    expect(card.result?.terms).toEqual([
      { label: "Dexterity", value: "+6" },
      { label: "Moderate pain", value: "−4" },
    ]);
    expect(card.result?.netting.rule).toContain("cancel");
  });

  it("tells of somebody within reach without any dice", () => {
    const watchers = [{ ...SOMEBODY, name: "Guard", isInMelee: true }];
    const card = checkCard(
      facts({ purpose: "stealth", stealth: { metres: 3, watchers }, judgement: null }),
      en,
    );
    expect(card.headline).toContain("Guard");
    expect(card.isFailure).toBe(true);
    expect(card.result).toBeNull();
  });

  it.each(LANGUAGES)("can be told in %s", (language) => {
    const reader = testReader(language);
    const watchers = [SOMEBODY, { ...SOMEBODY, attention: 25 }];
    const stealth = { metres: 3, watchers };
    expect(checkCard(facts({ purpose: "stealth", stealth }), reader).watchers[0]?.attention).toBe(
      "25",
    );
    const bare = facts({ ability: "", difficulty: null, terms: [], edges: [] });
    const judgement = judgeCheck({ ...rules, terms: [], edges: [], difficulty: null }, [13]);
    expect(checkCard({ ...bare, judgement }, reader).headline).toContain("13");
  });
});

describe("the dialog of a check", () => {
  it("shows the chance of every number", () => {
    const fields = checkFields(checkConfig(), en);
    expect(fields.presets.find(({ selected }) => selected)).toMatchObject({
      label: "15",
      chance: "60%",
    });
    expect(checkOdds(checkConfig({ advantages: 1 }), en)).toMatchObject({
      pool: "2d20 + 6",
      chance: "84%",
    });
    expect(checkOdds(checkConfig({ difficulty: null }), en).chance).toBe("");
  });
});

describe("the dialog of stealth", () => {
  const sneaking = { metres: 7, watchers: [SOMEBODY, { ...SOMEBODY, isRaised: true }] };
  const config = checkConfig({ purpose: "stealth", sneaking });

  it.each(LANGUAGES)("counts the way and the attention in %s", (language) => {
    const reader = testReader(language);
    const fields = stealthFields(config, sneaking, reader);
    expect(fields.penalty).toContain("−8");
    expect(fields.watchers.map(({ isKeenest }) => isKeenest)).toEqual([false, true]);
    expect(stealthOdds(config, sneaking, reader).against).toBe("25");
  });

  it("asks for feet, and tells of them on the card, where the world has them", () => {
    const feet = testReader("ru", "imperial");
    const { way } = stealthFields(config, { ...sneaking, metres: 9 }, feet);
    expect(way.label).toContain("(фт)");
    expect(way.value).toBe("29,5");
  });

  it("gives no chance within reach", () => {
    const near = { metres: 0, watchers: [{ ...SOMEBODY, isInMelee: true }] };
    const odds = stealthOdds(checkConfig({ purpose: "stealth", sneaking: near }), near, en);
    expect([odds.chance, odds.refusal]).toEqual(["0%", ""]);
    expect(odds.note).toContain("Somebody");
  });
});

describe("the dialog of medicine", () => {
  const bandage = {
    actor: "Actor.a",
    item: { ...NO_NAME, uuid: "" },
    pain: -3,
    heal: { dice: [{ count: 2, faces: 4 }], bonus: 0 },
    days: 2,
    cost: "bonusAction",
    isSpent: true,
    patient: "Actor.a",
    part: "torso",
    mode: "public",
  } as const;
  const treating = (missing: number, days: number) => {
    const parts = { torso: { missing, days } };
    return {
      ...bandage,
      patients: [{ actor: "Actor.a", name: "Vera", body: { ...snapshot(10), parts } }],
    };
  };

  it.each(LANGUAGES)("says what it does in %s", (language) => {
    const fields = medicineFields(treating(0, 0), testReader(language));
    expect(fields.effects).toHaveLength(3);
    expect(fields.parts).toHaveLength(6);
    expect(fields.spent).not.toBe("");
    expect(fields.limit).not.toBe("");
  });

  it("warns where nothing can come back: half is the most while the injury lasts", () => {
    const limit = (missing: number, days: number) =>
      medicineFields(treating(missing, days), en).limit;
    expect(limit(0, 0)).toBe("Nothing comes back, for no points are missing: torso.");
    expect(limit(1, 0)).toBe("");
    expect(limit(15, 5)).toBe(
      "While the injury lasts, points come back up to half: torso, 15 now, 15 DP at most.",
    );
    expect(limit(16, 5)).toBe("");
    // Two days of five are gone by this; of two, all.
    expect(limit(15, 2)).toBe("");
  });
});
