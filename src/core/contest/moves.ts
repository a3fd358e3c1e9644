import { commitment } from "../rules/contest/commitment.ts";
import { isInPlay, isOver } from "../rules/contest/state.ts";
import { payCosts } from "./consequences.ts";
import { once, refuse } from "./guard.ts";
import { newNonce, sha256Hex } from "./hash.ts";
import { type Contest, type ContestSide, findContest } from "./joined.ts";
import type { ContestChoice, ContestKind } from "./kind.ts";
import { postMove } from "./post.ts";
import { leads, mayActFor } from "./rights.ts";
import { keepSecret } from "./secrets.ts";

interface Turn {
  readonly contest: Contest;
  readonly kind: ContestKind;
  readonly side: ContestSide;
}

/** A contest and a side of it that this user may move for now; a reason where not. */
function turn(id: string, sideId: string, isDue: (turn: Turn) => boolean): Turn | string {
  const contest = findContest(id);
  const side = contest?.sides.find((entry) => entry.id === sideId);
  if (!contest || !side) return "Gone";
  if (!mayActFor(side)) return "NotYours";
  if (!contest.kind) return "UnknownKind";
  const found = { contest, kind: contest.kind, side };
  return isDue(found) ? found : "TooLate";
}

const mayAnswer = ({ contest, side }: Turn): boolean =>
  !isOver(contest.state.phase) && side.state.status === "waiting";

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
export function answerContest(id: string, sideId: string, options: AnswerOptions = {}) {
  return once(`answer ${id} ${sideId}`, async () => {
    const first = turn(id, sideId, mayAnswer);
    if (typeof first === "string") return refuse(first);
    const choice = options.choice ?? (await choose(first, options));
    if (!choice) return false;
    // Much can have happened while the dialog was open.
    const now = turn(id, sideId, mayAnswer);
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
  return kind.choose({
    actor: side.actor,
    side: side.id,
    name: side.name,
    opponents: contest.sides.filter(({ id }) => id !== side.id).map(({ name }) => name),
    options: contest.options,
    preset: {},
    skipDialog,
  });
}

async function answer({ contest, kind, side }: Turn, choice: ContestChoice): Promise<void> {
  const context = rollContext(contest, side);
  const rolls = await kind.roll(choice, context);
  await postMove(contest, "answer", { side, data: { choice, sides: context.sides }, rolls });
  await payCosts(contest, side, choice);
}

/** Kept before it is posted: a commitment whose choice was lost could never be revealed. */
async function commit({ contest, side }: Turn, choice: ContestChoice): Promise<void> {
  const secret = { nonce: newNonce(), choice };
  await keepSecret(contest.id, side.id, secret);
  const hash = commitment(sha256Hex, contest.id, side.id, secret);
  await postMove(contest, "commit", { side, data: { hash } });
}

/** What a kind is told when dice of a side are to fall. */
export function rollContext(contest: Contest, side: ContestSide) {
  const again = contest.outcome?.again.find((request) => request.side === side.id) ?? null;
  const inPlay = contest.sides.filter(({ state }) => isInPlay(state));
  return {
    options: contest.options,
    side: side.id,
    opener: contest.sides[0]?.id ?? "",
    sides: inPlay.map(({ id }) => id),
    again,
  };
}

/** Throws the dice that the rules ask for after a tie. */
export function rollAgain(id: string, sideId: string): Promise<boolean> {
  return once(`again ${id} ${sideId}`, async () => {
    const isAsked = ({ contest }: Turn) =>
      contest.outcome?.again.some((request) => request.side === sideId) === true;
    const found = turn(id, sideId, isAsked);
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
    const found = turn(id, sideId, mayAnswer);
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

/** What a game master decides about the outcome, in the way of the kind. */
export function ruleContest(id: string, data: Readonly<Record<string, unknown>>) {
  return once(`rule ${id}`, async () => {
    const contest = findContest(id);
    if (!contest) return refuse("Gone");
    if (!game.user.isGM) return refuse("NotYours");
    if (contest.state.phase !== "answered") return refuse("TooLate");
    await postMove(contest, "ruling", { data });
    return true;
  });
}
