import { Setting } from "../settings/setting.ts";
import { once } from "./guard.ts";
import { type Contest, findContest } from "./joined.ts";
import { postMove } from "./post.ts";
import { isReferee } from "./rights.ts";

/** Clocks of the players and the server differ a little; see the reducer's tolerance. */
const PATIENCE_MS = 3000;

const TIME_LIMIT = new Setting<number>("core.contestTimeLimit", () => ({
  scope: "world",
  type: Number,
  default: 0,
  config: true,
  name: "QUARTET.Contest.TimeLimit.Label",
  hint: "QUARTET.Contest.TimeLimit.Hint",
}));

export function registerTimeLimit(): void {
  TIME_LIMIT.register();
}

/** Seconds that new contests give to answer; 0 for as long as it takes. */
export function worldTimeLimit(): number {
  return Math.max(0, Math.round(TIME_LIMIT.get()));
}

/** Seconds until the deadline, from 0 up; `null` where time does not run. */
function secondsLeft({ state }: Contest): number | null {
  if (state.deadline === null || state.phase !== "open") return null;
  return Math.max(0, Math.ceil((state.deadline - game.time.serverTime) / 1000));
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Wakes up when time is over: every client then brings the card up to date by itself, and one of
 * them posts what ends the contest.
 * @param tell Called at the deadline, to draw the card anew.
 */
export function watchDeadline(contest: Contest, tell: (id: string) => void): void {
  clearTimeout(timers.get(contest.id));
  timers.delete(contest.id);
  const left = secondsLeft(contest);
  if (left === null) return;
  const wait = left > 0 ? left * 1000 : PATIENCE_MS;
  timers.set(
    contest.id,
    setTimeout(() => void timeIsUp(contest.id, tell), Math.min(wait, 2 ** 31 - 1)),
  );
}

async function timeIsUp(id: string, tell: (id: string) => void): Promise<void> {
  const contest = findContest(id);
  if (!contest) return;
  tell(id);
  if (secondsLeft(contest) === 0 && isReferee(contest))
    await once(`end ${id}`, async () => {
      await postMove(contest, "timeout");
      return true;
    });
  const now = findContest(id);
  if (now) watchDeadline(now, tell);
}
