import { deleteKey } from "../foundry.ts";
import type { EntryUpdate } from "./run-step.ts";
import { REMOVED } from "./step.ts";

/** Changes as Foundry takes them. Its way to take a key away differs between generations. */
export function updateData({ id, changes }: EntryUpdate): Record<string, unknown> {
  const data: Record<string, unknown> = { _id: id };
  for (const [path, value] of Object.entries(changes)) {
    const dot = path.lastIndexOf(".");
    if (value === REMOVED) Object.assign(data, deleteKey(path.slice(0, dot), path.slice(dot + 1)));
    else data[path] = value;
  }
  return data;
}
