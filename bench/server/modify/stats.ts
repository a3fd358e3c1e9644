import type { JsonObject } from "../../common/protocol.ts";
import type { Context } from "../context.ts";

/** Writes down who made a document, when, and with which versions. */
export function stampCreation(context: Context, source: JsonObject, userId: string): void {
  if (typeof source._stats !== "object") return;
  const now = Date.now();
  source._stats = {
    ...(source._stats as JsonObject),
    coreVersion: context.release.version,
    systemId: context.manifest.id,
    systemVersion: context.manifest.version,
    createdTime: now,
    modifiedTime: now,
    lastModifiedBy: userId,
  };
}

/** Writes down who changed a document last; the changes tell the clients too. */
export function stampUpdate(source: JsonObject, changes: JsonObject, userId: string): void {
  if (typeof source._stats !== "object") return;
  const stamp = { modifiedTime: Date.now(), lastModifiedBy: userId };
  source._stats = { ...(source._stats as JsonObject), ...stamp };
  changes._stats = { ...(changes._stats as JsonObject | undefined), ...stamp };
}
