import type { ReadResult } from "../core/api/check-result.ts";
import { type CheckMessage, judgeMessage } from "./rolls/judge-message.ts";

const checkResult: ReadResult = (message) => {
  const judged = judgeMessage(message as CheckMessage);
  if (!judged) return null;
  const { roll, chance, isSuccess } = judged.outcome;
  return { total: roll, against: chance, isSuccess };
};

/** What came of this book's checks, for modules. */
export const RPS_RESULTS = { rpsCheck: checkResult } as const;
