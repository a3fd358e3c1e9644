import { describe, expect, it } from "vitest";
import { reduceContest } from "../../../../src/core/rules/contest/reduce.ts";
import type { ContestMove, ContestOffer } from "../../../../src/core/rules/contest/state.ts";
import { move, offer, referee, secretMoves } from "./moves.ts";

const reduce = (given: ContestOffer, ...moves: ContestMove[]) =>
  reduceContest(given, moves, referee);
const statuses = (given: ContestOffer, ...moves: ContestMove[]) =>
  reduce(given, ...moves).sides.map(({ status }) => status);

const threeSides = (rest: Partial<ContestOffer> = {}) =>
  offer(rest, [["aino"], ["boris"], ["cecilia"]]);

describe("an open contest", () => {
  it("waits for every side", () => {
    const state = reduce(offer(), move("aino", "answer", 1, "side0"));
    expect(state.phase).toBe("open");
    expect(state.sides.map(({ status }) => status)).toEqual(["answered", "waiting"]);
  });

  it("is answered once all sides have answered", () => {
    const moves = [move("boris", "answer", 1, "side1"), move("aino", "answer", 2, "side0")];
    expect(reduce(offer(), ...moves).phase).toBe("answered");
  });

  it("takes the first answer of a side and no other", () => {
    const first = move("boris", "answer", 1, "side1", { choice: 1 });
    const second = move("boris", "answer", 2, "side1", { choice: 2 });
    const state = reduce(offer(), second, first);
    expect(state.sides[1]?.answer).toBe(first);
    expect(state.ignored).toEqual([second]);
  });

  it("counts nothing that a stranger does for a side", () => {
    const stranger = move("boris", "answer", 1, "side0");
    const nowhere = move("boris", "answer", 1, "side7");
    expect(statuses(offer(), stranger, nowhere)).toEqual(["waiting", "waiting"]);
  });

  it("lets a game master play any side", () => {
    const moves = [move("gm", "answer", 1, "side1"), move("aino", "answer", 2, "side0")];
    expect(reduce(offer(), ...moves).phase).toBe("answered");
  });

  it("takes the first of two game masters who play the same side", () => {
    const first = move("gm", "answer", 1, "side1");
    const second = move("gm2", "answer", 1, "side1");
    expect(reduce(offer(), second, first).sides[1]?.answer).toBe(first);
  });

  it("knows no commitments", () => {
    expect(statuses(offer(), move("boris", "commit", 1, "side1", { hash: "x" }))).toEqual([
      "waiting",
      "waiting",
    ]);
  });
});

describe("declining", () => {
  it("ends a contest of two", () => {
    expect(reduce(offer(), move("boris", "decline", 1, "side1")).phase).toBe("declined");
  });

  it("leaves a contest of three to the others", () => {
    const given = threeSides();
    const declined = move("cecilia", "decline", 1, "side2");
    expect(reduce(given, declined).phase).toBe("open");
    const answers = [move("aino", "answer", 2, "side0"), move("boris", "answer", 3, "side1")];
    expect(reduce(given, declined, ...answers).phase).toBe("answered");
  });

  it("is too late after the answer", () => {
    const moves = [move("boris", "answer", 1, "side1"), move("boris", "decline", 2, "side1")];
    expect(statuses(offer(), ...moves)).toEqual(["waiting", "answered"]);
  });
});

describe("withdrawing and closing", () => {
  it("is for the opener and for game masters", () => {
    for (const type of ["withdraw", "close"] as const) {
      const phase = type === "withdraw" ? "withdrawn" : "closed";
      expect(reduce(offer(), move("aino", type, 1)).phase).toBe(phase);
      expect(reduce(offer(), move("gm", type, 1)).phase).toBe(phase);
      expect(reduce(offer(), move("boris", type, 1)).phase).toBe("open");
    }
  });

  it("lets nothing happen afterwards", () => {
    const moves = [move("aino", "withdraw", 1), move("boris", "answer", 2, "side1")];
    expect(statuses(offer(), ...moves)).toEqual(["waiting", "waiting"]);
  });

  it("undoes no result", () => {
    const answers = [move("aino", "answer", 1, "side0"), move("boris", "answer", 2, "side1")];
    expect(reduce(offer(), ...answers, move("aino", "withdraw", 3)).phase).toBe("answered");
    expect(reduce(offer(), ...answers, move("aino", "close", 3)).phase).toBe("answered");
    expect(reduce(offer(), ...answers, move("gm", "close", 3)).phase).toBe("closed");
  });

  it("does not save the opener from what the other has revealed", () => {
    const [commit0] = secretMoves("aino", "side0", 1, [1, 9]);
    const [commit1, reveal1] = secretMoves("boris", "side1", 2, [2, 3]);
    for (const type of ["withdraw", "close"] as const) {
      const state = reduce(
        offer({ secret: true }),
        commit0,
        commit1,
        reveal1,
        move("aino", type, 4),
      );
      expect(state.phase).toBe("committed");
    }
  });

  it("lets the opener close once only others have not revealed", () => {
    const [commit0, reveal0] = secretMoves("aino", "side0", 1, [1, 3]);
    const [commit1] = secretMoves("boris", "side1", 2, [2, 9]);
    const moves = [commit0, commit1, reveal0, move("aino", "close", 4)];
    expect(reduce(offer({ secret: true }), ...moves).phase).toBe("closed");
  });
});

describe("a time limit", () => {
  const limited = offer({ timeLimit: 60 });

  it("tells the deadline", () => {
    expect(reduce(limited).deadline).toBe(61_000);
    expect(reduce(offer()).deadline).toBeNull();
  });

  it("ends the contest when the opener or a game master says so in time", () => {
    expect(reduce(limited, move("gm", "timeout", 60_000)).phase).toBe("timedOut");
    expect(reduce(limited, move("aino", "timeout", 60_000)).phase).toBe("timedOut");
    expect(reduce(limited, move("boris", "timeout", 60_000)).phase).toBe("open");
    expect(reduce(limited, move("gm", "timeout", 30_000)).phase).toBe("open");
    expect(reduce(offer(), move("gm", "timeout", 60_000)).phase).toBe("open");
  });

  it("leaves a contest of three to those who were in time", () => {
    const state = reduce(
      threeSides({ timeLimit: 60 }),
      move("aino", "answer", 1, "side0"),
      move("boris", "answer", 2, "side1"),
      move("gm", "timeout", 60_000),
      move("cecilia", "answer", 60_001, "side2"),
    );
    expect(state.phase).toBe("answered");
    expect(state.sides.map(({ status }) => status)).toEqual(["answered", "answered", "late"]);
  });
});

describe("a secret contest", () => {
  const secret = offer({ secret: true });
  const [commit0, reveal0] = secretMoves("aino", "side0", { dice: 2 }, [1, 5]);
  const [commit1, reveal1] = secretMoves("boris", "side1", { dice: 3 }, [2, 6]);

  it("is committed, then answered", () => {
    expect(reduce(secret, commit0).phase).toBe("open");
    expect(reduce(secret, commit0, commit1).phase).toBe("committed");
    expect(reduce(secret, commit0, commit1, reveal0).phase).toBe("committed");
    expect(reduce(secret, commit0, commit1, reveal0, reveal1).phase).toBe("answered");
  });

  it("takes no open answer", () => {
    expect(statuses(secret, move("boris", "answer", 1, "side1"))).toEqual(["waiting", "waiting"]);
  });

  it("counts no reveal before all have committed", () => {
    const state = reduce(secret, commit0, reveal0);
    expect(state.sides[0]?.answer).toBeNull();
    expect(state.ignored).toEqual([reveal0]);
  });

  it("waits where a slow clock puts a reveal before the last commitment", () => {
    const [, early] = secretMoves("aino", "side0", { dice: 2 }, [1, 1.5]);
    expect(reduce(secret, commit0, early, commit1).sides[0]?.answer).toBe(early);
  });

  it("voids a reveal of another choice", () => {
    const other = { ...reveal1, data: { ...reveal1.data, choice: { dice: 9 } } };
    const state = reduce(secret, commit0, commit1, reveal0, other);
    expect(state.phase).toBe("committed");
    expect(state.sides[1]).toMatchObject({ status: "committed", answer: null, isVoid: true });
  });

  it("voids a reveal that was copied from another side", () => {
    const copy0 = move("boris", "commit", 2, "side1", commit0.data);
    const copied = move("boris", "reveal", 7, "side1", reveal0.data);
    expect(reduce(secret, commit0, copy0, reveal0, copied).sides[1]?.isVoid).toBe(true);
  });

  it("voids a commitment that was changed after others had revealed", () => {
    const seen = { side1: String(commit1.data.hash) };
    const [, witness] = secretMoves("aino", "side0", { dice: 2 }, [1, 5], seen);
    const [changed, better] = secretMoves("boris", "side1", { dice: 6 }, [2, 6]);
    expect(reduce(secret, commit0, commit1, witness, reveal1).phase).toBe("answered");
    const state = reduce(secret, commit0, changed, witness, better);
    expect(state.phase).toBe("committed");
    expect(state.sides[1]?.isVoid).toBe(true);
  });

  it.each([
    [{}],
    [{ nonce: 7, choice: 1 }],
    [{ nonce: "n" }],
    [{ nonce: "n", choice: Number.NaN }],
  ])("survives the nonsense %j", (data) => {
    const nonsense = move("boris", "reveal", 7, "side1", data);
    expect(reduce(secret, commit0, commit1, nonsense).phase).toBe("committed");
  });

  it("goes on without a side that declined", () => {
    const declined = move("cecilia", "decline", 3, "side2");
    const given = threeSides({ secret: true });
    const moves = [commit0, commit1, declined, reveal0, reveal1];
    expect(reduce(given, ...moves).phase).toBe("answered");
  });
});

describe("dice after a tie", () => {
  const answers = [move("aino", "answer", 1, "side0"), move("boris", "answer", 2, "side1")];

  it("come round by round, the first of each round", () => {
    const one = move("aino", "again", 3, "side0", { round: 1 });
    const twice = move("aino", "again", 4, "side0", { round: 1 });
    const two = move("aino", "again", 5, "side0", { round: 2 });
    expect(reduce(offer(), ...answers, two, twice, one).sides[0]?.again).toEqual([one, two]);
  });

  it("wait for the answers", () => {
    const early = move("aino", "again", 0, "side0", { round: 1 });
    expect(reduce(offer(), early).sides[0]?.again).toEqual([]);
    expect(reduce(offer(), early, ...answers).sides[0]?.again).toEqual([early]);
  });
});

describe("rulings", () => {
  const answers = [move("aino", "answer", 1, "side0"), move("boris", "answer", 2, "side1")];

  it("are for game masters, and the latest counts", () => {
    const first = move("gm", "ruling", 3, "", { location: "head" });
    const second = move("gm2", "ruling", 4, "", { location: "torso" });
    const players = move("aino", "ruling", 5, "", { location: "leftArm" });
    expect(reduce(offer(), ...answers, second, players, first).ruling).toBe(second);
  });
});
