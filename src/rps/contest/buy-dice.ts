import { findContest } from "../../core/contest/joined.ts";
import type { ChooseContext } from "../../core/contest/kind.ts";
import { warn } from "../../core/notify.ts";
import { canonicalJson } from "../../core/rules/contest/commitment.ts";
import { nearestDice } from "../rules/dice-cap.ts";
import { growthRollOf } from "./acting.ts";
import type { DiceChoice } from "./choices.ts";
import { commitConfig } from "./commit-config.ts";
import { RpsCommitDialog } from "./commit-dialog.ts";
import { armourOf } from "./weapons.ts";

/**
 * Who meets nobody buys nothing, and is not asked. What a game master lays down while the dialog is
 * open opens it anew: nobody buys dice in view of what no longer holds.
 */
export async function buyDice(context: ChooseContext): Promise<DiceChoice | null> {
  const armour = armourOf(context.actor);
  for (let ruling = context.ruling, wish: number | null = null; ; ) {
    const initial = commitConfig({ ...context, ruling }, growthRollOf(context.hidden).face ?? 0);
    if (wish !== null) initial.dice = nearestDice(wish, initial.cap);
    if (initial.meeting === "none") return { dice: initial.cap.min, armour };
    const config = context.skipDialog ? initial : await RpsCommitDialog.ask(initial);
    const latest = latestRuling(context);
    if (!config || isSame(latest, ruling)) return config && { dice: config.dice, armour };
    warn("QUARTET.Rps.Contest.RuledMeanwhile");
    [ruling, wish] = [latest, config.dice];
  }
}

type Ruling = ChooseContext["ruling"];

function latestRuling({ contest: id, ruling }: ChooseContext): Ruling {
  const contest = findContest(id);
  return contest ? (contest.state.early?.data ?? null) : ruling;
}

const isSame = (a: Ruling, b: Ruling): boolean => canonicalJson(a) === canonicalJson(b);
