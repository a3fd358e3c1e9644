import { describe, expect, it } from "vitest";
import { baseInitiative } from "../../../src/rps/rules/initiative.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../../../src/rps/rules/settings.ts";
import { shockView } from "../../../src/rps/sheets/character-shock.ts";
import {
  attributeRows,
  initiativeView,
  knownRace,
  nbChoices,
  raceChoices,
  roleText,
  speedRows,
} from "../../../src/rps/sheets/character-view.ts";
import { testReader } from "../../reader.ts";

const finnish = testReader("fi");
const english = testReader("en");
const TROLL = { id: "troll", averages: { strength: 3 } };
const trolls: RpsSettings = {
  ...DEFAULT_RPS_SETTINGS,
  races: [...DEFAULT_RPS_SETTINGS.races, TROLL],
};

describe("attributes", () => {
  const scores = {
    strength: { value: -1, nb: null },
    agility: { value: 2, nb: 3 },
    intelligence: { value: null, nb: null },
    health: { value: null, nb: 2 },
  };
  const rows = attributeRows(scores, DEFAULT_RPS_SETTINGS, undefined, finnish);
  const [strength, agility, intelligence, health] = rows;

  it("have the world's order and the reader's words (RPS 47–48)", () => {
    expect(rows.map(({ name, value, meaning }) => [name, value, meaning])).toEqual([
      ["Voima", "−1", "vähän alle keskiarvon"],
      ["Ketteryys", "+2", "paljon yli keskiarvon"],
      ["Äly", "–", ""],
      ["Terveys", "–", ""],
    ]);
  });
  it("are a value, an NB or both (RPS 49–50)", () => {
    expect([strength?.hasValue, strength?.hasNb, strength?.canUse]).toEqual([true, false, false]);
    expect(agility).toMatchObject({ hasNb: true, nb: "3", canUse: true });
    expect(agility?.chance.replace(/\s/, " ")).toBe("50 %");
    expect([health?.hasValue, health?.nb]).toEqual([false, "2"]);
    expect(intelligence?.hint).toContain("perusaloitteeseen");
  });
  it("are measured by the baseline race, and told among their own kind (RPS 142)", () => {
    const [row] = attributeRows({ strength: { value: 4, nb: null } }, trolls, TROLL, english);
    expect(row).toMatchObject({ value: "+4", meaning: "beyond the usual" });
    expect(row?.hint).toContain("among its own kind: +1");
  });
  it("offer an NB of 1–3, none, and whatever stands there", () => {
    expect(nbChoices(null, finnish).map(({ value }) => value)).toEqual(["", "1", "2", "3"]);
    expect(nbChoices(5, finnish).at(-1)).toMatchObject({ value: "5", isChosen: true });
  });
});

describe("who it is", () => {
  it("is told in one line", () => {
    expect(roleText("human", 6, 5, english)).toBe("Human · level 6, guru or legend · TK 5");
  });
  it("a race that the world has no more counts as the baseline, and can still be seen", () => {
    expect(knownRace("gone", trolls)?.id).toBe("human");
    expect(raceChoices("gone", trolls, english).map(({ value }) => value)).toEqual([
      "human",
      "troll",
      "gone",
    ]);
  });
});

describe("initiative", () => {
  it("of Timo: agility +2, intelligence 0, TK 5 make 7 (RPS 66)", () => {
    const base = baseInitiative(
      5,
      { agility: { value: 2 }, intelligence: { value: 0 } },
      DEFAULT_RPS_SETTINGS,
    );
    expect(initiativeView(base, 0, finnish)).toEqual({
      total: "7",
      terms: ["TK 5", "Ketteryys +2", "Äly ±0"],
      inFight: "Taistelussa: 7 + yksi noppa",
    });
    expect(initiativeView(base, 4, finnish).inFight).toContain("−4");
  });
});

describe("speeds", () => {
  const speeds = { jog: 2, run: 4, sprint: 9.5 };
  it("carry so far in a round (RPS 67, 84)", () => {
    const rows = speedRows(speeds, { amount: 3, unit: "s" }, finnish);
    expect(rows.map(({ shown, perRound }) => [shown, perRound])).toEqual([
      ["2\u00a0m/s", "6\u00a0m kierroksessa"],
      ["4\u00a0m/s", "12\u00a0m kierroksessa"],
      ["9,5\u00a0m/s", "28,5\u00a0m kierroksessa"],
    ]);
  });
  it("are miles an hour and feet where the world has them, to be typed over more exactly", () => {
    const feet = testReader("fi", "imperial");
    const [jog] = speedRows(speeds, { amount: 3, unit: "s" }, feet);
    expect([jog?.shown, jog?.perRound]).toEqual(["4,5\u00a0mi/h", "20\u00a0ft kierroksessa"]);
    expect([jog?.value, jog?.unit]).toEqual(["4,47", "mi/h"]);
  });
  it("say nothing of rounds that only the game master can measure", () => {
    expect(speedRows(speeds, { amount: 1, unit: "other" }, finnish)[0]?.perRound).toBe("");
  });
});

describe("shock (RPS 125)", () => {
  it("is one track, with a penalty that is only suggested", () => {
    const { tracks, suggestion } = shockView(3, 6, DEFAULT_RPS_SETTINGS, english);
    expect(tracks).toHaveLength(1);
    expect(tracks[0]).toMatchObject({ value: 3, stage: "hurt", spoken: "3 of 6: hurt" });
    expect(tracks[0]?.pips.filter(({ isMarked }) => isMarked)).toHaveLength(3);
    expect(suggestion).toBe("Suggested: −2 (−6%)");
  });
  it("and blood is the other, in worlds that have two", () => {
    const dual = { ...DEFAULT_RPS_SETTINGS, shockMode: "dual" } as const;
    const { tracks, suggestion } = shockView(0, 6, dual, english);
    expect(tracks.map(({ id, stage }) => [id, stage])).toEqual([
      ["shock", "fine"],
      ["blood", "bled out"],
    ]);
    expect(suggestion).toContain("−18");
  });
  it("ends at 0 and at 6", () => {
    const ends = (value: number) => {
      const [track] = shockView(value, 0, DEFAULT_RPS_SETTINGS, english).tracks;
      return [track?.canBeLess, track?.canBeMore];
    };
    expect([ends(0), ends(6)]).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(shockView(0, 0, DEFAULT_RPS_SETTINGS, english).suggestion).toBe("");
  });
});
