import type { ReadResult } from "../core/api/check-result.ts";
import { secretFacts } from "../core/check/secret-verdict.ts";
import { successOf } from "../core/check/secret-view.ts";
import {
  type AttackMessage,
  type CheckMessage,
  judgeAttackMessage,
  judgeCheckMessage,
} from "./rolls/judge-message.ts";

const checkResult: ReadResult = (message) => {
  const check = message as CheckMessage;
  const judged = judgeCheckMessage(check);
  return (
    judged && {
      total: judged.roll.total,
      against: check.system.difficulty,
      isSuccess: successOf(judged.success, secretFacts(check)),
    }
  );
};

const attackResult: ReadResult = (message) => {
  const attack = message as AttackMessage;
  const judged = judgeAttackMessage(attack);
  if (!judged) return null;
  const { total } = judged.roll;
  const classes = new Set(judged.targets.map(({ margin }) => total - margin));
  const [only = null] = classes;
  return {
    total,
    against: classes.size === 1 ? only : null,
    isSuccess: classes.size === 0 ? null : judged.targets.some(({ hit }) => hit),
  };
};

/** What came of this book's checks and attacks, for modules. */
export const TRAUMA_RESULTS = { traumaCheck: checkResult, traumaAttack: attackResult } as const;
