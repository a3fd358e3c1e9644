import { describe, expect, it } from "vitest";
import {
  type ContestCardFacts,
  contestCard,
  type SideFacts,
} from "../../../src/core/contest/card-view.ts";
import type { ChangeFacts } from "../../../src/core/contest/change-view.ts";
import { testReader } from "../../reader.ts";

const side = (rest: Partial<SideFacts>): SideFacts => ({
  id: "a",
  name: "Aila",
  status: "waiting",
  isVoid: false,
  isGone: false,
  isMine: false,
  mayAct: false,
  holdsSecret: false,
  rollsAgain: false,
  isWinner: false,
  playedBy: null,
  ...rest,
});

const change = (rest: Partial<ChangeFacts>): ChangeFacts => ({
  id: "hit",
  side: "a",
  name: "Aila",
  label: "QUARTET.Noppa.Sisu",
  change: -3,
  receipt: null,
  by: "–",
  undoneBy: "–",
  isGone: false,
  isOwner: false,
  maySeeNumbers: false,
  ...rest,
});

const card = (rest: Partial<ContestCardFacts>, language: "en" | "fi" | "sv" | "ru" = "en") =>
  contestCard(
    {
      title: "Contest",
      skin: "noppa",
      phase: "open",
      isBroken: false,
      isUnknown: false,
      deadline: null,
      sides: [side({}), side({ id: "b", name: "Boris", status: "answered" })],
      headline: "Aila wins",
      showsSides: false,
      changes: [],
      mayWithdraw: false,
      mayClose: false,
      ...rest,
    },
    testReader(language),
  );

describe("the headline", () => {
  it.each([
    ["en", "Waiting for Aila"],
    ["fi", "Odottaa: Aila"],
    ["sv", "Väntar på Aila"],
    ["ru", "Ждём ответа: Aila"],
  ] as const)("says in %s for whom all are waiting", (language, text) => {
    expect(card({}, language).headline).toBe(text);
  });

  it("is the kind's own once all have answered", () => {
    expect(card({ phase: "answered" }).headline).toBe("Aila wins");
  });

  it("says who declined, and who rolls again", () => {
    const declined = side({ status: "declined" });
    expect(card({ phase: "declined", sides: [declined] }).headline).toBe("Declined: Aila");
    const again = [side({ rollsAgain: true }), side({ name: "Boris", rollsAgain: true })];
    expect(card({ phase: "answered", sides: again }).headline).toContain("Aila and Boris");
  });

  it("says so where nobody can judge", () => {
    expect(card({ phase: "answered", isBroken: true }).headline).toContain("cannot judge");
    expect(card({ isUnknown: true }).headline).toContain("No rule book");
  });
});

describe("the buttons of a side", () => {
  it("are for those who may act for it, while it is asked", () => {
    const mine = side({ isMine: true, mayAct: true });
    expect(card({ sides: [mine] }).sides[0]).toMatchObject({
      mayAnswer: true,
      mayDecline: true,
      answerLabel: "Answer",
    });
    expect(card({ sides: [side({})] }).sides[0]).toMatchObject({
      mayAnswer: false,
      mayDecline: false,
    });
    expect(card({ sides: [mine], phase: "withdrawn" }).sides[0]?.mayAnswer).toBe(false);
  });

  it("offer a game master to roll for a player", () => {
    expect(card({ sides: [side({ mayAct: true })] }).sides[0]?.answerLabel).toBe("Roll for them");
  });

  it("are none for an actor that is gone, but for declining", () => {
    const gone = side({ isMine: true, mayAct: true, isGone: true });
    const [view] = card({ sides: [gone] }).sides;
    expect(view).toMatchObject({ mayAnswer: false, mayDecline: true });
    expect(view?.notes).toEqual(["No longer there."]);
  });

  it("reveal only from the browser that holds the secret", () => {
    const committed = side({ status: "committed", isMine: true, mayAct: true });
    const [elsewhere] = card({ phase: "committed", sides: [committed] }).sides;
    expect(elsewhere?.mayReveal).toBe(false);
    expect(elsewhere?.notes[0]).toContain("another browser");
    const [here] = card({
      phase: "committed",
      sides: [{ ...committed, holdsSecret: true }],
    }).sides;
    expect(here?.mayReveal).toBe(true);
  });
});

describe("a side whose kind shows it", () => {
  it("is listed only where there is something else to say", () => {
    const sides = [
      side({ status: "answered" }),
      side({ name: "Boris", status: "declined" }),
      side({ name: "Cecilia", status: "answered", playedBy: "Gamemaster" }),
    ];
    const names = (showsSides: boolean) =>
      card({ phase: "answered", sides, showsSides }).sides.map(({ name }) => name);
    expect(names(false)).toEqual(["Aila", "Boris", "Cecilia"]);
    expect(names(true)).toEqual(["Boris", "Cecilia"]);
  });
});

describe("a change", () => {
  const receipt = { from: 13, to: 10, path: "p", label: "l", by: "u" };

  it("is offered to an owner until it is applied", () => {
    expect(card({ changes: [change({ isOwner: true })] }).changes[0]).toMatchObject({
      text: "Aila: Sisu −3",
      note: "Not applied yet.",
      mayApply: true,
      mayUndo: false,
    });
    expect(card({ changes: [change({})] }).changes[0]?.mayApply).toBe(false);
  });

  it("tells the numbers only to those who may know them", () => {
    const applied = change({ receipt, by: "Boris" });
    expect(card({ changes: [applied] }).changes[0]?.note).toBe("Applied by Boris.");
    const open = { ...applied, maySeeNumbers: true };
    expect(card({ changes: [open] }).changes[0]?.note).toBe("Applied by Boris: 13 → 10.");
  });

  it("can be undone once", () => {
    const applied = change({ receipt, isOwner: true });
    expect(card({ changes: [applied] }).changes[0]?.mayUndo).toBe(true);
    const undone = change({
      receipt: { ...receipt, undoneBy: "u" },
      undoneBy: "Aino",
      isOwner: true,
    });
    expect(card({ changes: [undone] }).changes[0]).toMatchObject({
      note: "Undone by Aino.",
      mayUndo: false,
      mayApply: false,
    });
  });

  it("is applied together with others by one button", () => {
    const two = [change({ isOwner: true }), change({ id: "two", isOwner: true })];
    expect(card({ changes: two }).mayApplyAll).toBe(true);
    expect(card({ changes: two.slice(1) }).mayApplyAll).toBe(false);
  });
});
