import { type Contest, findContest } from "./joined.ts";

/** What modules are told of a contest, for `quartet.contestOpened` and `quartet.contestResolved`. */
export interface ContestNews {
  /** Id of the offer's message. */
  readonly id: string;
  /** Id of the kind, such as `helixCombat`. */
  readonly kind: string;
  /** Everybody who takes part; the first has opened it. */
  readonly sides: readonly {
    readonly id: string;
    /** As everyone sees it. */
    readonly name: string;
    /** UUID of the actor. */
    readonly actor: string;
  }[];
  /** Ids of the sides that won: none for a tie, nor before there is an outcome. */
  readonly winners: readonly string[];
}

/** Contests whose outcome this client has seen. */
const resolved = new Set<string>();

function newsOf({ id, message, sides, outcome }: Contest): ContestNews {
  return {
    id,
    kind: message.system.kind,
    sides: sides.map((side) => ({ id: side.id, name: side.name, actor: side.uuid })),
    winners: [...(outcome?.winners ?? [])],
  };
}

/** Tells modules at this client that an offer has come in that it may read. */
export function tellOpened(id: string): void {
  const contest = findContest(id);
  if (contest) Hooks.callAll("quartet.contestOpened", newsOf(contest));
}

/**
 * Tells modules at this client of an outcome, once, when nothing more has to be rolled.
 * @param isNews False for what was settled before the page was loaded.
 */
export function followOutcome(contest: Contest, isNews: boolean): void {
  const { id, outcome } = contest;
  if (!outcome || outcome.again.length > 0 || resolved.has(id)) return;
  resolved.add(id);
  if (isNews) Hooks.callAll("quartet.contestResolved", newsOf(contest));
}
