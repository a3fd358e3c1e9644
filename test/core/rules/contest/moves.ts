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

/** The commitment and the reveal of one choice. */
export function secretMoves(
  author: string,
  side: string,
  choice: unknown,
  times: readonly [number, number],
  seen: Readonly<Record<string, string>> = {},
) {
  const secret = { nonce: `nonce of ${author}`, choice };
  const bound = commitment(hash, "offer", side, secret);
  return [
    move(author, "commit", times[0], side, { hash: bound }),
    move(author, "reveal", times[1], side, { ...secret, seen }),
  ] as const;
}
