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
  step: "choose",
  isOnTurn: true,
  mayDecline: false,
  isPrivate: false,
  holdsDeclared: true,
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
  item: "",
  label: "QUARTET.Noppa.Sisu",
  change: -3,
  receipt: null,
  by: "–",
  undoneBy: "–",
  byRules: false,
  isAwaited: false,
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
      stage: "choose",
      declares: false,
      isGameMaster: false,
      isBroken: false,
      isUnknown: false,
      deadline: null,
      sides: [side({}), side({ id: "b", name: "Boris", status: "answered", step: null })],
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
  it("says who meets whom in the words of its kind, where it has some", () => {
    expect(card({}).subtitle).toBe("Aila against Boris");
    expect(card({ subtitle: "Round 2: Aila and Boris" }).subtitle).toBe("Round 2: Aila and Boris");
  });

  it.each([
    ["en", "Waiting for Aila"],
    ["fi", "Odotetaan vastausta: Aila"],
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
    const mine = side({ isMine: true, mayAct: true, mayDecline: true });
    expect(card({ sides: [mine] }).sides[0]).toMatchObject({
      mayAnswer: true,
      mayDecline: true,
      answerLabel: "Answer",
    });
    expect(card({ sides: [side({})] }).sides[0]).toMatchObject({
      mayAnswer: false,
      mayDecline: false,
    });
    const over = { ...mine, step: null };
    expect(card({ sides: [over], phase: "withdrawn" }).sides[0]?.mayAnswer).toBe(false);
  });

  it("offer a game master to roll for a player", () => {
    expect(card({ sides: [side({ mayAct: true })] }).sides[0]?.answerLabel).toBe("Roll for them");
  });

  it("are none for an actor that is gone, but for declining", () => {
    const gone = side({ isMine: true, mayAct: true, mayDecline: true, isGone: true });
    const [view] = card({ sides: [gone] }).sides;
    expect(view).toMatchObject({ mayAnswer: false, mayDecline: true });
    expect(view?.notes).toEqual(["No longer there."]);
  });

  it("reveal only from the browser that holds the secret", () => {
    const committed = side({ status: "committed", step: null, isMine: true, mayAct: true });
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

describe("a contest with declarations", () => {
  const facts = { declares: true, stage: "declare" as const };
  const asked = side({ step: "declare", isMine: true, mayAct: true });

  it("says who is to declare, in their order, and who is to choose", () => {
    const next = side({ id: "b", name: "Boris", step: "declare" });
    const later = side({ step: "declare", isOnTurn: false });
    expect(card({ ...facts, sides: [later, next] }).headline).toBe("Waiting for Boris to declare");
    expect(card({ ...facts, sides: [later] }).headline).toBe("Waiting for Aila to declare");
    const chooses = side({ status: "declared" });
    expect(card({ ...facts, stage: "choose", sides: [chooses] }, "fi").headline).toBe(
      "Odotetaan valintaa: Aila",
    );
  });

  it("offers each step in its time", () => {
    const [first] = card({ ...facts, sides: [asked] }).sides;
    expect(first).toMatchObject({ mayDeclare: true, mayAnswer: false, declareLabel: "Declare" });
    expect(first?.statusText).toBe("not declared yet");
    const declared = { ...asked, status: "declared" as const, step: null };
    const [waiting] = card({ ...facts, sides: [declared] }).sides;
    expect(waiting).toMatchObject({ mayDeclare: false, mayAnswer: false, statusText: "declared" });
    const chooses = { ...declared, step: "choose" as const };
    const [second] = card({ ...facts, stage: "choose", sides: [chooses] }).sides;
    expect(second).toMatchObject({ mayDeclare: false, mayAnswer: true, answerLabel: "Choose" });
    expect(second?.statusText).toBe("not chosen yet");
  });

  it("keeps the order, but for game masters", () => {
    const later = { ...asked, isOnTurn: false };
    expect(card({ ...facts, sides: [later] }).sides[0]?.mayDeclare).toBe(false);
    const [master] = card({ ...facts, isGameMaster: true, sides: [later] }).sides;
    expect(master?.mayDeclare).toBe(true);
  });

  it("lets only the browser choose that has declared", () => {
    const elsewhere = side({
      status: "declared",
      isMine: true,
      mayAct: true,
      holdsDeclared: false,
    });
    const [view] = card({ ...facts, stage: "choose", sides: [elsewhere] }).sides;
    expect(view?.mayAnswer).toBe(false);
    expect(view?.notes[0]).toContain("another browser");
  });

  it("calls it by its name where a game master takes a side out", () => {
    const waits = side({ mayDecline: true });
    const labels = [waits, { ...waits, status: "declared" as const }].map(
      (one) => card({ ...facts, sides: [one] }).sides[0]?.declineLabel,
    );
    expect(labels).toEqual(["Decline", "Take out"]);
  });

  it("says what was declared in private", () => {
    const secret = side({ status: "declared", step: null, isPrivate: true });
    expect(card({ ...facts, sides: [secret] }).sides[0]?.notes).toEqual([
      "Declared to the game master alone.",
    ]);
    const shown = { ...secret, status: "answered" as const };
    expect(card({ ...facts, phase: "answered", sides: [shown] }).sides[0]?.notes).toEqual([]);
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

  it.each(["en", "fi", "sv", "ru"] as const)(
    "has no number in %s where none may be known",
    (lang) => {
      const [view] = card({ changes: [change({ receipt, change: null })] }, lang).changes;
      expect(view?.text).toMatch(/^Aila: \p{Letter}+$/u);
    },
  );

  it("that the rules make by themselves waits for nobody, unless nobody is there", () => {
    const settled = change({ byRules: true, isAwaited: true, isOwner: true });
    expect(card({ changes: [settled] }).changes[0]).toMatchObject({
      note: "Follows by itself.",
      mayApply: false,
    });
    const stranded = { ...settled, isAwaited: false };
    expect(card({ changes: [stranded] }).changes[0]?.mayApply).toBe(true);
    const done = { ...settled, receipt, maySeeNumbers: true };
    expect(card({ changes: [done] }).changes[0]).toMatchObject({
      note: "By the rules: 13 → 10.",
      mayUndo: true,
    });
    expect(card({ changes: [{ ...settled, receipt }] }).changes[0]?.note).toBe(
      "Applied by the rules.",
    );
  });

  it("names the item that it is about", () => {
    expect(card({ changes: [change({ item: "Buckler" })] }).changes[0]?.text).toBe(
      "Aila, Buckler: Sisu −3",
    );
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
