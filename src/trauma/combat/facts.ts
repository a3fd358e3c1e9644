import type { QuartetCombat } from "../../core/documents/combat.ts";
import { atHand } from "../../core/documents/lookup.ts";
import { postsClaimTurns } from "../settings/switches.ts";
import { chancesOf, meleeWeapons } from "./chances.ts";
import { collectedAttacks } from "./collect.ts";
import type { Fighter } from "./fighters.ts";
import { type FightOrder, fightOrder, type OrderPhase } from "./round-order.ts";
import { fighterState, isSneaking, movedIn } from "./state.ts";

/** How far somebody is with the round. */
export type FighterStatus = "none" | "waiting" | "acted" | "out" | "late" | "together";

/** The way that somebody has gone in this round. */
export interface WayFacts {
  /** Metres, with difficult terrain counted double. */
  readonly cost: number;
  /** Metres a round, with everything that halves them. */
  readonly speed: number;
}

/** What the one who plays somebody can turn and mark. */
export interface OwnFacts {
  readonly used: Readonly<Record<"action" | "bonusAction" | "reaction" | "movement", boolean>>;
  readonly disengaged: boolean;
  readonly difficult: boolean;
  /** Metres since the last check; `null` while nobody sneaks. */
  readonly sneaked: number | null;
}

/** Somebody has left the reach of a fighter, who may strike. */
export interface ChanceFacts {
  readonly token: string;
  readonly mover: string;
  readonly weapons: readonly { readonly uuid: string; readonly name: string }[];
}

/** One fighter, as far as this reader may know. */
export interface FighterFacts {
  readonly id: string;
  readonly name: string;
  readonly side: Fighter["side"];
  readonly status: FighterStatus;
  readonly isOwner: boolean;
  /** Whether this reader plays it, and not only may. */
  readonly isMine: boolean;
  /** `null` for readers who may not see the sheet. */
  readonly way: WayFacts | null;
  /** `null` for readers who do not play it. */
  readonly own: OwnFacts | null;
  readonly chances: readonly ChanceFacts[];
}

/** A fight, as far as this reader may know. */
export interface OrderFacts {
  readonly isGM: boolean;
  readonly round: number;
  readonly phase: OrderPhase;
  /** Whether a message in character takes the next place. */
  readonly byPost: boolean;
  readonly hasOpponents: boolean;
  /** How many attacks of the opponents wait to be applied. */
  readonly collected: number;
  readonly fighters: readonly FighterFacts[];
}

export function orderFacts(combat: QuartetCombat): OrderFacts {
  const order = fightOrder(combat);
  const seen = order.fighters.filter(({ combatant }) => combatant.visible);
  return {
    isGM: game.user.isGM,
    round: combat.round,
    phase: order.phase,
    byPost: postsClaimTurns(),
    hasOpponents: order.fighters.some(({ side }) => side === "opponent"),
    collected: game.user.isGM && order.phase === "opponents" ? collectedAttacks(combat).length : 0,
    fighters: seen.map((fighter) => fighterFacts(fighter, order, combat)),
  };
}

function fighterFacts(fighter: Fighter, order: FightOrder, combat: QuartetCombat): FighterFacts {
  const { id, combatant, actor, model, side } = fighter;
  const isOwner = combatant.isOwner && actor !== null;
  const isMine = isOwner && (!game.user.isGM || combatant.isNPC);
  const state = fighterState(combatant);
  const mayRead = actor?.testUserPermission(game.user as never, "OBSERVER") === true;
  const isOn = combat.started && model !== null;
  return {
    id,
    name: combatant.name ?? "",
    side,
    status: statusOf(fighter, order),
    isOwner,
    isMine,
    way: isOn && mayRead ? { cost: movedIn(combat.round, state), speed: model.speedNow } : null,
    own:
      isOn && isMine && actor
        ? {
            used: model.turnState.used,
            disengaged: model.turn.disengaged,
            difficult: state.difficult,
            sneaked: isSneaking(actor) ? model.sneaked : null,
          }
        : null,
    chances: isOn && isMine ? chanceFacts(fighter, combat.round) : [],
  };
}

function statusOf({ id, side, canAct }: Fighter, order: FightOrder): FighterStatus {
  if (order.phase === "notStarted") return "none";
  if (order.placed.includes(id)) return "acted";
  if (!canAct) return "out";
  if (side === "opponent") return "together";
  return order.waiting.includes(id) ? "waiting" : "late";
}

function chanceFacts(fighter: Fighter, round: number): ChanceFacts[] {
  const { actor } = fighter;
  const weapons = actor ? meleeWeapons(actor).map(({ uuid, name }) => ({ uuid, name })) : [];
  return chancesOf(fighter, round).flatMap(({ token }) => {
    const mover: unknown = atHand(token);
    return mover instanceof TokenDocument && !mover.hidden
      ? [{ token, mover: mover.name ?? "", weapons }]
      : [];
  });
}
