import type { VitalStatus } from "./condition.ts";

/** What somebody bears of the statuses on the table. */
export interface BorneStatuses {
  readonly dead: boolean;
  readonly unconscious: boolean;
  /** Whether the unconsciousness came with pain, and so goes with it; else somebody else gave it. */
  readonly isFromPain: boolean;
}

/** What is missing for the statuses to say how somebody is. */
export interface StatusStep {
  readonly status: "dead" | "unconscious";
  readonly active: boolean;
}

/**
 * The statuses that have to come or go. Death is only ever given, and of unconsciousness only that is
 * taken away which came with pain (ours; Trauma 003:33-34).
 */
export function statusSteps(borne: BorneStatuses, vital: VitalStatus): StatusStep[] {
  const steps: StatusStep[] = [];
  if (vital === "dead" && !borne.dead) steps.push({ status: "dead", active: true });
  if (vital === "unconscious" && !borne.unconscious)
    steps.push({ status: "unconscious", active: true });
  if (vital !== "unconscious" && borne.isFromPain)
    steps.push({ status: "unconscious", active: false });
  return steps;
}
