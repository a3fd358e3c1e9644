import { randomBytes } from "node:crypto";
import type { DocumentName, JsonObject } from "../../common/protocol.ts";
import { embeddedCollections } from "../collections.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function randomId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

export function isId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9]{16}$/.test(value);
}

/** Gives ids to everything that a new document embeds, and returns the source. */
export function giveEmbeddedIds(name: DocumentName, source: JsonObject, keep: boolean): JsonObject {
  for (const [child, key] of embeddedCollections(name)) {
    if (!Array.isArray(source[key])) continue;
    for (const embedded of source[key] as JsonObject[]) {
      if (!keep || !isId(embedded._id)) embedded._id = randomId();
      giveEmbeddedIds(child, embedded, keep);
    }
  }
  return source;
}
