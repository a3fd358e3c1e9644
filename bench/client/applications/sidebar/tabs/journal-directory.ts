import { DocumentDirectory } from "../document-directory.ts";

/** The journal entries of the world. */
export class JournalDirectory extends DocumentDirectory {
  static override tabName = "journal";
  static override documentName = "JournalEntry";
}
