import type { DocumentName, JsonObject, ModifyResponse } from "../common/protocol.ts";
import type { Outcome } from "./context.ts";
import type { Database } from "./database.ts";

export interface Reader {
  id: string;
  isGM: boolean;
}

/**
 * Whether a user's clients get to know a document at all. Whispers reach their author and
 * recipients only, whoever else is a game master; blind messages without recipients reach the
 * author and game masters; everything else reaches everyone.
 */
export function visibleTo(reader: Reader, name: DocumentName, source: JsonObject): boolean {
  if (name !== "ChatMessage" || source.author === reader.id) return true;
  const whisper = (source.whisper ?? []) as string[];
  if (whisper.length > 0) return whisper.includes(reader.id);
  return !source.blind || reader.isGM;
}

/** What a user may read depends on. */
export function readerOf(database: Database, id: string): Reader {
  return { id, isGM: Number(database.get("world", "User", id)?.role ?? 0) >= ASSISTANT };
}

const ASSISTANT = 3;

/**
 * What a user learns of a change: all of it, the part that concerns visible documents, or nothing.
 * A message that becomes visible arrives as a new one; one that hides leaves.
 */
export function responsesFor(reader: Reader, outcome: Outcome): ModifyResponse[] {
  const { response, name, before, after } = outcome;
  if (name !== "ChatMessage") return [response];
  const seen = (sources: Map<string, JsonObject>, id: string) => {
    const source = sources.get(id);
    return source !== undefined && visibleTo(reader, name, source);
  };
  const same: ModifyResponse["result"] = [];
  const arriving: JsonObject[] = [];
  const leaving: string[] = [];
  for (const entry of response.result) {
    const id = typeof entry === "string" ? entry : String(entry._id);
    const [was, is] = [seen(before, id), seen(after, id)];
    if (response.action === "update" && was !== is) {
      if (is) arriving.push(after.get(id)!);
      else leaving.push(id);
    } else if (was || is) same.push(entry);
  }
  const parts: ModifyResponse[] = [];
  if (same.length > 0) parts.push({ ...response, result: same });
  if (arriving.length > 0) parts.push({ ...response, action: "create", result: arriving });
  if (leaving.length > 0) parts.push({ ...response, action: "delete", result: leaving });
  return parts;
}
