import { createHash } from "node:crypto";

const LENGTH = 16;

/** An id of sixteen letters and digits that depends on the text alone: the same at every build. */
export function stableId(text: string): string {
  const digest = createHash("sha256").update(text).digest("base64");
  return digest.replace(/[^A-Za-z0-9]/g, "").slice(0, LENGTH);
}
