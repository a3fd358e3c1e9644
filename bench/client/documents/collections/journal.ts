import type { JournalEntry } from "../journal-entry.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's journal entries. */
export class Journal extends WorldCollection<JournalEntry> {
  static override documentName = "JournalEntry" as const;
}
