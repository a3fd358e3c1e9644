import type { ReadResult } from "../core/api/check-result.ts";
import { keptDifficulty } from "./rolls/hidden-check.ts";
import { type CheckMessage, judgeMessage } from "./rolls/judge-message.ts";
import { type DifficultyChange, totalDifficulty } from "./rules/difficulty.ts";

const checkResult: ReadResult = (message) => {
  const check = message as CheckMessage;
  const { hidden, base: open, changes, verdict } = check.system;
  const base = hidden ? keptDifficulty(check) : open;
  if (base === null) {
    const successes = verdict?.successes ?? null;
    return {
      total: successes,
      against: null,
      isSuccess: successes === null ? null : successes > 0,
    };
  }
  const judged = judgeMessage(check, base);
  return (
    judged && {
      total: judged.successes,
      against: totalDifficulty(base, changes as DifficultyChange[]),
      isSuccess: judged.successes > 0,
    }
  );
};

/** What came of this book's checks, for modules. */
export const NOPPA_RESULTS = { noppaCheck: checkResult } as const;
