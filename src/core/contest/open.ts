import { declareContest } from "./declare.ts";
import { refuse } from "./guard.ts";
import {
  type ChooseContext,
  type ContestChoice,
  type ContestKind,
  contestKind,
  type Declared,
} from "./kind.ts";
import { answerContest } from "./moves.ts";
import { type Participant, participantOf, publicName, shownName } from "./participants.ts";
import { postMessage, speakerOf } from "./post.ts";
import { gameMasters, playersOf } from "./rights.ts";
import { worldTimeLimit } from "./time-limit.ts";

/** What somebody lays down who opens a contest. */
export interface OpenOptions {
  /** Id of a registered kind. */
  readonly kind: string;
  /**
   * Who opens it: an actor or a token of this user's, or the UUID of one; or a {@link Participant}
   * with the id that its side is to have, such as that of a combatant.
   */
  readonly own: unknown;
  /** One or more others, in the same way. */
  readonly opponents: readonly unknown[];
  /** What the kind wants every side to know. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** What the dialog of the opener starts with, in the way of the kind. */
  readonly preset?: Readonly<Record<string, unknown>>;
  /** Overrides the kind's. */
  readonly secret?: boolean;
  /** Seconds to answer, 0 for as long as it takes; the world's setting if left out. */
  readonly timeLimit?: number;
  /** Only those who take part and the game masters read it. */
  readonly private?: boolean;
  /** What the opener has chosen already. */
  readonly choice?: ContestChoice;
  /** In kinds that declare first: what the opener declares. */
  readonly declared?: Declared;
  /** In kinds that declare first: ask the opener in turn, like everybody else. */
  readonly declareLater?: boolean;
  /** The same, for all alike, as in a round of a fight: no side is said to challenge the others. */
  readonly convened?: boolean;
  readonly skipDialog?: boolean;
}

/** One side of a new offer. */
interface NewSide extends Participant {
  readonly id: string;
  readonly name: string;
  readonly users: readonly string[];
}

/** Sides whose opener declares in this very moment: nobody needs to ask them. */
const opening = new Set<string>();

export function isOpening(sideId: string): boolean {
  return opening.has(sideId);
}

/**
 * Opens a contest: first the opener chooses, or declares where that comes first, then the offer
 * goes out, then the opener's own move.
 * Nothing is posted if the opener thinks better of it.
 * @returns Id of the offer; `null` if there is none. Refusals are told to the user.
 */
export async function openContest(given: OpenOptions): Promise<string | null> {
  const kind = contestKind(given.kind);
  const own = participantOf(given.own);
  const others = given.opponents.map(participantOf);
  if (!kind) return refused("UnknownKind");
  if (!own || others.some((entry) => entry === null)) return refused("ActorGone");
  if (!own.actor.isOwner) return refused("NotYours");
  const participants = [own, ...(others as Participant[])];
  if (new Set(participants.map(({ actor }) => actor.uuid)).size !== participants.length)
    return refused("Twice");
  if (participants.length < 2) return refused("NoOpponent");
  if (!participants.every(({ actor }) => kind.accepts(actor))) return refused("WrongBook");
  const sides = participants.map(newSide);
  if (new Set(sides.map(({ id }) => id)).size !== sides.length) return refused("Twice");
  if (kind.declare) return openDeclaring(kind, sides, given);
  const choice = given.choice ?? (await kind.choose(firstContext(sides, given)));
  if (!choice) return null;
  const id = await postOffer(kind, sides, given);
  await answerContest(id, sides[0]!.id, { choice });
  return id;
}

async function openDeclaring(kind: ContestKind, sides: readonly NewSide[], given: OpenOptions) {
  if (given.declareLater || given.convened) return postOffer(kind, sides, given);
  const declared = given.declared ?? (await kind.declare?.(firstContext(sides, given)));
  if (!declared) return null;
  const own = sides[0]!.id;
  opening.add(own);
  try {
    const id = await postOffer(kind, sides, given);
    await declareContest(id, own, { declared });
    return id;
  } finally {
    opening.delete(own);
  }
}

function refused(reason: string): null {
  refuse(reason);
  return null;
}

/** @throws For an id that receipts could not be kept by. */
function newSide(participant: Participant): NewSide {
  const { actor, token, id = foundry.utils.randomID() } = participant;
  if (!/^[\w-]+$/.test(id)) throw new Error(`no side of a contest can have the id "${id}"`);
  return { actor, token, id, name: publicName(participant), users: playersOf(actor) };
}

/** What the kind is told before there is an offer. */
function firstContext(sides: readonly NewSide[], given: OpenOptions): ChooseContext {
  const [own, ...others] = sides;
  const { actor, id } = own!;
  return {
    contest: "",
    actor,
    side: id,
    name: shownName(own!),
    opponents: others.map(shownName),
    opener: id,
    sides: sides.map((side) => side.id),
    declarations: {},
    hidden: null,
    names: Object.fromEntries(sides.map((side) => [side.id, shownName(side)])),
    ruling: null,
    options: given.options ?? {},
    preset: given.preset ?? {},
    skipDialog: given.skipDialog ?? false,
  };
}

async function postOffer(
  kind: ContestKind,
  sides: readonly NewSide[],
  { options = {}, secret = kind.secret, timeLimit = worldTimeLimit(), ...given }: OpenOptions,
): Promise<string> {
  const system = {
    kind: kind.id,
    sides: sides.map(({ id, actor, token, name, users }) => {
      return { id, actor: actor.uuid, token: token?.uuid ?? null, name, users };
    }),
    options,
    secret,
    declares: kind.declare !== undefined,
    timeLimit,
  };
  const readers = given.private ? readersOf(sides) : [];
  const message = await postMessage("contestOffer", system, {
    speaker: given.convened ? null : speakerOf(sides[0]!),
    whisper: readers,
  });
  return String(message.id);
}

/** Who reads a private contest. */
function readersOf(sides: readonly NewSide[]): string[] {
  return [
    ...new Set([game.user.id, ...gameMasters(), ...sides.flatMap(({ users }) => [...users])]),
  ];
}
