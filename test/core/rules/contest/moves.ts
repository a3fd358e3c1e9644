import { createHash } from "node:crypto";
import { commitment } from "../../../../src/core/rules/contest/commitment.ts";
import type {
  ContestMove,
  ContestOffer,
  MoveType,
} from "../../../../src/core/rules/contest/state.ts";

/** The hash that the tests give to the rules. */
export const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

export const referee = { gameMasters: new Set(["gm", "gm2"]), hash };

/** An offer of Aino's to Boris, or to more. @param users Who may act for each side. */
export function offer(
  rest: Partial<ContestOffer> = {},
  users: readonly (readonly string[])[] = [["aino"], ["boris"]],
): ContestOffer {
  return {
    id: "offer",
    author: "aino",
    time: 1000,
    secret: false,
    declares: false,
    rulesEarly: false,
    timeLimit: null,
    sides: users.map((users, index) => ({ id: `side${index}`, users })),
    ...rest,
  };
}

let count = 0;

/** A move at a time after the offer, in milliseconds. */
export function move(
  author: string,
  type: MoveType,
  time: number,
  side = "",
  data: ContestMove["data"] = {},
): ContestMove {
  count += 1;
  return { id: `move${count}`, author, type, time: 1000 + time, side, data };
}

/** A declaration, and what proves it once it is revealed. */
export function declared(
  author: string,
  side: string,
  hidden: unknown,
  time: number,
  rest: ContestMove["data"] = {},
) {
  const hiddenNonce = `hidden nonce of ${author}`;
  const bound = commitment(hash, "offer", side, { nonce: hiddenNonce, choice: hidden });
  const proof = { hidden, hiddenNonce };
  return [move(author, "declare", time, side, { open: {}, hash: bound, ...rest }), proof] as const;
}

/** The commitment and the reveal of one choice. @param proof That of a declaration before it. */
export function secretMoves(
  author: string,
  side: string,
  choice: unknown,
  times: readonly [number, number],
  seen: Readonly<Record<string, unknown>> = {},
  proof: object = {},
) {
  const secret = { nonce: `nonce of ${author}`, choice };
  const bound = commitment(hash, "offer", side, secret);
  return [
    move(author, "commit", times[0], side, { hash: bound }),
    move(author, "reveal", times[1], side, { ...secret, ...proof, seen }),
  ] as const;
}
