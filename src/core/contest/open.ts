import { refuse } from "./guard.ts";
import { type ContestChoice, type ContestKind, contestKind } from "./kind.ts";
import { answerContest } from "./moves.ts";
import { type Participant, participantOf, publicName } from "./participants.ts";
import { postMessage, speakerOf } from "./post.ts";
import { playersOf } from "./rights.ts";
import { worldTimeLimit } from "./time-limit.ts";

/** What somebody lays down who opens a contest. */
export interface OpenOptions {
  /** Id of a registered kind. */
  readonly kind: string;
  /** Who opens it: an actor or a token of this user's, or the UUID of one. */
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
  readonly skipDialog?: boolean;
}

/** One side of a new offer. */
interface NewSide extends Participant {
  readonly id: string;
  readonly name: string;
  readonly users: readonly string[];
}

/**
 * Opens a contest: first the opener chooses, then the offer goes out, then the opener's own move.
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
  const choice = given.choice ?? (await choose(kind, sides, given));
  if (!choice) return null;
  const id = await postOffer(kind, sides, given);
  await answerContest(id, sides[0]!.id, { choice });
  return id;
}

function refused(reason: string): null {
  refuse(reason);
  return null;
}

function newSide(participant: Participant): NewSide {
  return {
    ...participant,
    id: foundry.utils.randomID(),
    name: publicName(participant),
    users: playersOf(participant.actor),
  };
}

function choose(kind: ContestKind, [own, ...others]: readonly NewSide[], given: OpenOptions) {
  const { actor, id, name } = own!;
  return kind.choose({
    actor,
    side: id,
    name,
    opponents: others.map((side) => side.name),
    options: given.options ?? {},
    preset: given.preset ?? {},
    skipDialog: given.skipDialog ?? false,
  });
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
    timeLimit,
  };
  const readers = given.private ? readersOf(sides) : [];
  const message = await postMessage("contestOffer", system, {
    speaker: speakerOf(sides[0]!),
    whisper: readers,
  });
  return String(message.id);
}

/** Who reads a private contest. */
function readersOf(sides: readonly NewSide[]): string[] {
  const gameMasters = game.users.filter((user) => user.isGM).map((user) => user.id);
  return [...new Set([game.user.id, ...gameMasters, ...sides.flatMap(({ users }) => [...users])])];
}
