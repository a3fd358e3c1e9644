import { describe, expect, it } from "vitest";
import { sealOf } from "../../../../src/core/rules/contest/fits.ts";
import { reduceContest } from "../../../../src/core/rules/contest/reduce.ts";
import type { ContestMove, ContestOffer } from "../../../../src/core/rules/contest/state.ts";
import { declared, hash, move, offer, referee, secretMoves } from "./moves.ts";

const reduce = (given: ContestOffer, ...moves: ContestMove[]) =>
  reduceContest(given, moves, referee);
const statuses = (given: ContestOffer, ...moves: ContestMove[]) =>
  reduce(given, ...moves).sides.map(({ status }) => status);

const secret = offer({ secret: true, declares: true, rulesEarly: true });
const [declare0, proof0] = declared("aino", "side0", { growth: 4 }, 1);
const [declare1, proof1] = declared("boris", "side1", { growth: 2 }, 2);
const [commit0, reveal0] = secretMoves("aino", "side0", { dice: 2 }, [3, 5], {}, proof0);
const [commit1, reveal1] = secretMoves("boris", "side1", { dice: 3 }, [4, 6], {}, proof1);
const all = [declare0, declare1, commit0, commit1, reveal0, reveal1];

describe("a contest with declarations", () => {
  it("declares, chooses, then reveals", () => {
    const story = all.map((_, place) => {
      const { phase, stage } = reduce(secret, ...all.slice(0, place + 1));
      return `${phase} ${stage}`;
    });
    expect(reduce(secret).stage).toBe("declare");
    expect(story).toEqual([
      "open declare",
      "open choose",
      "open choose",
      "committed choose",
      "committed choose",
      "answered choose",
    ]);
  });

  it("keeps a choice waiting that comes before the last declaration", () => {
    expect(statuses(secret, declare0, commit0)).toEqual(["declared", "waiting"]);
    const early = { ...commit0, time: declare0.time };
    expect(statuses(secret, declare0, early, declare1)).toEqual(["committed", "declared"]);
    expect(statuses(secret, commit0, commit1)).toEqual(["waiting", "waiting"]);
  });

  it("takes the first declaration of a side, and none of a stranger's", () => {
    const [second] = declared("aino", "side0", { growth: 6 }, 3);
    const strangers = { ...declare1, id: "x", author: "aino" };
    const state = reduce(secret, declare0, second, strangers);
    expect(state.sides.map(({ declare }) => declare)).toEqual([declare0, null]);
    expect(state.ignored).toEqual([strangers, second]);
  });

  it("knows no declarations where nobody declares", () => {
    expect(statuses(offer(), declare0)).toEqual(["waiting", "waiting"]);
  });

  it("does without those who decline", () => {
    const given = offer({ secret: true, declares: true }, [["aino"], ["boris"], ["cecilia"]]);
    const declined = move("cecilia", "decline", 2.5, "side2");
    expect(reduce(given, declare0, declare1).stage).toBe("declare");
    expect(reduce(given, declare0, declare1, declined).stage).toBe("choose");
    expect(reduce(given, ...all, declined).phase).toBe("answered");
  });

  it("lets nobody out who has declared, but for a game master's taking them out", () => {
    const boris = move("boris", "decline", 3, "side1");
    const master = move("gm", "decline", 3, "side1");
    expect(reduce(secret, declare0, declare1, boris).phase).toBe("open");
    expect(reduce(secret, declare0, declare1, master).phase).toBe("declined");
  });
});

describe("what was declared in secret", () => {
  it("must be what the reveal tells", () => {
    const better = { ...reveal0, data: { ...reveal0.data, hidden: { growth: 6 } } };
    const state = reduce(secret, declare0, declare1, commit0, commit1, better);
    expect(state.sides[0]).toMatchObject({ isVoid: true, answer: null });
    const silent = { ...reveal0, data: { choice: reveal0.data.choice, nonce: reveal0.data.nonce } };
    expect(reduce(secret, declare0, declare1, commit0, commit1, silent).sides[0]?.isVoid).toBe(
      true,
    );
    expect(reduce(secret, ...all).sides[0]?.answer).toBe(reveal0);
  });

  it("must be what others saw when they revealed, the open part too", () => {
    const before = reduce(secret, declare0, declare1, commit0, commit1);
    const seen = Object.fromEntries(before.sides.map((side) => [side.id, sealOf(hash, side)]));
    const witness = { ...reveal1, data: { ...reveal1.data, seen } };
    const late = { ...reveal0, time: reveal1.time + 1 };
    const moves = [declare1, commit0, commit1, witness, late];
    expect(reduce(secret, declare0, ...moves).phase).toBe("answered");
    const changed = { ...declare0, data: { ...declare0.data, open: { at: "somebody else" } } };
    expect(reduce(secret, changed, ...moves).sides[0]?.isVoid).toBe(true);
  });

  it("is told with the answer where choices are open", () => {
    const given = offer({ declares: true });
    const answer = (proof: object) => move("aino", "answer", 3, "side0", { choice: 1, ...proof });
    expect(statuses(given, declare0, declare1, answer(proof0))).toEqual(["answered", "declared"]);
    const state = reduce(given, declare0, declare1, answer({ ...proof0, hidden: { growth: 6 } }));
    expect(state.sides[0]).toMatchObject({ status: "declared", isVoid: true });
    expect(statuses(given, declare0, answer(proof0))).toEqual(["declared", "waiting"]);
  });
});

describe("an aside", () => {
  const [privately] = declared("aino", "side0", { growth: 4 }, 1, { private: true });
  const aside = (author: string, time: number) => move(author, "aside", time, "side0", { at: "b" });

  it("goes with a private declaration of the same author, whenever it comes", () => {
    const early = aside("aino", 0);
    expect(reduce(secret, early, privately).sides[0]?.aside).toBe(early);
    expect(reduce(secret, privately, aside("gm", 2)).sides[0]?.aside).toBeNull();
    expect(reduce(secret, declare0, aside("aino", 2)).sides[0]?.aside).toBeNull();
  });

  it("counts once", () => {
    const first = aside("aino", 2);
    expect(reduce(secret, aside("aino", 3), first, privately).sides[0]?.aside).toBe(first);
  });
});

describe("the time limit of the stages", () => {
  const given = offer({ secret: true, declares: true, timeLimit: 60 }, [
    ["aino"],
    ["boris"],
    ["cecilia"],
  ]);
  const [declare2] = declared("cecilia", "side2", {}, 30_000);

  it("begins anew with the last declaration", () => {
    expect(reduce(given, declare0, declare1).deadline).toBe(61_000);
    expect(reduce(given, declare0, declare1, declare2).deadline).toBe(91_000);
  });

  it("leaves the choices to those who have declared in time", () => {
    const timeout = move("gm", "timeout", 60_000);
    const state = reduce(given, declare0, declare1, timeout);
    expect(state.sides.map(({ status }) => status)).toEqual(["declared", "declared", "late"]);
    expect(state).toMatchObject({ phase: "open", stage: "choose", deadline: 121_000 });
    // A second game master's word for the first stage does not end the second.
    expect(reduce(given, declare0, declare1, timeout, move("gm2", "timeout", 60_001))).toEqual({
      ...state,
      ignored: [expect.objectContaining({ author: "gm2" })],
    });
    const over = reduce(given, declare0, declare1, timeout, move("gm", "timeout", 121_000));
    expect(over.phase).toBe("timedOut");
  });
});

describe("rulings before the throw", () => {
  const ruling = (time: number, data: object) => move("gm", "ruling", time, "", { ...data });

  it("are fixed when the first side has chosen", () => {
    const [first, second, late] = [ruling(1.5, { a: 1 }), ruling(2.5, { a: 2 }), ruling(3.5, {})];
    const state = reduce(secret, ...all, second, late, first);
    expect(state.early).toBe(second);
    expect(state.ruling).toBe(late);
  });

  it("are for game masters, and for kinds that want them", () => {
    const players = move("aino", "ruling", 1.5, "", {});
    expect(reduce(secret, ...all, players).early).toBeNull();
    const early = ruling(1.5, {});
    const state = reduce({ ...secret, rulesEarly: false }, ...all, early);
    expect(state.early).toBeNull();
    expect(state.ruling).toBe(early);
  });
});
