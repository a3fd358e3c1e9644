import { buyDice, type DiceCap, diceCap, type SkillUse } from "../rules/dice-cap.ts";
import { inOrderOfWinners, lateSuccesses, type PairResult, resolvePairs } from "../rules/pairs.ts";
import { type Growth, grow, type Spending } from "../rules/reserve.ts";
import { contested } from "../rules/round.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { DeclaredAction } from "./choices.ts";
import type { EarlyRuling, LateRuling } from "./rulings.ts";
import { aimedAt, termsOf } from "./side-terms.ts";

/** A side with everything on the table. */
export interface ActingSide {
  readonly id: string;
  readonly action: DeclaredAction;
  readonly reserve: number;
  readonly limit: number;
  readonly tk: number;
  readonly growthDie: number;
  /** Dice that were bought, and their faces. */
  readonly bought: number;
  readonly dice: readonly number[];
}

/** What all sides share. */
export interface ActionFrame {
  readonly biggerThanDuel: boolean;
  readonly order: readonly (readonly string[])[];
  readonly early: EarlyRuling;
  readonly late: LateRuling;
}

/** What a turn did to a side. Sides that nobody met neither grow nor pay. RPS [38] */
export interface JudgedSide {
  readonly id: string;
  readonly turn: {
    readonly growth: Growth;
    readonly cap: DiceCap;
    readonly spending: Spending;
    readonly dice: readonly number[];
  } | null;
}

/** How two sides fared against each other. */
export interface JudgedPair extends PairResult {
  readonly key: string;
  /** The winner acted against the loser: it was not merely a defence that held. */
  readonly isAttack: boolean;
  /** The winner was itself beaten by somebody faster: the game master may void it. RPS [89] */
  readonly isLate: boolean;
  readonly isVoid: boolean;
}

/** What an opposed action comes to. */
export interface JudgedAction {
  readonly sides: readonly JudgedSide[];
  readonly pairs: readonly JudgedPair[];
}

/** @returns The name of a pair, whoever of the two comes first. */
export const pairKey = (a: string, b: string): string => [a, b].sort().join("-");

/**
 * An opposed action of two or more, each of whom throws once: growth, limit, dice and all pairs.
 * @throws {RuleError} for dice that the reserve, the skill or TK do not allow. RPS [4–9][63–77][82]
 */
export function judgeAction(
  sides: readonly ActingSide[],
  frame: ActionFrame,
  settings: RpsSettings,
): JudgedAction {
  const ids = sides.map(({ id }) => id);
  const meeting = contested({
    declarations: sides.map((side) => ({
      actor: side.id,
      targets: aimedAt(side, ids),
      skill: side.action.value.level,
      way: side.action.way,
    })),
  });
  const judged = sides.map((side): JudgedSide => {
    const isMet = meeting.includes(side.id);
    return { id: side.id, turn: isMet ? turnOf(side, frame, settings) : null };
  });
  const met = sides.filter(({ id }) => meeting.includes(id));
  const results = resolvePairs(
    met.map((side) => ({
      id: side.id,
      ...thrownBy(judged.find(({ id }) => id === side.id)),
      targets: aimedAt(side, ids),
      modifiers: termsOf(side, met, frame.early, settings),
    })),
    settings,
  );
  const late = lateSuccesses(results, frame.order);
  const pairs = inOrderOfWinners(results, frame.order).map((result): JudgedPair => {
    const key = pairKey(result.a, result.b);
    const winner = sides.find(({ id }) => id === result.winner);
    return {
      ...result,
      key,
      isAttack: winner !== undefined && aimedAt(winner, ids).includes(result.loser ?? ""),
      isLate: late.includes(result),
      isVoid: frame.late.voided.includes(key),
    };
  });
  return { sides: judged, pairs };
}

const thrownBy = (side: JudgedSide | undefined) => ({
  dice: side?.turn?.dice ?? [],
  limit: side?.turn?.growth.state ?? "none",
});

/** How a side uses its skill in this contest. */
export function skillUseOf(
  { action, tk }: Pick<ActingSide, "action" | "tk">,
  biggerThanDuel: boolean,
): SkillUse {
  return { skill: action.value.level, tk, biggerThanDuel };
}

function turnOf(side: ActingSide, { biggerThanDuel }: ActionFrame, settings: RpsSettings) {
  const use = skillUseOf(side, biggerThanDuel);
  const growth = grow(
    { reserve: side.reserve, limit: side.limit, skill: use.skill, die: side.growthDie },
    settings,
  );
  const cap = diceCap(growth.reserve, use, settings);
  // A ruling may come while somebody buys: dice beyond the cap are neither paid nor counted.
  const bought = Math.min(side.bought, cap.max);
  const spending = buyDice(growth.reserve, bought, use, settings);
  return { growth, cap, spending, dice: side.dice.slice(0, bought) };
}
