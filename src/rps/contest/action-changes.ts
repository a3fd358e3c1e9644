import type { Proposal } from "../../core/contest/kind.ts";
import { MAX_SHOCK } from "../rules/shock.ts";
import type { JudgedAction, JudgedSide } from "./judge-action.ts";
import type { LateRuling } from "./rulings.ts";

/**
 * What a turn does to reserves by itself: grown and paid, or nothing left after a limit event.
 * Sides that nobody met keep theirs. RPS [5][38][77]
 */
export function reserveChanges({ sides }: JudgedAction): Proposal[] {
  return sides
    .map((side) => ({ side: side.id, change: reserveChange(side) }))
    .filter(({ change }) => change !== 0)
    .map(({ side, change }) => ({
      id: "reserve",
      side,
      path: "system.reserve.value",
      change,
      min: 0,
      label: "QUARTET.Rps.Contest.Reserve.Label",
    }));
}

/** Points that the reserve has more or fewer when the turn is over. */
export function reserveChange({ turn }: JudgedSide): number {
  return turn ? turn.spending.after - turn.growth.before : 0;
}

/**
 * Shock and blood that the game master has said; damage never does it by itself. What lies beyond
 * the end of a track is the game master's to tell. RPS [123][125]
 */
export function shockChanges({ shock, blood }: LateRuling, sides: readonly string[]): Proposal[] {
  const tracks = [
    { id: "shock", points: shock },
    { id: "blood", points: blood },
  ] as const;
  return tracks.flatMap(({ id, points }) =>
    sides
      .filter((side) => (points[side] ?? 0) !== 0)
      .map((side) => ({
        id,
        side,
        path: `system.${id}.value`,
        change: points[side] ?? 0,
        min: 0,
        max: MAX_SHOCK,
        label: `QUARTET.Rps.Contest.Shock.${id}`,
      })),
  );
}
