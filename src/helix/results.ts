import type { ReadResult } from "../core/api/check-result.ts";
import { secretFacts } from "../core/check/secret-verdict.ts";
import { successOf } from "../core/check/secret-view.ts";
import { type CheckMessage, judgeMessage } from "./rolls/judge-message.ts";

const checkResult: ReadResult = (message) => {
  const judged = judgeMessage(message as CheckMessage);
  return (
    judged && {
      total: judged.roll.total,
      against: judged.check?.difficulty ?? null,
      isSuccess: successOf(judged.check?.success ?? null, secretFacts(message as CheckMessage)),
    }
  );
};

/** What came of this book's checks, for modules. */
export const HELIX_RESULTS = { helixCheck: checkResult } as const;
