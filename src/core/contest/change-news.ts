import type { QuartetActor } from "../documents/actor.ts";
import { receiptsOf } from "./receipts.ts";

/** What modules are told of a change to a number, for `quartet.changesApplied`. */
export interface AppliedChange {
  /** Id of the proposal; unique for the message. */
  readonly id: string;
  /** Id of the item of the actor; `null` where the actor itself changed. */
  readonly item: string | null;
  /** Path of the number, such as `system.lp.value`. */
  readonly path: string;
  /** Language key of what the number is called. */
  readonly label: string;
  /** What was added to it: the opposite where the change was taken back. */
  readonly change: number;
}

/** Tells modules at this client what it has just applied to an actor, or taken back. */
export function tellChanges(
  actor: QuartetActor,
  message: string,
  ids: readonly string[],
  undone = false,
): void {
  const receipts = receiptsOf(actor, message);
  const changes = ids.flatMap((id): AppliedChange[] => {
    const receipt = receipts[id];
    if (!receipt) return [];
    const { item = null, path, label, from, to } = receipt;
    return [{ id, item, path, label, change: undone ? from - to : to - from }];
  });
  Hooks.callAll("quartet.changesApplied", actor, changes, { message, undone });
}
