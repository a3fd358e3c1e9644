import { findContest } from "../../core/contest/joined.ts";
import type { ChooseContext } from "../../core/contest/kind.ts";
import { participantOf } from "../../core/contest/participants.ts";
import { metresBetween } from "../../core/scene/distance.ts";
import { targetsOf } from "../sheets/range.ts";
import type { TargetFacts } from "../sheets/range-view.ts";

/** How far the others are; before there is an offer, whom this user has targeted. */
export function distancesOf({ actor, contest, side }: ChooseContext): readonly TargetFacts[] {
  const sides = findContest(contest)?.sides;
  if (!sides) return targetsOf(actor);
  const own = sides.find(({ id }) => id === side)?.token ?? participantOf(actor)?.token;
  return sides
    .filter(({ id, token }) => id !== side && token)
    .map(({ name, token }) => ({
      name,
      metres: own ? metresBetween(own as never, token as never) : null,
    }));
}
