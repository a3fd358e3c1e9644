import { RuleError, requireChoice } from "../../core/rules/errors.ts";

/** A place in the order of a round. */
export type OrderSlot =
  | { readonly kind: "player"; readonly id: string; readonly rule: "orderOfPosts" }
  | {
      readonly kind: "enemies";
      readonly ids: readonly string[];
      readonly rule: "enemiesTogetherLast";
    };

export interface RoundOrder {
  readonly slots: readonly OrderSlot[];
  /** Players who have not posted in this round, in the order they were named. */
  readonly waiting: readonly string[];
  /** Whether the enemies act now: all players have. */
  readonly enemiesAct: boolean;
}

/**
 * The order of a round: players act in the order of their posts, without any dice; all enemies act at
 * once after all players (Trauma 003:15). Only a player's first post of a round counts (ours).
 * @param posts Ids of players, in the order they posted.
 * @param out Players who cannot act, such as the unconscious: nobody waits for them (ours).
 * @throws {RuleError} for a post by someone who is not a player, or an id that is on both sides.
 */
export function roundOrder(
  players: readonly string[],
  posts: readonly string[],
  enemies: readonly string[],
  out: readonly string[] = [],
): RoundOrder {
  for (const id of [...posts, ...out]) requireChoice("player", id, players);
  const all = [...players, ...enemies];
  if (new Set(all).size < all.length)
    throw new RuleError("forbidden", { input: "ids", value: all });
  const acting = [...new Set(posts)].filter((id) => !out.includes(id));
  const waiting = players.filter((id) => !acting.includes(id) && !out.includes(id));
  const slots: OrderSlot[] = acting.map((id) => ({ kind: "player", id, rule: "orderOfPosts" }));
  if (enemies.length > 0)
    slots.push({ kind: "enemies", ids: [...enemies], rule: "enemiesTogetherLast" });
  return { slots, waiting, enemiesAct: waiting.length === 0 && enemies.length > 0 };
}

/** What somebody says about a place in the order of a round. */
export const CLAIM_KINDS = ["act", "withdraw", "opponents", "reopen"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A word about the order, as the server has received it. */
export interface Claim {
  readonly id: string;
  /** When the server got it, in milliseconds. */
  readonly time: number;
  readonly kind: ClaimKind;
  /** Whose place; of no matter for what is said about the opponents. */
  readonly player: string;
}

export interface ClaimedRound {
  /** Ids of players, in the order in which they have taken their places. */
  readonly posts: readonly string[];
  /** Whether the opponents have begun: nobody gets a place before them any more (ours). */
  readonly isClosed: boolean;
}

/**
 * What the claims of one round come to, in whichever order they are handed over. Only the first of a
 * player counts; a place that is given back can be taken anew, further behind (ours).
 */
export function foldClaims(claims: readonly Claim[]): ClaimedRound {
  const inOrder = [...claims].sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
  let posts: readonly string[] = [];
  let isClosed = false;
  for (const { kind, player } of inOrder) {
    if (kind === "opponents" || kind === "reopen") isClosed = kind === "opponents";
    else if (!isClosed && kind === "withdraw") posts = posts.filter((id) => id !== player);
    else if (!isClosed && !posts.includes(player)) posts = [...posts, player];
  }
  return { posts, isClosed };
}
