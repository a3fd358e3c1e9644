import { commitment } from "../rules/contest/commitment.ts";
import { chooseContext } from "./context.ts";
import { once, refuse } from "./guard.ts";
import { newNonce, sha256Hex } from "./hash.ts";
import type { Declared } from "./kind.ts";
import { postMove } from "./post.ts";
import { gameMasters } from "./rights.ts";
import { keepHidden } from "./secrets.ts";
import { isOnTurn, stepOf, type Turn, turn, type WhyNot } from "./turn.ts";

export interface DeclareOptions {
  /** Declare without asking, as far as the kind can. */
  readonly skipDialog?: boolean;
  /** What was declared already. */
  readonly declared?: Declared;
}

/** A game master may take anybody out of turn. */
const whyNot: WhyNot = ({ contest, side }) => {
  if (stepOf(contest, side) !== "declare") return "TooLate";
  return isOnTurn(contest, side) || game.user.isGM ? null : "NotYourTurn";
};

/**
 * Declares for a side, before anybody chooses. What is secret of it stays in this browser. A game
 * master can declare for anyone.
 * @returns Whether a declaration was posted. Refusals are told to the user, and change nothing.
 */
export function declareContest(
  id: string,
  sideId: string,
  options: DeclareOptions = {},
): Promise<boolean> {
  // A key of its own: the last to declare may be asked to choose before all of this is sent.
  return once(`declare ${id} ${sideId}`, async () => {
    const first = turn(id, sideId, whyNot);
    if (typeof first === "string") return refuse(first);
    const declared = options.declared ?? (await ask(first, options));
    if (!declared) return false;
    // Much can have happened while the dialog was open.
    const now = turn(id, sideId, whyNot);
    if (typeof now === "string") return refuse(now);
    await declare(now, declared);
    return true;
  });
}

async function ask({ contest, kind, side }: Turn, { skipDialog = false }: DeclareOptions) {
  if (!side.actor) {
    refuse("ActorGone");
    return null;
  }
  return kind.declare?.(chooseContext(contest, side, side.actor, skipDialog)) ?? null;
}

/** Kept before it is posted: a declaration whose secret was lost could never be revealed. */
async function declare({ contest, side }: Turn, declared: Declared): Promise<void> {
  const secret = { nonce: newNonce(), hidden: asStored(declared.hidden) };
  await keepHidden(contest.id, side.id, secret);
  const { nonce, hidden: choice } = secret;
  const hash = commitment(sha256Hex, contest.id, side.id, { nonce, choice });
  const isPrivate = declared.private === true;
  const data = { open: declared.open, hash, ...(isPrivate && { private: true }) };
  await postMove(contest, "declare", { side, data });
  if (!isPrivate) return;
  // An empty list would tell everybody. A whisper is as private as the server keeps it: what not
  // even game masters may know is in the hidden part, which nobody is sent.
  const whisper = [...new Set([game.user.id, ...gameMasters()])];
  await postMove(contest, "aside", { side, data: declared.aside ?? {}, whisper });
}

/** Plain data, as they come back from storage: rolls and the like are more before that. */
function asStored(hidden: object): object {
  return JSON.parse(JSON.stringify(hidden)) as object;
}
