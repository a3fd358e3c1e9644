import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reduceContest } from "../../../../src/core/rules/contest/reduce.ts";
import {
  type ContestMove,
  type ContestOffer,
  MOVE_TYPES,
} from "../../../../src/core/rules/contest/state.ts";
import { hash, offer, referee, secretMoves } from "./moves.ts";

const PEOPLE = ["aino", "boris", "cecilia", "gm", "stranger"];
const USERS = [["aino"], ["boris"], ["cecilia"]];

/** Genuine commitments and reveals, so that random games get somewhere. */
const genuine = ["aino", "boris", "cecilia"].flatMap((author, index) =>
  secretMoves(author, `side${index}`, { dice: index }, [1, 5]).map(({ type, data, side }) => {
    return { author, type, data, side };
  }),
);

const anyMove = fc.oneof(
  fc.record({
    author: fc.constantFrom(...PEOPLE),
    type: fc.constantFrom(...MOVE_TYPES),
    side: fc.constantFrom("side0", "side1", "side2", "side9", ""),
    data: fc.oneof(
      fc.constant({}),
      fc.record({ round: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ hash: fc.string() }),
      fc.record({ nonce: fc.string(), choice: fc.jsonValue(), seen: fc.jsonValue() }),
    ),
  }),
  fc.constantFrom(...genuine),
);

/** Moves of a game, some at the very same time. */
const game: fc.Arbitrary<ContestMove[]> = fc
  .array(fc.tuple(anyMove, fc.integer({ min: 0, max: 70 })), { maxLength: 24 })
  .map((moves) =>
    moves.map(([move, second], index) => {
      return { ...move, id: `m${index}`, time: 1000 + second * 1000 } as ContestMove;
    }),
  );

const anyOffer: fc.Arbitrary<ContestOffer> = fc
  .record({
    secret: fc.boolean(),
    timeLimit: fc.constantFrom(null, 60),
    count: fc.constantFrom(2, 3),
  })
  .map(({ secret, timeLimit, count }) => offer({ secret, timeLimit }, USERS.slice(0, count)));

const shuffled = (moves: readonly ContestMove[]) =>
  fc.shuffledSubarray([...moves], { minLength: moves.length, maxLength: moves.length });

describe("any game", () => {
  it("looks the same in whatever order and however often its moves arrive", () => {
    const games = fc
      .tuple(anyOffer, game)
      .chain(([given, moves]) =>
        fc.tuple(fc.constant(given), fc.constant(moves), shuffled(moves), fc.subarray(moves)),
      );
    fc.assert(
      fc.property(games, ([given, moves, order, twice]) => {
        expect(reduceContest(given, [...order, ...twice], referee)).toEqual(
          reduceContest(given, moves, referee),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("makes sense with any of its moves lost", () => {
    const games = fc
      .tuple(anyOffer, game)
      .chain(([given, moves]) => fc.tuple(fc.constant(given), fc.subarray(moves)));
    fc.assert(
      fc.property(games, ([given, moves]) => {
        const state = reduceContest(given, moves, referee);
        const { phase, sides, ignored, endedBy, ruling } = state;
        const inPlay = sides.filter(({ status }) => status !== "declined" && status !== "late");
        if (phase === "answered") {
          expect(inPlay.length).toBeGreaterThan(1);
          for (const side of inPlay) expect(side.answer).not.toBeNull();
        }
        for (const side of sides) {
          expect(side.answer !== null).toBe(side.status === "answered");
          if (given.secret && side.answer) expect(side.commit).not.toBeNull();
        }
        const counted = [
          ...sides.flatMap(({ commit, answer, again }) => [commit, answer, ...again]),
          endedBy,
          ruling,
        ].filter((move) => move !== null);
        expect(new Set(counted).size).toBe(counted.length);
        expect(counted.filter((move) => ignored.includes(move))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("is not moved by people who have nothing to do with it", () => {
    fc.assert(
      fc.property(anyOffer, game, (given, moves) => {
        const others = moves.filter(({ author }) => author !== "stranger");
        const { ignored: _, ...withStranger } = reduceContest(given, moves, referee);
        const { ignored: __, ...without } = reduceContest(given, others, referee);
        expect(withStranger).toEqual(without);
      }),
      { numRuns: 1000 },
    );
  });

  it("never counts a choice that its side has not committed", () => {
    fc.assert(
      fc.property(game, (moves) => {
        const state = reduceContest(offer({ secret: true }, USERS), moves, referee);
        for (const { answer, commit } of state.sides)
          if (answer) expect(answer.data.choice).toEqual(genuineChoice(commit?.data.hash));
      }),
      { numRuns: 1000 },
    );
  });

  it("does not change an answer that has been counted, whatever comes later", () => {
    const games = fc.tuple(anyOffer, game, game);
    fc.assert(
      fc.property(games, ([given, moves, more]) => {
        const later = more.map((move) => {
          return { ...move, id: `later ${move.id}`, time: move.time + 1_000_000 };
        });
        const before = reduceContest(given, moves, referee);
        const after = reduceContest(given, [...later, ...moves], referee);
        before.sides.forEach(({ answer, commit }, index) => {
          if (answer) expect(after.sides[index]?.answer).toEqual(answer);
          if (commit) expect(after.sides[index]?.commit).toEqual(commit);
        });
        if (before.endedBy) expect(after.endedBy).toEqual(before.endedBy);
      }),
      { numRuns: 1000 },
    );
  });
});

function genuineChoice(bound: unknown): unknown {
  const index = genuine.findIndex(({ data }) => data.hash === bound);
  expect(hash("")).not.toBe(bound);
  return genuine[index + 1]?.data.choice;
}
