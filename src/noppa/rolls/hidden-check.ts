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

/**
 * Judges new hidden checks where a difficulty has been laid down: for a request by the game master
 * who keeps it, for all others by one of those who are there.
 */
export async function judgeNewMessage(message: unknown): Promise<void> {
  if (!isCheckMessage(message)) return;
  if (answersInSecret(message)) return judgeAnswer(message);
  if (!game.users.activeGM?.isSelf) return;
  const { hidden, verdict } = message.system;
  const standing = standingDifficulty();
  if (hidden && !verdict && !message.isAuthor && standing !== null)
    await judgeAsGameMaster(message, standing);
}

async function judgeAnswer(message: CheckMessage): Promise<void> {
  const difficulty = secretNumberFor(message);
  const { hidden, verdict } = message.system;
  if (hidden && !verdict && difficulty !== null) await judgeAsGameMaster(message, difficulty);
}

/** Judges the answers that came while the game master who keeps their difficulty was away. */
export async function judgeWaitingAnswers(): Promise<void> {
  for (const message of game.messages.contents as unknown[])
    if (isCheckMessage(message) && answersInSecret(message)) await judgeAnswer(message);
}

/** Judges a hidden check again once sisu was spent on it, by the game master who judged it first. */
export async function judgeChangedMessage(message: unknown, changes: object): Promise<void> {
  if (!game.user.isGM || !isCheckMessage(message) || !message.id || !message.system.hidden) return;
  if (!foundry.utils.hasProperty(changes, "system.sisu.after")) return;
  const difficulty = knownDifficulty(message.id);
  if (difficulty !== null) await judgeAsGameMaster(message, difficulty);
}
