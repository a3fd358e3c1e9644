import { type Contest, joinContest } from "../../core/contest/joined.ts";
import { offerMessages } from "../../core/contest/messages.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { battleOf } from "../contest/battle-options.ts";

/** Contests that were called off leave the round to be opened once more. */
const CALLED_OFF: readonly string[] = ["withdrawn", "closed"];

/** The contest of a fight's round, as a game master has opened it; `null` before that. */
export function roundContest({ id, round }: Pick<QuartetCombat, "id" | "round">): Contest | null {
  const offers = offerMessages().filter(({ system, author }) => {
    const battle = battleOf(system.options as Readonly<Record<string, unknown>>);
    return battle?.combat === id && battle?.round === round && author?.isGM === true;
  });
  const contests = offers.map(joinContest);
  return contests.findLast(({ state }) => !CALLED_OFF.includes(state.phase)) ?? null;
}
