import { messageModeOption } from "../foundry.ts";
import type { MoveType } from "../rules/contest/state.ts";
import type { Contest, ContestSide } from "./joined.ts";

/** What a message of a contest is made of, besides its system data. */
interface Envelope {
  /** Whose name it bears; the user's own where no side speaks. */
  readonly speaker: ChatMessage.SpeakerData | null;
  /** Ids of those who may read it; empty for everyone. */
  readonly whisper: readonly string[];
  readonly rolls?: readonly Roll[];
}

/** Creates a message of a contest. Who may read it is the contest's choice, not the chat's mode. */
export async function postMessage(
  type: "contestOffer" | "contestMove",
  system: object,
  { speaker, whisper, rolls = [] }: Envelope,
) {
  const message = await ChatMessage.implementation.create(
    {
      type,
      system,
      speaker: speaker ?? {},
      whisper: [...whisper],
      rolls: rolls.map((roll) => roll.toJSON()),
      ...(rolls.length > 0 ? { sound: CONFIG.sounds.dice } : {}),
    } as never,
    messageModeOption(whisper.length > 0 ? "gm" : "public") as never,
  );
  if (!message?.id) throw new Error(`the message ${type} was not created`);
  return message;
}

/** The speaker for a side: the name of its token, never that of the actor behind it. */
export function speakerOf(side: {
  readonly name: string;
  readonly actor: Actor.Implementation | null;
  readonly token: TokenDocument | null;
}): ChatMessage.SpeakerData {
  const { name: alias, actor, token } = side;
  return {
    alias,
    actor: actor?.id ?? null,
    token: token?.id ?? null,
    scene: token?.parent?.id ?? null,
  } as ChatMessage.SpeakerData;
}

interface MoveOptions {
  readonly side?: ContestSide;
  readonly data?: object;
  readonly rolls?: readonly Roll[];
  /** Who reads it; everybody who reads the offer if left out. */
  readonly whisper?: readonly string[];
}

/** Posts a move. Every client writes only messages of its own. */
export function postMove(
  contest: Contest,
  type: MoveType,
  { side, data = {}, rolls, whisper = contest.message.whisper as string[] }: MoveOptions = {},
) {
  return postMessage(
    "contestMove",
    { contest: contest.id, side: side?.id ?? "", type, data },
    {
      speaker: side ? speakerOf(side) : null,
      whisper,
      ...(rolls ? { rolls } : {}),
    },
  );
}
