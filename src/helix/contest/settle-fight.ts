import type { Chain } from "../rules/action.ts";
import { type ExchangeOutcome, exchange, type RollingFighter } from "../rules/combat.ts";
import type { HitLocation } from "../rules/hit-location.ts";
import type { HelixSettings } from "../rules/settings.ts";
import { actionValueOf, type CombatChoice } from "./choices.ts";

/** One opponent of the fighter who opened, with the dice of both sides against each other. */
export interface Pair {
  readonly id: string;
  readonly choice: CombatChoice;
  readonly chains: readonly Chain[];
  /** The opener's dice against this one. */
  readonly openerChains: readonly Chain[];
  /** Where the game master lets the winner's hit land, instead of where the die says. */
  readonly called: HitLocation | null;
}

/** One exchange of blows, by the id of the opponent. In the outcome, the opener is 0. */
export interface Duel {
  readonly opponent: string;
  readonly outcome: ExchangeOutcome;
}

function fighter(
  choice: CombatChoice,
  chains: readonly Chain[],
  opponents: number,
  called: HitLocation | null,
): RollingFighter {
  const { agility, weapon, armour, lp, scale, defendOnly } = choice;
  return {
    ...actionValueOf(choice),
    agility,
    weapon: weapon?.value ?? 0,
    armour,
    lp,
    scale,
    defendOnly,
    opponents,
    chains,
    calledLocation: called,
  };
}

/** One exchange. Dice that the rules have not asked for do not count. */
function settlePair(opener: CombatChoice, among: number, pair: Pair, settings: HelixSettings) {
  const most = Math.min(pair.chains.length, pair.openerChains.length);
  for (let used = 1; ; used++) {
    const outcome = exchange(
      fighter(opener, pair.openerChains.slice(0, used), among, pair.called),
      fighter(pair.choice, pair.chains.slice(0, used), pair.choice.opponents, pair.called),
      settings,
    );
    if (outcome.rule !== "tieReroll" || used >= most) return outcome;
  }
}

/**
 * A fight of one against one or more: a separate exchange against each, at −1 for every opponent
 * beyond the first (HELIX 002:37-44, 002:56). Whoever faces even more people has said so.
 * @throws {RuleError} for choices or dice that the rules refuse.
 */
export function settleFight(
  opener: CombatChoice,
  pairs: readonly Pair[],
  settings: HelixSettings,
): readonly Duel[] {
  const among = Math.max(opener.opponents, pairs.length, 1);
  return pairs.map((pair) => {
    return { opponent: pair.id, outcome: settlePair(opener, among, pair, settings) };
  });
}
