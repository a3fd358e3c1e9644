import type { Standing } from "../../core/combat/rules.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { foldClaims, type RoundOrder, roundOrder } from "../rules/order.ts";
import { claimsOf } from "./claims.ts";
import { type Fighter, fightersOf } from "./fighters.ts";

/** Where a round stands. */
export type OrderPhase = "notStarted" | "players" | "ready" | "opponents" | "done";

/** The order of a round as it stands. */
export interface FightOrder extends RoundOrder {
  readonly phase: OrderPhase;
  readonly fighters: readonly Fighter[];
  /** Ids of players who have their place, in order. */
  readonly placed: readonly string[];
  /** Ids of players who get none in this round: they cannot act, or the opponents were faster. */
  readonly out: readonly string[];
}

/** Players in the order in which they act, then all opponents together (Trauma 003:15). */
export function fightOrder(combat: QuartetCombat): FightOrder {
  const { posts, isClosed } = foldClaims(combat.started ? claimsOf(combat) : []);
  return orderOf(fightersOf(combat), { posts, isClosed, started: combat.started });
}

interface Round {
  readonly posts: readonly string[];
  readonly isClosed: boolean;
  readonly started: boolean;
}

/** The same from what is known. Whoever has acted keeps the place, whatever happens then. */
export function orderOf(fighters: readonly Fighter[], round: Round): FightOrder {
  const idsOf = (side: Fighter["side"]) =>
    fighters.filter((one) => one.side === side).map(({ id }) => id);
  const players = idsOf("player");
  const placed = round.posts.filter((id) => players.includes(id));
  const out = fighters
    .filter(({ id, side, canAct }) => side === "player" && !placed.includes(id) && !canAct)
    .map(({ id }) => id);
  const late = round.isClosed ? players.filter((id) => !placed.includes(id)) : [];
  const order = roundOrder(players, placed, idsOf("opponent"), [...new Set([...out, ...late])]);
  return {
    ...order,
    phase: phaseOf(round, order),
    fighters,
    placed,
    out: [...new Set([...out, ...late])],
  };
}

function phaseOf({ started, isClosed }: Round, { waiting, enemiesAct }: RoundOrder): OrderPhase {
  if (!started) return "notStarted";
  if (isClosed) return "opponents";
  if (waiting.length > 0) return "players";
  return enemiesAct ? "ready" : "done";
}

/** Where everybody stands in the tracker. Opponents who can act share the place after all players who can. */
export function standingsOf(order: FightOrder): ReadonlyMap<string, Standing> {
  const { phase, placed, waiting, out, fighters } = order;
  const opponents = fighters.filter(({ side }) => side === "opponent");
  const idsOf = (canAct: boolean) =>
    opponents.filter((one) => one.canAct === canAct).map(({ id }) => id);
  // Those whom players do not see yet must not show in anybody's place.
  const open = fighters.filter(({ id, combatant }) => waiting.includes(id) && !combatant.hidden);
  const last = placed.length + open.length + 1;
  const shown = phase === "notStarted" ? null : last;
  return new Map<string, Standing>([
    ...placed.map((id, i): [string, Standing] => [id, { at: i + 1, place: i + 1 }]),
    ...waiting.map((id): [string, Standing] => [id, { at: last - 0.5, place: null }]),
    ...idsOf(true).map((id): [string, Standing] => [id, { at: last, place: shown }]),
    ...[...out, ...idsOf(false)].map((id): [string, Standing] => [
      id,
      { at: last + 1, place: null },
    ]),
  ]);
}
