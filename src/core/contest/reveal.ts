import { payCosts } from "./consequences.ts";
import { once, refuse } from "./guard.ts";
import { type Contest, type ContestSide, findContest, joinContest } from "./joined.ts";
import { offerMessages } from "./messages.ts";
import { rollContext } from "./moves.ts";
import { postMove } from "./post.ts";
import { mayActFor } from "./rights.ts";
import { dropSecret, keptSecret } from "./secrets.ts";

/** Whether this browser holds what the side has committed, and all have committed. */
export function mayReveal(contest: Contest, side: ContestSide): boolean {
  const { phase } = contest.state;
  const isDue = phase === "committed" && side.state.status === "committed";
  return isDue && mayActFor(side) && keptSecret(contest.id, side.id) !== null;
}

/** Reveals a choice and throws its dice. Only now is anything paid. */
export function revealChoice(id: string, sideId: string): Promise<boolean> {
  return once(`reveal ${id} ${sideId}`, async () => {
    const contest = findContest(id);
    const side = contest?.sides.find((entry) => entry.id === sideId);
    if (!contest?.kind || !side) return refuse("Gone");
    if (!mayActFor(side)) return refuse("NotYours");
    const secret = keptSecret(id, sideId);
    if (!secret || !mayReveal(contest, side)) return refuse("TooLate");
    const { choice, nonce } = secret;
    const context = rollContext(contest, side);
    const rolls = await contest.kind.roll(choice, context);
    await postMove(contest, "reveal", {
      side,
      data: { choice, nonce, seen: seen(contest), sides: context.sides },
      rolls,
    });
    await dropSecret(id, sideId);
    await payCosts(contest, side, choice);
    return true;
  });
}

/** The commitments as this client sees them: nobody can exchange theirs afterwards. */
function seen({ sides }: Contest): Record<string, unknown> {
  const committed = sides.filter(({ state }) => state.commit !== null);
  return Object.fromEntries(committed.map(({ id, state }) => [id, state.commit?.data.hash]));
}

/** Reveals what this browser holds, once all have committed. */
export async function revealDue(contest: Contest): Promise<void> {
  for (const side of contest.sides)
    if (mayReveal(contest, side)) await revealChoice(contest.id, side.id);
}

/** After a reload: reveals what became due in between. */
export async function revealAllDue(): Promise<void> {
  for (const message of offerMessages())
    if (message.system.secret) await revealDue(joinContest(message));
}
