import type { QuartetActor } from "../documents/actor.ts";
import { actorOf, atHand } from "../documents/lookup.ts";
import { localName } from "../documents/translated.ts";
import { reduceContest } from "../rules/contest/reduce.ts";
import type { ContestOffer, ContestState, SideState } from "../rules/contest/state.ts";
import { sha256Hex } from "./hash.ts";
import { answeredContest, judge } from "./judge.ts";
import {
  type AnsweredContest,
  type ContestKind,
  type ContestOutcome,
  contestKind,
  type Declaration,
  type Proposal,
} from "./kind.ts";
import { moveMessages, type OfferMessage, offerMessage, readMove, readOffer } from "./messages.ts";
import { keptHidden } from "./secrets.ts";

/** One side, with what this client knows of its actor. */
export interface ContestSide {
  readonly id: string;
  readonly name: string;
  readonly uuid: string;
  /** `null` when the actor or its token was deleted. */
  readonly actor: QuartetActor | null;
  readonly token: TokenDocument | null;
  readonly users: readonly string[];
  readonly state: SideState;
  /** What this client knows of its declaration; `null` before it has declared. */
  readonly declaration: Declaration | null;
  /** What it declared in secret, if this browser has declared it, or once it is revealed. */
  readonly hidden: object | null;
}

/** A contest as this client sees it: the offer, its moves, and what they come to. */
export interface Contest {
  readonly id: string;
  readonly message: OfferMessage;
  /** `undefined` where no rule book knows the kind. */
  readonly kind: ContestKind | undefined;
  readonly offer: ContestOffer;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: ContestState;
  readonly sides: readonly ContestSide[];
  /** What the outcome is made of, once all have answered. */
  readonly answered: AnsweredContest | null;
  readonly outcome: ContestOutcome | null;
  /** Whether the rules refused what the messages hold. */
  readonly isBroken: boolean;
  /** What the outcome and the choices ask for, settlements included. */
  readonly proposals: readonly Proposal[];
  /** Those of the proposals that the rules apply by themselves. */
  readonly settlements: readonly Proposal[];
}

/** The contest of an offer; `null` when its message is gone. */
export function findContest(id: string): Contest | null {
  const message = offerMessage(id);
  return message ? joinContest(message) : null;
}

/** Joins an offer with the moves that this client has. */
export function joinContest(message: OfferMessage): Contest {
  const offer = readOffer(message);
  const gameMasters = new Set(game.users.filter((user) => user.isGM).map((user) => user.id));
  const moves = moveMessages(message.id).map(readMove);
  const state = reduceContest(offer, moves, { gameMasters, hash: sha256Hex });
  const kind = contestKind(message.system.kind);
  const options = message.system.options as Contest["options"];
  const sides = message.system.sides.map((side, place): ContestSide => {
    const token: unknown = side.token ? atHand(side.token) : null;
    const actor = actorOf(side.actor);
    const sideState = state.sides[place]!;
    return {
      id: side.id,
      name: localName(side.name, actor),
      uuid: side.actor ?? "",
      actor,
      token: token instanceof TokenDocument ? token : null,
      users: [...side.users] as string[],
      state: sideState,
      declaration: declarationOf(sideState),
      hidden: offer.declares ? hiddenOf(message.id, sideState) : null,
    };
  });
  const answered =
    state.phase === "answered" ? answeredContest(message.id, sides, state, options) : null;
  const judged = answered && kind ? judge(kind, answered) : null;
  return {
    id: message.id,
    message,
    kind,
    offer,
    options,
    state,
    sides,
    answered,
    outcome: judged?.outcome ?? null,
    isBroken: answered !== null && judged === null,
    proposals: judged?.proposals ?? [],
    settlements: judged?.settlements ?? [],
  };
}

function declarationOf({ declare, aside }: SideState): Declaration | null {
  if (!declare) return null;
  const isPrivate = declare.data.private === true;
  return { open: plainObject(declare.data.open), isPrivate, aside: aside?.data ?? null };
}

/** What a side has declared in secret: from its answer, or as this browser keeps it until then. */
function hiddenOf(contest: string, { id, answer }: SideState): object | null {
  return answer ? plainObject(answer.data.hidden) : (keptHidden(contest, id)?.hidden ?? null);
}

/** Data from other clients may be anything. */
function plainObject(data: unknown): object {
  return typeof data === "object" && data !== null ? data : {};
}
