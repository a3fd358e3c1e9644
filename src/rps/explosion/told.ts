import { serverTime } from "../../core/contest/messages.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { warn } from "../../core/notify.ts";

/** What a side of a contest threw or fired: it goes off once. */
export interface Shot {
  /** Id of the offer's message. */
  readonly contest: string;
  /** Id of the side. */
  readonly side: string;
}

/** Where the message of an explosion says whose shot it was, below `flags.quartet`. */
const FLAG = "shot";

/** @returns Flags of the message of an explosion. */
export function shotFlags(shot: Shot | null): object {
  return shot ? { flags: { quartet: { [FLAG]: { ...shot } } } } : {};
}

/** Whose shot an explosion was; `null` for one that came from no contest, and for other messages. */
export function shotOf(message: QuartetChatMessage): Shot | null {
  if ((message.type as string) !== "rpsExplosion") return null;
  const kept: unknown = foundry.utils.getProperty(message.flags, `quartet.${FLAG}`);
  if (typeof kept !== "object" || kept === null) return null;
  const { contest, side } = kept as Partial<Shot>;
  return contest && side ? { contest, side } : null;
}

/**
 * The explosion of a shot: of two that crossed on their way, the one that the server got first.
 * @returns `null` while nobody has said where it goes off, or once that message is gone.
 */
export function explosionOfShot(shot: Shot): QuartetChatMessage | null {
  return told(shot)[0] ?? null;
}

/** Everything that was said of a shot, the first first. */
function told({ contest, side }: Shot): QuartetChatMessage[] {
  return [...(game.messages as unknown as Iterable<QuartetChatMessage>)]
    .filter((message) => {
      const shot = shotOf(message);
      return shot?.contest === contest && shot.side === side;
    })
    .sort((a, b) => serverTime(a) - serverTime(b) || (String(a.id) < String(b.id) ? -1 : 1));
}

/** Two clients have said it at the same moment: whoever was later takes their own card back. */
export async function takeBackLate(shot: Shot): Promise<void> {
  for (const message of told(shot).slice(1)) {
    if (!message.isAuthor) continue;
    await message.delete();
    warn("QUARTET.Rps.Explosion.AlreadyTold");
  }
}
