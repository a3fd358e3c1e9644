import type { Contest, ContestSide } from "../../core/contest/joined.ts";
import { isAddressed } from "../../core/contest/rights.ts";
import { isOnTurn, stepOf } from "../../core/contest/turn.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { markOf } from "../contest/marks.ts";
import { readEarly } from "../contest/rulings.ts";
import type { Phase } from "../rules/battle.ts";
import type { BattleInitiative } from "../rules/initiative.ts";
import { metresPerRound } from "../rules/movement.ts";
import { DEFENCES, type Defence } from "../rules/round.ts";
import { PACES, type Pace, type RoundLength } from "../rules/world.ts";
import { allFighters, type Fighter, fightersNow } from "./fighters.ts";
import { initiativeNow } from "./initiative-sum.ts";
import { isBiggerNow } from "./open-round.ts";
import { battlePhase } from "./phase.ts";
import { roundContest } from "./round-contest.ts";
import { type FightState, fightState } from "./state.ts";
import { handItems } from "./weapons.ts";

/** How far somebody is with the round. */
export const STATUSES = [
  "noInitiative",
  "ready",
  "declares",
  "waits",
  "declared",
  "chooses",
  "committed",
  "thrown",
  "out",
  "nextRound",
  "hidden",
  "double",
] as const;
export type FighterStatus = (typeof STATUSES)[number];

/** One fighter, as far as this reader may know. */
export interface FighterFacts {
  readonly id: string;
  readonly name: string;
  readonly status: FighterStatus;
  /** Id of its side, where this reader is asked to do something for it. */
  readonly asked: string | null;
  /** What initiative is made of; `null` for readers who may not see the sheet. */
  readonly initiative:
    | (BattleInitiative & { readonly names: Readonly<Record<string, string>> })
    | null;
  /** Metres in a round; `null` where the game master has to tell, or for nobody's eyes. */
  readonly metres: Readonly<Record<Pace, number>> | null;
  /** Defences that are used up for this fight, and against whom. RPS [119][121] */
  readonly used: readonly { readonly defence: Defence; readonly names: readonly string[] }[];
  /** What lies ready, while this reader may still take it in hand; else empty. */
  readonly weapons: readonly {
    readonly uuid: string;
    readonly name: string;
    readonly size: number;
    readonly isHeld: boolean;
  }[];
}

/** A fight, as far as this reader may know. */
export interface BattleFacts {
  readonly isGM: boolean;
  readonly round: number;
  readonly phase: Phase;
  readonly length: RoundLength;
  readonly lengthWords: string;
  readonly biggerThanDuel: boolean;
  /** Id of the message with the round's card; `null` before it is opened. */
  readonly contest: string | null;
  readonly fighters: readonly FighterFacts[];
}

export function battleFacts(combat: QuartetCombat): BattleFacts {
  const state = fightState(combat);
  const contest = combat.started ? roundContest(combat) : null;
  const seen = allFighters(combat).filter(
    ({ combatant: { visible, isDefeated } }) => visible && !isDefeated,
  );
  return {
    isGM: game.user.isGM,
    round: combat.round,
    phase: battlePhase(contest?.state ?? null, state.narrated === combat.round),
    length: state.roundLength,
    lengthWords: state.lengthWords,
    biggerThanDuel: contest ? isBiggerIn(contest) : isBiggerNow(combat, fightersNow(combat)),
    contest: contest?.id ?? null,
    fighters: seen.map((fighter) => fighterFacts(fighter, { combat, seen, contest, state })),
  };
}

/** As the round was opened, unless the game master has said otherwise since. RPS [63] */
function isBiggerIn({ options, state }: Contest): boolean {
  return readEarly(state.early?.data ?? null).bigger ?? options.biggerThanDuel === true;
}

interface Frame {
  readonly combat: QuartetCombat;
  readonly seen: readonly Fighter[];
  readonly contest: Contest | null;
  readonly state: FightState;
}

function fighterFacts(fighter: Fighter, { combat, seen, contest, state }: Frame): FighterFacts {
  const { id, combatant, actor, model, hasInitiative } = fighter;
  // One who has joined since has no side in this round.
  const side = contest?.sides.find((entry) => entry.id === id) ?? null;
  const mayRead = actor.testUserPermission(game.user as never, "OBSERVER");
  const isMine = actor.isOwner && (!game.user.isGM || combatant.isNPC);
  const items = handItems(actor);
  const names = Object.fromEntries(items.map(({ item }) => [String(item.id), item.name]));
  return {
    id,
    name: combatant.name ?? "",
    status: side && contest ? statusIn(contest, side) : statusOutside(fighter, combat, contest),
    asked: contest && side && isAsked(contest, side) ? side.id : null,
    initiative: mayRead && hasInitiative ? { ...initiativeNow(fighter), names } : null,
    used: usedDefences(fighter, seen, String(combat.id)),
    metres: mayRead ? metresOf(model.speed, state.roundLength) : null,
    weapons:
      contest || !isMine
        ? []
        : items.map(({ item, size, isHeld }) => ({
            uuid: item.uuid,
            name: item.name,
            size,
            isHeld,
          })),
  };
}

function statusOutside(
  { combatant, actor, hasInitiative }: Fighter,
  combat: QuartetCombat,
  contest: Contest | null,
): FighterStatus {
  if (combatant.hidden) return "hidden";
  const other = fightersNow(combat).find((one) => one.actor.uuid === actor.uuid);
  if (other && other.id !== combatant.id) return "double";
  if (contest) return "nextRound";
  return hasInitiative ? "ready" : "noInitiative";
}

function statusIn(contest: Contest, side: ContestSide): FighterStatus {
  const step = stepOf(contest, side);
  if (step === "declare") return isOnTurn(contest, side) ? "declares" : "waits";
  if (step === "choose") return "chooses";
  const { status } = side.state;
  if (status === "declared" || status === "committed") return status;
  return status === "answered" ? "thrown" : "out";
}

function usedDefences({ actor }: Fighter, seen: readonly Fighter[], fight: string) {
  return DEFENCES.map((defence) => {
    const against = seen.filter(({ id }) => markOf(actor, fight, defence, id) !== null);
    return { defence, names: against.map(({ combatant }) => combatant.name ?? "") };
  }).filter(({ names }) => names.length > 0);
}

function isAsked(contest: Contest, side: ContestSide): boolean {
  const step = stepOf(contest, side);
  if (step === null || !isAddressed(side)) return false;
  return step === "choose" || isOnTurn(contest, side);
}

function metresOf(speed: Readonly<Record<Pace, number>>, length: RoundLength) {
  if (length.unit === "m") return null;
  const metres = PACES.map((pace) => [pace, metresPerRound(speed[pace], length)] as const);
  return metres.some(([, way]) => way === null)
    ? null
    : (Object.fromEntries(metres) as Record<Pace, number>);
}
