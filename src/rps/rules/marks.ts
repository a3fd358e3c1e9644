import { RuleError } from "../../core/rules/errors.ts";

/** A defence that was used up against one opponent, for the rest of the fight. RPS [119][121] */
export interface Mark {
  readonly defender: string;
  readonly opponent: string;
}

/** @returns Whether this defence was used against this opponent in this fight. RPS [119–121] */
export function isMarked(marks: readonly Mark[], defender: string, opponent: string): boolean {
  return marks.some((mark) => mark.defender === defender && mark.opponent === opponent);
}

/** @returns The marks with one more; marking twice changes nothing. Parry and armour keep lists of their own. RPS [119–121] */
export function withMark(marks: readonly Mark[], defender: string, opponent: string): Mark[] {
  if (defender === opponent)
    throw new RuleError("forbidden", { input: "opponent", value: opponent });
  return isMarked(marks, defender, opponent) ? [...marks] : [...marks, { defender, opponent }];
}
