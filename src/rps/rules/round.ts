import { RuleError, requireChoice } from "../../core/rules/errors.ts";
import {
  type Battle,
  battleOrder,
  type Combatant,
  combatantOf,
  type Declaration,
  isBiggerThanDuel,
  requirePhase,
} from "./battle.ts";
import { buyDice, type DiceCap, diceCap, type SkillUse, WAYS } from "./dice-cap.ts";
import { battleInitiative, type WeaponInUse } from "./initiative.ts";
import { isMarked, withMark } from "./marks.ts";
import { type Contestant, inOrderOfWinners, resolvePairs } from "./pairs.ts";
import { grow } from "./reserve.ts";
import { requireCount, requireSkill } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** Step 1: which weapons are in hand, and which are being drawn. It changes the order, so it comes first. @throws {RuleError} RPS [101] */
export function setWeapons(battle: Battle, id: string, weapons: readonly WeaponInUse[]): Battle {
  requirePhase(battle, "weapons");
  const changed: Combatant = { ...combatantOf(battle, id), weapons };
  battleInitiative(changed);
  return replace(battle, changed);
}

/** Step 2: fixes the order and the size of the fight for this round. @throws {RuleError} RPS [63][67][89] */
export function beginDeclarations(battle: Battle): Battle {
  requirePhase(battle, "weapons");
  return {
    ...battle,
    phase: "declare",
    order: battleOrder(battle.combatants),
    biggerThanDuel: isBiggerThanDuel(battle),
  };
}

/** @returns The ids whose turn it is to declare: the first group of the order that is not done. RPS [89] */
export function nextToDeclare(battle: Battle): string[] {
  const open = battle.order.map(({ ids }) =>
    ids.filter((id) => !battle.declarations.some(({ actor }) => actor === id)),
  );
  return open.find((ids) => ids.length > 0) ?? [];
}

/**
 * Step 2: one declares. The fastest first, unless the game master takes somebody out of turn.
 * Whoever joined after the declarations began acts from the next round on. @throws {RuleError} RPS [89]
 */
export function declare(
  battle: Battle,
  declaration: Declaration,
  { outOfTurn = false }: { outOfTurn?: boolean } = {},
): Battle {
  requirePhase(battle, "declare");
  const { actor, targets, skill, way } = declaration;
  const ids = battle.order.flatMap((group) => group.ids);
  requireChoice("actor", actor, ids);
  for (const target of targets) {
    requireChoice("target", target, ids);
    if (target === actor) throw new RuleError("forbidden", { input: "target", value: target });
  }
  requireSkill(skill);
  requireChoice("way", way, WAYS);
  const isDone = battle.declarations.some((other) => other.actor === actor);
  if (isDone || (!outOfTurn && !nextToDeclare(battle).includes(actor)))
    throw new RuleError("forbidden", { input: "actor", value: actor });
  const declarations = [...battle.declarations, declaration];
  const isComplete = declarations.length === ids.length;
  return { ...battle, declarations, phase: isComplete ? "grow" : "declare" };
}

/**
 * @returns Who throws dice this round: everyone who acts against somebody, and everyone acted against,
 * whose own declared skill is the defence. The rest act unopposed: no growth, no limit. RPS [38][82]
 */
export function contested({ declarations }: Pick<Battle, "declarations">): string[] {
  const opposed = declarations.filter(({ way }) => way === "opposed");
  return declarations
    .map(({ actor }) => actor)
    .filter((id) => opposed.some(({ actor, targets }) => actor === id || targets.includes(id)));
}

/** Step 3: growth of all who throw, and the limit. @param dice Their growth dice by id. @throws {RuleError} RPS [5][77] */
export function growAll(
  battle: Battle,
  dice: Readonly<Record<string, number>>,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Battle {
  requirePhase(battle, "grow");
  const growths: Record<string, ReturnType<typeof grow>> = {};
  let grown = battle;
  for (const id of contested(battle)) {
    const one = combatantOf(battle, id);
    const { skill } = declarationOf(battle, id);
    const growth = grow({ ...one, skill, die: dice[id] ?? 0 }, settings);
    growths[id] = growth;
    grown = replace(grown, { ...one, reserve: growth.reserve });
  }
  // After a limit event, or with nothing in the reserve, there is nothing to choose.
  const none = Object.keys(growths).filter((id) => capInRound(grown, id, settings).max === 0);
  const commitments = Object.fromEntries(none.map((id) => [id, 0]));
  return { ...grown, growths, commitments, phase: "commit" };
}

/** @returns How many dice somebody may buy this round. @throws {RuleError} RPS [5][65] */
export function capInRound(
  battle: Battle,
  id: string,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): DiceCap {
  return diceCap(combatantOf(battle, id).reserve, skillUse(battle, id), settings);
}

/** Step 4: one settles on a number of dice, which nobody else sees and nothing is paid for yet. @throws {RuleError} RPS [5][16] */
export function commit(
  battle: Battle,
  id: string,
  count: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Battle {
  requirePhase(battle, "commit");
  requireChoice("id", id, contested(battle));
  buyDice(combatantOf(battle, id).reserve, count, skillUse(battle, id), settings);
  return { ...battle, commitments: { ...battle.commitments, [id]: count } };
}

/** Step 4 is over when all have settled: the numbers are shown and paid. @throws {RuleError} `notEnough` if somebody has not. RPS [5] */
export function reveal(battle: Battle, settings: RpsSettings = DEFAULT_RPS_SETTINGS): Battle {
  requirePhase(battle, "commit");
  const paid = contested(battle).reduce((state, id) => {
    const count = battle.commitments[id];
    if (count === undefined) throw new RuleError("notEnough", { input: "commitments", value: id });
    const one = combatantOf(battle, id);
    const { after } = buyDice(one.reserve, count, skillUse(battle, id), settings);
    return replace(state, { ...one, reserve: after });
  }, battle);
  return { ...paid, phase: "throw" };
}

/**
 * Step 5: everyone throws once, and all pairs are compared, the quickest winner's first.
 * @param faces By id, as many as were bought. @throws {RuleError} RPS [77][82][89]
 */
export function throwAll(
  battle: Battle,
  faces: Readonly<Record<string, readonly number[]>>,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Battle {
  requirePhase(battle, "throw");
  const contestants = contested(battle).map((id): Contestant => {
    const { targets, modifiers = [], way } = declarationOf(battle, id);
    const dice = faces[id] ?? [];
    const bought = battle.commitments[id] ?? 0;
    if (dice.length !== bought)
      throw new RuleError("outOfRange", {
        input: "dice",
        value: dice.length,
        min: bought,
        max: bought,
      });
    const limit = battle.growths[id]?.state ?? "none";
    return { id, dice, targets: way === "opposed" ? targets : [], modifiers, limit };
  });
  const results = inOrderOfWinners(
    resolvePairs(contestants, settings),
    battle.order.map(({ ids }) => ids),
  );
  const throws = Object.fromEntries(contestants.map(({ id, dice }) => [id, dice]));
  return { ...battle, throws, results, phase: "react" };
}

/** The two defences against a success. RPS [118] */
export const DEFENCES = ["parry", "armour"] as const;
export type Defence = (typeof DEFENCES)[number];

/** @returns Which defences are left to the loser of a success: parry first, armour if that fails. RPS [119–121] */
export function openDefences(battle: Battle, defender: string, opponent: string): Defence[] {
  return DEFENCES.filter((defence) => !isMarked(marksOf(battle, defence), defender, opponent));
}

/** Step 6: a parry was tried (well or ill), or armour met a success. @throws {RuleError} `forbidden` if it was used up. RPS [119–121] */
export function useDefence(
  battle: Battle,
  defence: Defence,
  defender: string,
  opponent: string,
): Battle {
  requirePhase(battle, "react");
  requireChoice("defence", defence, DEFENCES);
  for (const id of [defender, opponent]) combatantOf(battle, id);
  if (!openDefences(battle, defender, opponent).includes(defence))
    throw new RuleError("forbidden", { input: "defence", value: defence });
  const marks = withMark(marksOf(battle, defence), defender, opponent);
  return defence === "parry" ? { ...battle, parryMarks: marks } : { ...battle, armourMarks: marks };
}

/** Points spent on a percent action within a fight, such as a parry. @throws {RuleError} RPS [38][120] */
export function setReserve(battle: Battle, id: string, reserve: number): Battle {
  return replace(battle, { ...combatantOf(battle, id), reserve: requireCount("reserve", reserve) });
}

/** Step 7: the game master lets the world run for one round, and tells. @throws {RuleError} RPS [89] */
export function beginNarration(battle: Battle): Battle {
  requirePhase(battle, "react");
  return { ...battle, phase: "narrate" };
}

const marksOf = (battle: Battle, defence: Defence) =>
  defence === "parry" ? battle.parryMarks : battle.armourMarks;

function declarationOf(battle: Battle, id: string): Declaration {
  const found = battle.declarations.find(({ actor }) => actor === id);
  if (found === undefined) throw new RuleError("unknownChoice", { input: "actor", value: id });
  return found;
}

function skillUse(battle: Battle, id: string): SkillUse {
  const { skill } = declarationOf(battle, id);
  return { skill, tk: combatantOf(battle, id).tk, biggerThanDuel: battle.biggerThanDuel };
}

function replace(battle: Battle, one: Combatant): Battle {
  const combatants = battle.combatants.map((other) => (other.id === one.id ? one : other));
  return { ...battle, combatants };
}
