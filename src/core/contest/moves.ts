import { commitment } from "../rules/contest/commitment.ts";
import { sealOf } from "../rules/contest/fits.ts";
import { isInPlay, isOver } from "../rules/contest/state.ts";
import { payCosts } from "./consequences.ts";
import { chooseContext, rollContext } from "./context.ts";
import { once, refuse } from "./guard.ts";
import { newNonce, sha256Hex } from "./hash.ts";
import { type Contest, type ContestSide, findContest } from "./joined.ts";
import type { ContestChoice } from "./kind.ts";
import { postMove } from "./post.ts";
import { leads } from "./rights.ts";
import { dropSecrets, keepSecret, keptHidden } from "./secrets.ts";
import { holdsDeclared, stepOf, type Turn, turn, type WhyNot } from "./turn.ts";

export { ruleContest } from "./rulings.ts";

/** Everybody declares first; what was declared in another browser cannot be chosen for here. */
const whyNotAnswer: WhyNot = ({ contest, side }) => {
  const step = stepOf(contest, side);
  if (step === "choose") return holdsDeclared(contest, side) ? null : "DeclaredElsewhere";
  const { phase, stage } = contest.state;
  const isEarly = stage === "declare" && !isOver(phase) && isInPlay(side.state);
  return isEarly ? "DeclareFirst" : "TooLate";
};

/** Who has declared is in; only a game master takes out a side that cannot go on. */
const whyNotDecline: WhyNot = ({ contest, side }) => (mayDecline(contest, side) ? null : "TooLate");

export function mayDecline({ state }: Contest, { state: { status } }: ContestSide): boolean {
  const isOpen = status === "waiting" || (status === "declared" && game.user.isGM);
  return isOpen && !isOver(state.phase);
}

export interface AnswerOptions {
  /** Choose without asking, as far as the kind can. */
  readonly skipDialog?: boolean;
  /** What was chosen already. */
  readonly choice?: ContestChoice;
}

/**
 * Answers for a side: the player chooses, the dice fall, and a message of this client's tells it;
 * in secret contests only a commitment goes out. A game master can answer for anyone.
 * @returns Whether an answer was posted. Refusals are told to the user, and change nothing.
 */
export function answerContest(
  id: string,
  sideId: string,
  options: AnswerOptions = {},
): Promise<boolean> {
  return once(`answer ${id} ${sideId}`, async () => {
    const first = turn(id, sideId, whyNotAnswer);
    if (typeof first === "string") return refuse(first);
    const choice = options.choice ?? (await choose(first, options));
    if (!choice) return false;
    // Much can have happened while the dialog was open.
    const now = turn(id, sideId, whyNotAnswer);
    if (typeof now === "string") return refuse(now);
    await (now.contest.offer.secret ? commit(now, choice) : answer(now, choice));
    return true;
  });
}

async function choose({ contest, kind, side }: Turn, { skipDialog = false }: AnswerOptions) {
  if (!side.actor) {
    refuse("ActorGone");
    return null;
  }
  return kind.choose(chooseContext(contest, side, side.actor, skipDialog));
}

async function answer({ contest, kind, side }: Turn, choice: ContestChoice): Promise<void> {
  const context = rollContext(contest, side);
  const rolls = await kind.roll(choice, context);
  const data = { choice, ...declaredProof(contest, side), sides: context.sides };
  await postMove(contest, "answer", { side, data, rolls });
  if (contest.offer.declares) await dropSecrets(contest.id, side.id);
  await payCosts(contest, side, choice);
}

/** Kept before it is posted: a commitment whose choice was lost could never be revealed. */
async function commit({ contest, side }: Turn, choice: ContestChoice): Promise<void> {
  const secret = { nonce: newNonce(), choice };
  await keepSecret(contest.id, side.id, secret);
  const hash = commitment(sha256Hex, contest.id, side.id, secret);
  await postMove(contest, "commit", { side, data: { hash } });
}

/** What proves that a choice belongs to what was declared; nothing where nobody declares. */
function declaredProof(contest: Contest, side: ContestSide): object {
  const kept = contest.offer.declares ? keptHidden(contest.id, side.id) : null;
  return kept ? { hidden: kept.hidden, hiddenNonce: kept.nonce, seen: seenSeals(contest) } : {};
}

/** What all sides have bound themselves to, as this client sees it: nobody can exchange theirs. */
export function seenSeals({ sides }: Contest): Record<string, unknown> {
  const bound = sides.filter(({ state }) => state.commit ?? state.declare);
  return Object.fromEntries(bound.map(({ id, state }) => [id, sealOf(sha256Hex, state)]));
}

/** Throws the dice that the rules ask for after a tie. */
export function rollAgain(id: string, sideId: string): Promise<boolean> {
  return once(`again ${id} ${sideId}`, async () => {
    const found = turn(id, sideId, ({ contest }) => {
      const isAsked = contest.outcome?.again.some((request) => request.side === sideId);
      return isAsked ? null : "TooLate";
    });
    if (typeof found === "string") return refuse(found);
    const { contest, kind, side } = found;
    const context = rollContext(contest, side);
    const choice = (side.state.answer?.data.choice ?? {}) as ContestChoice;
    const rolls = await kind.roll(choice, context);
    const data = { ...context.again?.data, round: side.state.again.length + 1 };
    await postMove(contest, "again", { side, data, rolls });
    return true;
  });
}

/** Declines for a side that has not answered. */
export function declineContest(id: string, sideId: string): Promise<boolean> {
  return once(`answer ${id} ${sideId}`, async () => {
    const found = turn(id, sideId, whyNotDecline);
    if (typeof found === "string") return refuse(found);
    await postMove(found.contest, "decline", { side: found.side });
    return true;
  });
}

/** Takes an offer back, while nothing is on the table that it could spoil. */
export function withdrawContest(id: string): Promise<boolean> {
  return end(id, "withdraw", (contest) => contest.state.phase === "open");
}

/** Whether this user may close a contest that does not get to its end. */
export function mayClose({ state, offer, sides }: Contest): boolean {
  if (state.phase !== "open" && state.phase !== "committed")
    return state.phase === "answered" && game.user.isGM;
  const own = sides.filter(({ users }) => users.includes(offer.author));
  const hasShown = own.every((side) => side.state.answer !== null);
  return game.user.isGM || state.phase === "open" || hasShown;
}

/** Closes a contest that cannot go on, such as one whose actor was deleted. */
export function closeContest(id: string): Promise<boolean> {
  return end(id, "close", mayClose);
}

function end(id: string, type: "withdraw" | "close", isDue: (contest: Contest) => boolean) {
  return once(`end ${id}`, async () => {
    const contest = findContest(id);
    if (!contest) return refuse("Gone");
    if (!leads(contest)) return refuse("NotYours");
    if (!isDue(contest)) return refuse("TooLate");
    await postMove(contest, type);
    return true;
  });
}
