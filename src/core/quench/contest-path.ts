import { receiptsOf } from "../contest/changes.ts";
import { applyConsequences, undoConsequence } from "../contest/consequences.ts";
import { declareContest } from "../contest/declare.ts";
import { type Contest, findContest } from "../contest/joined.ts";
import { answerContest } from "../contest/moves.ts";
import type { Conflict } from "./main-path.ts";

/** How long a contest may take until everything is on the table, in milliseconds. */
const PATIENCE = 5000;

/**
 * Answers for all sides of a contest without a dialog, as a game master may.
 * @returns What it asks for; `null` if that is nothing.
 */
export async function answerForAll(
  id: string,
  rule?: (contest: Contest) => Promise<unknown>,
): Promise<Conflict | null> {
  const sides = findContest(id)?.sides.map((side) => side.id) ?? [];
  for (const side of sides)
    if (findContest(id)?.offer.declares && isAsked(id, side))
      await declareContest(id, side, { skipDialog: true });
  for (const side of sides)
    if (isAsked(id, side)) await answerContest(id, side, { skipDialog: true });
  const contest = await until(() => settled(id));
  if (!contest) return null;
  await rule?.(contest);
  const asked = (await until(() => settled(id), rule ? isAsking : undefined))?.proposals ?? [];
  const open = asked.filter(({ id: proposal, side }) => {
    const actor = contest.sides.find((one) => one.id === side)?.actor ?? null;
    return !receiptsOf(actor, id)[proposal];
  });
  if (open.length === 0) return null;
  return {
    apply: () =>
      applyConsequences(
        id,
        open.map((proposal) => proposal.id),
      ),
    async undo() {
      for (const { id: proposal, side } of open) await undoConsequence(id, side, proposal);
    },
  };
}

const isAsking = ({ proposals, settlements }: Contest): boolean =>
  proposals.length > settlements.length;

/** Whether a side has still to declare, or to choose. */
function isAsked(id: string, side: string): boolean {
  const state = findContest(id)?.sides.find((one) => one.id === side)?.state;
  return state?.status === "waiting" || state?.status === "declared";
}

/** The contest once there is an outcome and the rules have done their part. */
function settled(id: string): Contest | null {
  const contest = findContest(id);
  if (!contest?.outcome || contest.outcome.again.length > 0) return null;
  const isDone = contest.settlements.every(({ id: proposal, side }) => {
    const actor = contest.sides.find((one) => one.id === side)?.actor ?? null;
    return receiptsOf(actor, id)[proposal];
  });
  return isDone ? contest : null;
}

async function until(
  look: () => Contest | null,
  isRight: (contest: Contest) => boolean = () => true,
): Promise<Contest | null> {
  for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
    const found = look();
    if (found && isRight(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
}
