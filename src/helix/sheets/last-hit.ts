import { HIT_LOCATIONS, type HitLocation } from "../rules/hit-location.ts";

/** As the ids of changes name it: `hit-<who>-<part of the body>`. */
const HIT = /^hit-.*-(\w+)$/;

interface Receipt {
  readonly undoneBy?: string;
}

/**
 * The part of the body that was hit last, of what has been applied and not been taken back.
 * @param receipts By the id of the message, then by that of the change.
 * @param timeOf   When a message was posted; 0 for one that is gone.
 */
export function lastHit(
  receipts: Readonly<Record<string, Readonly<Record<string, Receipt>>>>,
  timeOf: (message: string) => number,
): HitLocation | null {
  const newest = Object.keys(receipts).sort((a, b) => timeOf(b) - timeOf(a));
  for (const message of newest)
    for (const [id, { undoneBy }] of Object.entries(receipts[message] ?? {})) {
      const part = HIT.exec(id)?.[1];
      const location = HIT_LOCATIONS.find((one) => one === part);
      if (location && !undoneBy) return location;
    }
  return null;
}
