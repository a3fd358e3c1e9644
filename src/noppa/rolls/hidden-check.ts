import { answersInSecret, secretNumberFor } from "../../core/desk/answers.ts";
import {
  knownDifficulty,
  rememberDifficulty,
  standingDifficulty,
} from "../settings/hidden-difficulty.ts";
import { type CheckMessage, isCheckMessage, judgeMessage } from "./judge-message.ts";

/**
 * Judges a check whose difficulty only this game master knows, and writes what came of it.
 * The difficulty itself stays in this browser.
 */
export async function judgeAsGameMaster(message: CheckMessage, difficulty: number): Promise<void> {
  const outcome = judgeMessage(message, difficulty);
  if (!outcome || !message.id) return;
  await rememberDifficulty(message.id, difficulty);
  const sisuDie = Math.max(
    outcome.dice.findIndex((die) => die.sisu > 0),
    0,
  );
  await message.update({
    system: { verdict: { successes: outcome.successes, disaster: outcome.disaster, sisuDie } },
  } as never);
}

/** Judges new hidden checks where a difficulty has been laid down, at one game master's client. */
export async function judgeNewMessage(message: unknown): Promise<void> {
  // Answers to a request are judged by the request's own number.
  if (!isCheckMessage(message) || answersInSecret(message)) return;
  if (!game.users.activeGM?.isSelf) return;
  const { hidden, verdict } = message.system;
  const standing = standingDifficulty();
  if (hidden && !verdict && !message.isAuthor && standing !== null)
    await judgeAsGameMaster(message, standing);
}

/** The difficulty that judged a message, or that of the request that it answers, as far as it is known here. */
export function keptDifficulty(message: CheckMessage): number | null {
  if (!game.user.isGM || !message.id) return null;
  const known = knownDifficulty(message.id);
  if (known !== null) return known;
  const asked = secretNumberFor(message);
  const { verdict } = message.system;
  if (asked === null || !verdict) return asked;
  // Another game master may have judged it by a number of their own.
  return judgeMessage(message, asked)?.successes === verdict.successes ? asked : null;
}

/** Ids of messages that this client has judged again. */
const judgedAgain = new Set<string>();

/**
 * Judges a hidden check again once sisu was spent on it, by whoever has its difficulty. That is
 * possible once: no author may find out the difficulty by changing the message time and again.
 */
export async function judgeChangedMessage(message: unknown, changes: object): Promise<void> {
  if (!game.user.isGM || !isCheckMessage(message) || !message.id || !message.system.hidden) return;
  if (!foundry.utils.hasProperty(changes, "system.sisu.after") || judgedAgain.has(message.id))
    return;
  const difficulty = knownDifficulty(message.id) ?? secretNumberFor(message);
  if (difficulty === null) return;
  judgedAgain.add(message.id);
  await judgeAsGameMaster(message, difficulty);
}
