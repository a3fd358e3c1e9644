import { describe, expect, it } from "vitest";
import type { BattleFacts, FighterFacts } from "../../../src/rps/battle/facts.ts";
import { battleView } from "../../../src/rps/battle/panel-view.ts";
import { testReader } from "../../reader.ts";

const fighter = (name: string, rest: Partial<FighterFacts> = {}): FighterFacts => ({
  id: name.toLowerCase(),
  name,
  status: "ready",
  asked: null,
  initiative: null,
  metres: null,
  used: [],
  weapons: [],
  ...rest,
});

const facts = (rest: Partial<BattleFacts> = {}): BattleFacts => ({
  isGM: false,
  round: 1,
  phase: "weapons",
  length: { amount: 1, unit: "s" },
  lengthWords: "",
  biggerThanDuel: false,
  contest: null,
  fighters: [],
  ...rest,
});

type Panel = {
  phases: { id: string; state: string; isCurrent: boolean }[];
  step: string;
  awaited: string;
  length: string;
  size: string;
  asked: { side: string; act: string; label: string }[];
  sums: { name: string; total: string; parts: string[] }[];
  armed: { weapons: { label: string; isHeld: boolean }[] }[];
  mayBegin: boolean;
  mayNarrate: boolean;
  mayGoOn: boolean;
};
const panel = (given: Partial<BattleFacts>, language: "en" | "fi" | "sv" | "ru" = "en") =>
  battleView(facts(given), testReader(language)).panel as Panel;

describe("the panel of a round", () => {
  it("shows seven steps, and growth falls with the declarations", () => {
    const { phases, step } = panel({ phase: "declare" });
    expect(phases.map(({ state }) => state)).toEqual(["done", "now", "now", "", "", "", ""]);
    expect(phases.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(["declare"]);
    expect(step).toBe("Step 2 of 7: declarations");
  });
  it("says who has the word, then who is waited for", () => {
    const fighters = [
      fighter("Timo", { status: "declared" }),
      fighter("Mikko", { status: "declares" }),
      fighter("Hagar", { status: "declares" }),
      fighter("Ymir", { status: "waits" }),
    ];
    expect(panel({ phase: "declare", fighters }).awaited).toBe("To declare now: Mikko and Hagar");
    const buying = fighters.map((one) => ({ ...one, status: "chooses" as const }));
    expect(panel({ phase: "commit", fighters: buying.slice(0, 2) }, "fi").awaited).toBe(
      "Odotetaan: Timo ja Mikko",
    );
    const settled = fighters.map((one) => ({ ...one, status: "committed" as const }));
    expect(panel({ phase: "throw", fighters: settled.slice(3) }).awaited).toBe("Waiting for Ymir");
    expect(panel({ phase: "react", fighters }).awaited).toBe("");
  });
  it("offers each step to the game master alone", () => {
    const may = (given: Partial<BattleFacts>) => {
      const { mayBegin, mayNarrate, mayGoOn } = panel(given);
      return [mayBegin, mayNarrate, mayGoOn];
    };
    expect(may({ isGM: true })).toEqual([true, false, false]);
    expect(may({ isGM: true, phase: "declare" })).toEqual([false, false, false]);
    expect(may({ isGM: true, phase: "react" })).toEqual([false, true, false]);
    expect(may({ isGM: true, phase: "narrate" })).toEqual([false, false, true]);
    expect(may({ isGM: true, round: 0 })).toEqual([false, false, false]);
    expect(may({ phase: "react" })).toEqual([false, false, false]);
  });
  it("asks for what this reader is to do", () => {
    const fighters = [fighter("Timo", { status: "declares", asked: "side1" }), fighter("Mikko")];
    expect(panel({ phase: "declare", fighters }).asked).toEqual([
      { side: "side1", act: "declare", icon: "fa-bullhorn", label: "Declare for Timo" },
    ]);
    expect(panel({ phase: "commit", fighters }).asked[0]?.act).toBe("commit");
  });
  it("tells any length of round in words of the reader's language", () => {
    const length = (amount: number, unit: BattleFacts["length"]["unit"]) => ({
      length: { amount, unit },
    });
    expect(panel(length(0.5, "s")).length).toBe("A round lasts 0.5 seconds");
    expect(panel(length(0.5, "s"), "ru").length).toBe("Раунд длится 0,5 секунды");
    expect(panel(length(100, "m"), "fi").length).toBe("Kierroksen pituus: 100\u00a0m");
    expect(panel(length(1, "day"), "sv").length).toBe("Rundans längd: 1 dygn");
    const other = { length: { amount: 1, unit: "other" as const }, lengthWords: "one siege" };
    expect(panel(other).length).toBe("A round lasts one siege");
  });
  it("takes initiative apart for those who may see it", () => {
    const initiative = {
      total: 5,
      terms: [
        { source: "base" as const, value: 7 },
        { source: "die" as const, value: 4 },
        { source: "drawnWeapon" as const, id: "h", value: -6 },
      ],
      names: { h: "Hilpari" },
    };
    const [sum, ...others] = panel({
      fighters: [fighter("Timo", { initiative }), fighter("Mikko")],
    }).sums;
    expect(others).toEqual([]);
    expect(sum).toMatchObject({ name: "Timo", total: "5" });
    expect(sum?.parts).toEqual(["base 7", "die 4", "Hilpari −6, drawn now"]);
  });
  it("lets weapons be taken in hand", () => {
    const weapons = [{ uuid: "u", name: "Katana", size: 1, isHeld: true }];
    const { armed } = panel({ fighters: [fighter("Timo", { weapons })] });
    expect(armed[0]?.weapons).toMatchObject([{ isHeld: true, label: "Katana, size 1" }]);
  });
});

describe("what stands under a name", () => {
  it("is how far somebody is, what is used up, and the metres of a round", () => {
    const metres = { jog: 2, run: 4, sprint: 9 };
    const used = [{ defence: "parry" as const, names: ["Hagar"] }];
    const fighters = [fighter("Timo", { status: "nextRound", metres, used }), fighter("Mikko")];
    const { notes } = battleView(facts({ fighters }), testReader("en"));
    expect(notes.get("timo")?.map(({ text }) => text)).toEqual([
      "joins in the next round",
      "Parry used against Hagar",
      "In a round: jog 2\u00a0m, run 4\u00a0m, sprint 9\u00a0m",
    ]);
    expect(notes.get("mikko")).toEqual([]);
  });
});
