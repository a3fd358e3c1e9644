import { payCosts } from "./consequences.ts";
import { rollContext } from "./context.ts";
import { once, refuse } from "./guard.ts";
import { type Contest, type ContestSide, findContest, joinContest } from "./joined.ts";
import { offerMessages } from "./messages.ts";
import { seenSeals } from "./moves.ts";
import { postMove } from "./post.ts";
import { mayActFor } from "./rights.ts";
import { dropSecrets, keptHidden, keptSecret } from "./secrets.ts";

/** Whether this browser holds everything that the side has bound itself to. */
export function holdsSecrets({ id, offer }: Contest, side: ContestSide): boolean {
  const holdsHidden = !offer.declares || keptHidden(id, side.id) !== null;
  return holdsHidden && keptSecret(id, side.id) !== null;
}

/** Whether this browser holds what the side has committed, and all have committed. */
export function mayReveal(contest: Contest, side: ContestSide): boolean {
  const { phase } = contest.state;
  const isDue = phase === "committed" && side.state.status === "committed";
  return isDue && mayActFor(side) && holdsSecrets(contest, side);
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
    const kept = keptHidden(id, sideId);
    const proof = kept ? { hidden: kept.hidden, hiddenNonce: kept.nonce } : {};
    const context = rollContext(contest, side);
    const rolls = await contest.kind.roll(choice, context);
    await postMove(contest, "reveal", {
      side,
      data: { choice, nonce, ...proof, seen: seenSeals(contest), sides: context.sides },
      rolls,
    });
    await dropSecrets(id, sideId);
    await payCosts(contest, side, choice);
    return true;
  });
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
