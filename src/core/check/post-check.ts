import { participantOf, publicName } from "../contest/participants.ts";
import { REQUEST_FLAG } from "../desk/answers.ts";
import { actorOf } from "../documents/lookup.ts";
import { applyMessageMode, type MessageMode, messageModeOption } from "../foundry.ts";
import type { CheckRequest } from "./pipeline.ts";

/** A check that is ready for the chat. */
export interface PostedCheck {
  /** Sub-type of the message. */
  readonly type: string;
  /** UUID of the actor that rolled; `null` for a roll of nobody's. */
  readonly actor: string | null;
  readonly rolls: readonly Roll[];
  readonly system: object;
  readonly mode: MessageMode;
  /** What it answers. */
  readonly request?: CheckRequest | undefined;
}

/** Posts a check as a typed message, spoken by its actor or that actor's token. */
export async function postCheck({ type, actor, rolls, system, mode, request }: PostedCheck) {
  const data = {
    type,
    speaker: speakerOf(actor),
    rolls: rolls.map((roll) => roll.toJSON()),
    sound: CONFIG.sounds.dice,
    system,
    ...(request && { flags: { quartet: { [REQUEST_FLAG]: request.id } } }),
  };
  applyMessageMode(data, mode);
  return ChatMessage.implementation.create(data as never, messageModeOption(mode) as never);
}

/**
 * The actor's token speaks where there is one, by the name that everybody may know; nobody's roll
 * speaks as the user.
 */
export function speakerOf(uuid: string | null): ChatMessage.SpeakerData {
  const participant = participantOf(actorOf(uuid));
  if (!participant) return ChatMessage.implementation.getSpeaker({});
  const { actor, token } = participant;
  // A player's character that is on no scene hides behind no token.
  const alias = token || !actor.hasPlayerOwner ? publicName(participant) : actor._source.name;
  return ChatMessage.implementation.getSpeaker({ actor, token: token ?? undefined, alias });
}
