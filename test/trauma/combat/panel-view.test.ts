import { describe, expect, it } from "vitest";
import type { FighterFacts, OrderFacts } from "../../../src/trauma/combat/facts.ts";
import { wayView } from "../../../src/trauma/combat/own-view.ts";
import { orderView } from "../../../src/trauma/combat/panel-view.ts";
import { testReader } from "../../reader.ts";

type Language = "en" | "fi" | "sv" | "ru";

const fighter = (name: string, rest: Partial<FighterFacts> = {}): FighterFacts => ({
  id: name.toLowerCase(),
  name,
  side: "player",
  status: "waiting",
  isOwner: false,
  isMine: false,
  way: null,
  own: null,
  chances: [],
  ...rest,
});

const mine = { isOwner: true, isMine: true } as const;

const own = {
  used: { action: true, bonusAction: false, reaction: false, movement: false },
  disengaged: false,
  difficult: false,
  sneaked: null,
};

const facts = (rest: Partial<OrderFacts> = {}): OrderFacts => ({
  isGM: false,
  round: 2,
  phase: "players",
  byPost: false,
  hasOpponents: true,
  collected: 0,
  fighters: [],
  ...rest,
});

interface Panel {
  step: string;
  awaited: string;
  byPost: string;
  asked: { id: string; label: string; isMain: boolean }[];
  placed: { id: string }[];
  chances: { text: string; weapons: { label: string }[]; none: string }[];
  own: {
    ticks: { isUsed: boolean; label: string }[];
    toggles: { label: string; isOn: boolean }[];
  }[];
  many: object[];
  collected: string;
  mayBegin: boolean;
  mayReopen: boolean;
  mayGoOn: boolean;
}

const panel = (given: Partial<OrderFacts>, language: Language = "en") =>
  orderView(facts(given), testReader(language)).panel as Panel;

describe("the panel of a round", () => {
  const fighters = [fighter("Вера", { status: "acted" }), fighter("Анна"), fighter("Борис")];

  it("says who has yet to act, in the reader's language", () => {
    expect(panel({ fighters }).awaited).toBe("Yet to act: Анна and Борис");
    expect(panel({ fighters }, "ru")).toMatchObject({
      step: "Раунд 2: ходят игроки",
      awaited: "Ещё не ходили: Анна и Борис",
    });
    expect(panel({ fighters, phase: "ready" }).awaited).toBe("");
  });

  it("announces that a message takes a place", () => {
    expect(panel({}).byPost).toBe("");
    expect(panel({ byPost: true }, "fi").byPost).toContain("viesti");
  });

  it("lets a player act with one button, and a game master for each of them", () => {
    const anna = fighter("Anna", mine);
    expect(panel({ fighters: [anna, fighter("Boris")] }).asked).toEqual([
      { id: "anna", label: "I act", isMain: true },
    ]);
    const both = [anna, fighter("Rex", mine)];
    expect(panel({ fighters: both }).asked.map(({ label }) => label)).toEqual([
      "Anna acts",
      "Rex acts",
    ]);
    const owned = [fighter("Anna", { isOwner: true })];
    expect(panel({ fighters: owned, isGM: true }).asked).toEqual([
      { id: "anna", label: "Anna acts", isMain: false },
    ]);
    expect(panel({ fighters: owned, phase: "opponents" }).asked).toEqual([]);
  });

  it("offers a place back to its owner until the opponents act", () => {
    const acted = [fighter("Anna", { ...mine, status: "acted" })];
    expect(panel({ fighters: acted }).placed.map(({ id }) => id)).toEqual(["anna"]);
    expect(panel({ fighters: acted, phase: "opponents" }).placed).toEqual([]);
  });

  it("gives the opponents into the game master's hands alone", () => {
    const may = (given: Partial<OrderFacts>) => {
      const { mayBegin, mayReopen, mayGoOn } = panel(given);
      return [mayBegin, mayReopen, mayGoOn];
    };
    expect(may({ isGM: true })).toEqual([true, false, false]);
    expect(may({ isGM: true, phase: "ready" })).toEqual([true, false, false]);
    expect(may({ isGM: true, phase: "opponents" })).toEqual([false, true, true]);
    expect(may({ isGM: true, phase: "done" })).toEqual([false, false, true]);
    expect(may({ isGM: true, hasOpponents: false })).toEqual([false, false, false]);
    expect(may({ phase: "ready" })).toEqual([false, false, false]);
    expect(panel({ isGM: true, phase: "opponents", collected: 3 }, "ru").collected).toBe(
      "Применить итоги 3 атак",
    );
  });

  it("shows what is used up of a round to the one who plays, and folds many away", () => {
    const [anna] = panel({ fighters: [fighter("Anna", { ...mine, own })] }).own;
    expect(anna!.ticks.map(({ isUsed }) => isUsed)).toEqual([true, false, false, false]);
    expect(anna!.ticks[0]!.label).toBe("Action: used up");
    const sneaking = fighter("Anna", { ...mine, own: { ...own, sneaked: 4.5 } });
    expect(panel({ fighters: [sneaking] }, "ru").own[0]!.toggles[1]).toMatchObject({
      label: "Крадётся: 4,5\u00a0м",
      isOn: true,
    });
    const many = panel({ isGM: true, fighters: [sneaking, fighter("Wolf", { ...mine, own })] });
    expect([many.own.length, many.many.length]).toEqual([0, 2]);
  });

  it("offers a provoked attack with each weapon", () => {
    const chance = { token: "t", mover: "Wolf", weapons: [{ uuid: "w", name: "Knife" }] };
    const anna = fighter("Anna", { ...mine, chances: [chance, { ...chance, weapons: [] }] });
    const [armed, bare] = panel({ fighters: [anna] }).chances;
    expect(armed!.text).toContain("Wolf leaves the reach of Anna");
    expect(armed!.weapons.map(({ label }) => label)).toEqual(["Provoked attack: Knife"]);
    expect([armed!.none === "", bare!.none === ""]).toEqual([true, false]);
  });
});

describe("the way of a round", () => {
  const way = (cost: number, speed: number, language: Language = "en") =>
    wayView({ cost, speed }, testReader(language))!;

  it("counts against the speed now; more takes the action, and at last there is no more", () => {
    expect(way(4.5, 12)).toMatchObject({
      text: "Moved 4.5\u00a0m of 12\u00a0m",
      state: "within",
      filled: 19,
    });
    expect(way(12, 12).state).toBe("within");
    expect(way(13, 12)).toMatchObject({ state: "withAction", filled: 54 });
    expect(way(15, 6, "ru")).toMatchObject({
      text: "Пройдено 15\u00a0м при скорости 6\u00a0м: на 3\u00a0м больше, чем можно",
      filled: 100,
    });
  });
  it("is none for who cannot walk", () => {
    expect(way(0, 0)).toMatchObject({ text: "Cannot walk", state: "stuck" });
    expect(way(3, 0).state).toBe("tooFar");
    expect(wayView(null, testReader("en"))).toBeNull();
  });
});

describe("the notes under the names", () => {
  const notes = (one: FighterFacts) =>
    orderView(facts({ fighters: [one] }), testReader("en")).notes.get(one.id)!;

  it("tell how far everybody is, with a sign of its own", () => {
    expect(notes(fighter("Anna"))).toEqual([
      { icon: "fa-hourglass-half", state: "waiting", text: "Yet to act" },
    ]);
    const wolf = fighter("Wolf", { status: "together", way: { cost: 3, speed: 12 } });
    expect(notes(wolf).map(({ text }) => text)).toEqual([
      "Acts after the players",
      "Moved 3\u00a0m of 12\u00a0m",
    ]);
    expect(notes(fighter("Anna", { status: "none" }))).toEqual([]);
  });
});
