import { describe, expect, it } from "vitest";
import { judge } from "../../../src/noppa/rules/check.ts";
import { type CardFacts, checkCard } from "../../../src/noppa/sheets/check-card-view.ts";
import { testReader } from "../../reader.ts";

const chains = [[8, 2], [3], [6]];

const facts: CardFacts = {
  skill: {
    name: "Shooting",
    translations: { en: { name: "Shooting" }, fi: { name: "Ampuminen" } },
  },
  weapon: { name: "", translations: {} },
  attribute: { id: "perception", names: {}, value: 3 },
  faces: 8,
  chains,
  base: 5,
  changes: [{ source: "noise", change: 1 }],
  hidden: false,
  sisu: { before: 0, after: 0 },
  outcome: judge({ faces: 8, chains, difficulty: 6 }),
  verdict: null,
  maySpendSisu: true,
  mayJudge: false,
  mayCompare: false,
  standing: null,
};

describe("the card of a success check", () => {
  it("shows each die as its chain", () => {
    expect(checkCard(facts, testReader("en")).dice.map(({ sum }) => sum)).toEqual([
      "8 + 2 = 10",
      "3",
      "6",
    ]);
  });

  it("is read by each in their own language, with their own die letter", () => {
    const shown = (["en", "fi", "sv", "ru"] as const).map((language) => {
      const { title, subtitle, headline } = checkCard(facts, testReader(language));
      return [title, subtitle, headline];
    });
    expect(shown).toEqual([
      ["Shooting", "Perception, 3d8", "1 success"],
      ["Ampuminen", "Havainnoiminen, 3n8", "1 onnistuminen"],
      ["Shooting", "Uppfattning, 3T8", "1 framgång"],
      ["Shooting", "Восприятие, 3к8", "1 успех"],
    ]);
  });

  it("adds up the difficulty, term by term", () => {
    expect(checkCard(facts, testReader("en")).difficulty).toMatchObject({
      total: "6",
      base: "5",
      changes: [{ label: "Noise", change: "+1" }],
    });
  });

  it("says disaster, and marks the ones", () => {
    const ones = [[1], [1]];
    const disaster = {
      ...facts,
      chains: ones,
      outcome: judge({ faces: 8, chains: ones, difficulty: 5 }),
    };
    const card = checkCard(disaster, testReader("fi"));
    expect(card.isDisaster).toBe(true);
    expect(card.dice.every(({ isOne }) => isOne)).toBe(true);
    expect(card.quality).toBe("Epäonnistuminen");
  });

  it("shows what sisu added, and to which die", () => {
    const sisu = { before: 1, after: 0 };
    const outcome = judge({ faces: 8, chains, difficulty: 6, sisu });
    const card = checkCard({ ...facts, sisu, outcome }, testReader("en"));
    expect(card.dice.map(({ sum }) => sum)).toEqual(["8 + 2 = 10", "3", "6 + 5 = 11"]);
    expect(card.sisu).toEqual(["1 sisu point before the roll"]);
  });
});

describe("while the difficulty is hidden", () => {
  const hidden: CardFacts = { ...facts, base: null, hidden: true, outcome: null };

  it("waits for the game master, and marks no die", () => {
    const card = checkCard(hidden, testReader("en"));
    expect(card).toMatchObject({ isWaiting: true, headline: "", maySpendSisu: false, judge: null });
    expect(card.dice.some(({ isSuccess, isFailure }) => isSuccess || isFailure)).toBe(false);
    expect(card.difficulty.total).toBeNull();
  });

  it("shows what came of it, but not why, once it is judged", () => {
    const verdict = { successes: 2, disaster: false, sisuDie: 0 };
    const card = checkCard({ ...hidden, verdict }, testReader("en"));
    expect(card).toMatchObject({ isWaiting: false, headline: "2 successes", maySpendSisu: true });
    expect(card.difficulty.total).toBeNull();
  });

  it("offers the game master to judge", () => {
    const card = checkCard({ ...hidden, mayJudge: true, standing: 7 }, testReader("en"));
    expect(card.judge).toMatchObject({ standing: "7" });
    expect(card.judge?.presets.map(({ value }) => value)).toEqual([3, 5, 7, 9]);
  });
});
