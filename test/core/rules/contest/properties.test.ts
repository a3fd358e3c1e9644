import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reduceContest } from "../../../../src/core/rules/contest/reduce.ts";
import {
  type ContestMove,
  type ContestOffer,
  MOVE_TYPES,
} from "../../../../src/core/rules/contest/state.ts";
import { declared, hash, offer, referee, secretMoves } from "./moves.ts";

const PEOPLE = ["aino", "boris", "cecilia", "gm", "stranger"];
const USERS = [["aino"], ["boris"], ["cecilia"]];

/** Genuine declarations, commitments and reveals, so that random games get somewhere. */
const genuine = ["aino", "boris", "cecilia"].flatMap((author, index) => {
  const side = `side${index}`;
  const [declare, proof] = declared(author, side, { growth: index }, 0, { private: true });
  const secret = secretMoves(author, side, { dice: index }, [1, 5], {}, proof);
  const aside = { author, type: "aside" as const, side, data: {} };
  const answer = { author, type: "answer" as const, side, data: { ...proof, choice: 1 } };
  return [declare, ...secret, aside, answer].map(({ author, type, side, data }) => {
    return { author, type, side, data: data as ContestMove["data"] };
  });
});

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
    declares: fc.boolean(),
    rulesEarly: fc.boolean(),
    timeLimit: fc.constantFrom(null, 60),
    count: fc.constantFrom(2, 3),
  })
  .map(({ count, ...rest }) => offer(rest, USERS.slice(0, count)));

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
        const { phase, stage, sides, ignored, endedBy, early, ruling } = state;
        const inPlay = sides.filter(({ status }) => status !== "declined" && status !== "late");
        if (phase === "answered") {
          expect(inPlay.length).toBeGreaterThan(1);
          for (const side of inPlay) expect(side.answer).not.toBeNull();
        }
        for (const side of sides) {
          expect(side.answer !== null).toBe(side.status === "answered");
          if (given.secret && side.answer) expect(side.commit).not.toBeNull();
          if (!given.declares) expect([side.declare, side.aside]).toEqual([null, null]);
          else if (side.commit ?? side.answer) {
            expect(stage).toBe("choose");
            for (const other of inPlay) expect(other.declare).not.toBeNull();
          }
        }
        const counted = [
          ...sides.flatMap(({ declare, aside, commit, answer, again }) => {
            return [declare, aside, commit, answer, ...again];
          }),
          endedBy,
          early,
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
      fc.property(game, fc.boolean(), (moves, declares) => {
        const state = reduceContest(offer({ secret: true, declares }, USERS), moves, referee);
        for (const { answer, commit, declare } of state.sides) {
          if (!answer) continue;
          expect(answer.data.choice).toEqual(genuineReveal(commit?.data.hash)?.choice);
          if (declares) expect(answer.data.hidden).toEqual(genuineHidden(declare?.data.hash));
        }
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
        before.sides.forEach(({ declare, answer, commit }, index) => {
          if (declare) expect(after.sides[index]?.declare).toEqual(declare);
          if (answer) expect(after.sides[index]?.answer).toEqual(answer);
          if (commit) expect(after.sides[index]?.commit).toEqual(commit);
        });
        if (before.sides.some((side) => side.commit ?? side.answer))
          expect(after.early).toEqual(before.early);
        if (before.endedBy) expect(after.endedBy).toEqual(before.endedBy);
      }),
      { numRuns: 1000 },
    );
  });
});

/** A whole contest of three in which nobody errs, one move a second. */
describe("a contest with declarations", () => {
  const authors = ["aino", "boris", "cecilia"];
  const of = (type: ContestMove["type"]) => genuine.filter((move) => move.type === type);
  const moves = [...of("declare"), ...of("aside"), ...of("commit"), ...of("reveal")].map(
    (move, index): ContestMove => ({ ...move, id: `m${index}`, time: 2000 + index * 1000 }),
  );
  const given = offer({ secret: true, declares: true }, USERS);

  it("comes to its end in whatever order its moves arrive", () => {
    fc.assert(
      fc.property(shuffled(moves), (order) => {
        const state = reduceContest(given, order, referee);
        expect(state.phase).toBe("answered");
        expect(state.ignored).toEqual([]);
        expect(state.sides.map(({ answer }) => answer?.data.hidden)).toEqual(
          authors.map((_, index) => ({ growth: index })),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("has no choice on the table before all have declared, whatever the clocks say", () => {
    fc.assert(
      fc.property(shuffled(moves), fc.nat(moves.length), (order, count) => {
        const told = order
          .slice(0, count)
          .map((move, index) => ({ ...move, time: 2000 + index * 1000 }));
        const { sides } = reduceContest(given, told, referee);
        const hasChosen = sides.some(({ commit }) => commit !== null);
        if (hasChosen) expect(sides.every(({ declare }) => declare !== null)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("is the same for everybody but for the asides", () => {
    const state = (of: readonly ContestMove[]) => {
      const { sides, ...rest } = reduceContest(given, of, referee);
      return { ...rest, sides: sides.map((side) => ({ ...side, aside: null })) };
    };
    fc.assert(
      fc.property(fc.subarray(moves), (some) => {
        const known = some.filter(({ type }) => type !== "aside");
        const { ignored: _, ...masters } = state(some);
        const { ignored: __, ...players } = state(known);
        expect(players).toEqual(masters);
      }),
    );
  });
});

function genuineReveal(bound: unknown): ContestMove["data"] | undefined {
  const index = genuine.findIndex(({ type, data }) => type === "commit" && data.hash === bound);
  expect(hash("")).not.toBe(bound);
  return genuine[index + 1]?.data;
}

/** What a genuine declaration has hidden: its side's reveal, two moves later, tells it. */
function genuineHidden(bound: unknown): unknown {
  const index = genuine.findIndex(({ type, data }) => type === "declare" && data.hash === bound);
  return genuine[index + 2]?.data.hidden;
}
