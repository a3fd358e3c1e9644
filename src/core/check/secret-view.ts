import type { SecretFacts } from "./secret-verdict.ts";

/** A check against a secret number: what `templates/core/check/secret.hbs` shows. */
export function secretView({ hidden, verdict, mayJudge }: SecretFacts) {
  return {
    isSecret: hidden,
    isWaiting: hidden && verdict === null,
    mayJudge: hidden && mayJudge,
  };
}

/** What came of a check, where its number is secret as much as where it is not; `null` for nothing. */
export function successOf(open: boolean | null, { hidden, verdict }: SecretFacts): boolean | null {
  return hidden ? (verdict?.isSuccess ?? null) : open;
}
