import { RuleError, requireChoice, requireFace } from "../../core/rules/errors.ts";
import type { Way } from "./dice-cap.ts";
import {
  battleInitiative,
  initiativeOrder,
  type OrderGroup,
  type WeaponInUse,
} from "./initiative.ts";
import type { Mark } from "./marks.ts";
import { requireRoundLength } from "./movement.ts";
import type { AimedTerm, PairResult } from "./pairs.ts";
import type { Growth } from "./reserve.ts";
import { DIE_FACES, requireCount, requireSigned, requireTk } from "./scales.ts";
import { DECLARATION_SECRECIES, DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";
import type { RoundLength } from "./world.ts";

/** One round, step by step. RPS [82][89–90] */
export const PHASES = [
  "weapons",
  "declare",
  "grow",
  "commit",
  "throw",
  "react",
  "narrate",
] as const;
export type Phase = (typeof PHASES)[number];

/** One who takes part in a fight. */
export interface Combatant {
  readonly id: string;
  readonly tk: number;
  /** Base initiative. */
  readonly base: number;
  /** The initiative die, thrown once before the fight. RPS [67] */
  readonly die: number;
  /** The game master's change of battle initiative. */
  readonly gm: number;
  readonly reserve: number;
  readonly limit: number;
  readonly weapons: readonly WeaponInUse[];
}

/** What somebody says it will do this round. RPS [89] */
export interface Declaration {
  readonly actor: string;
  readonly targets: readonly string[];
  /** Level of the skill or NB, 1–6. */
  readonly skill: number;
  /** Unopposed if the target is unaware or does not resist: the game master decides. RPS [35] */
  readonly way: Way;
  readonly weapon?: string;
  readonly modifiers?: readonly AimedTerm[];
  /** Said to the game master only. RPS [90] */
  readonly isSecret?: boolean;
}

/** A fight between two of its steps. Plain data: every step makes a new one. */
export interface Battle {
  readonly roundLength: RoundLength;
  readonly round: number;
  readonly phase: Phase;
  readonly combatants: readonly Combatant[];
  /** The game master's word on the size of the fight; null leaves it to the head count. RPS [63] */
  readonly biggerThanDuelOverride: boolean | null;
  /** Taken anew when a round's declarations begin. */
  readonly biggerThanDuel: boolean;
  readonly order: readonly OrderGroup[];
  readonly declarations: readonly Declaration[];
  readonly growths: Readonly<Record<string, Growth>>;
  /** Dice bought, by id; hidden until all have bought. RPS [5][16] */
  readonly commitments: Readonly<Record<string, number>>;
  readonly throws: Readonly<Record<string, readonly number[]>>;
  readonly results: readonly PairResult[];
  /** Both last for the whole fight. RPS [119][121] */
  readonly parryMarks: readonly Mark[];
  readonly armourMarks: readonly Mark[];
}

const EMPTY_ROUND = {
  phase: "weapons",
  order: [],
  declarations: [],
  growths: {},
  commitments: {},
  throws: {},
  results: [],
} as const;

/** Begins a fight. @param combatants With their initiative dice already thrown. @throws {RuleError} RPS [86] */
export function startBattle(
  combatants: readonly Combatant[],
  roundLength: RoundLength = DEFAULT_RPS_SETTINGS.roundLength,
): Battle {
  const empty: Battle = {
    ...EMPTY_ROUND,
    roundLength: requireRoundLength(roundLength),
    round: 1,
    combatants: [],
    biggerThanDuelOverride: null,
    biggerThanDuel: false,
    parryMarks: [],
    armourMarks: [],
  };
  return combatants.reduce(join, empty);
}

/** Somebody joins; a duel that becomes a brawl panics the inexperienced from the next round on. @throws {RuleError} RPS [63][120] */
export function join(battle: Battle, one: Combatant): Battle {
  if (battle.combatants.some(({ id }) => id === one.id))
    throw new RuleError("forbidden", { input: "id", value: one.id });
  requireTk(one.tk);
  requireSigned("base", one.base);
  requireSigned("gm", one.gm);
  requireFace(one.die, DIE_FACES);
  requireCount("reserve", one.reserve);
  return { ...battle, combatants: [...battle.combatants, one] };
}

/** Somebody leaves between rounds. @throws {RuleError} */
export function leave(battle: Battle, id: string): Battle {
  requirePhase(battle, "weapons", "narrate");
  combatantOf(battle, id);
  return { ...battle, combatants: battle.combatants.filter((one) => one.id !== id) };
}

/** Ends a round and begins the next: weapons that were drawn are simply in use now. @throws {RuleError} RPS [89][101] */
export function nextRound(battle: Battle): Battle {
  requirePhase(battle, "narrate");
  const combatants = battle.combatants.map((one) => ({
    ...one,
    weapons: one.weapons.map((weapon) => ({ ...weapon, drawn: false })),
  }));
  return { ...battle, ...EMPTY_ROUND, combatants, round: battle.round + 1 };
}

/** Another length of round, only because the fight has become quite another. @throws {RuleError} RPS [82–83] */
export function changeStyle(battle: Battle, roundLength: RoundLength): Battle {
  requirePhase(battle, "weapons", "narrate");
  return { ...battle, roundLength: requireRoundLength(roundLength) };
}

/** The game master calls it a duel, or no duel, or leaves it to the head count; from the next round on. RPS [63] */
export function callItBigger(battle: Battle, override: boolean | null): Battle {
  return { ...battle, biggerThanDuelOverride: override };
}

/** @returns Whether TK caps skills: more than two take part, friends included, unless the game master says otherwise. RPS [63] */
export function isBiggerThanDuel(
  battle: Pick<Battle, "combatants" | "biggerThanDuelOverride">,
): boolean {
  return battle.biggerThanDuelOverride ?? battle.combatants.length > 2;
}

/** @returns The order of acting with the weapons of this round. @throws {RuleError} RPS [67][101] */
export function battleOrder(combatants: readonly Combatant[]): OrderGroup[] {
  return initiativeOrder(
    combatants.map((one) => ({ ...one, initiative: battleInitiative(one).total })),
  );
}

/** @returns Is the intention kept between the player and the game master? @param wish The player's. @throws {RuleError} RPS [90] */
export function isDeclaredSecretly(
  wish: boolean,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): boolean {
  const { declarationSecrecy } = settings;
  const rule = requireChoice("declarationSecrecy", declarationSecrecy, DECLARATION_SECRECIES);
  return rule === "playerChooses" ? wish : rule === "gmOnly";
}

/** @returns The combatant with this id. @throws {RuleError} `unknownChoice` */
export function combatantOf(battle: Battle, id: string): Combatant {
  const found = battle.combatants.find((one) => one.id === id);
  if (found === undefined)
    throw new RuleError("unknownChoice", {
      input: "id",
      value: id,
      choices: battle.combatants.map((one) => one.id),
    });
  return found;
}

/** @throws {RuleError} `forbidden` unless the fight is in one of the phases. */
export function requirePhase(battle: Battle, ...phases: readonly Phase[]): void {
  if (!phases.includes(battle.phase))
    throw new RuleError("forbidden", { input: "phase", value: battle.phase, choices: phases });
}
