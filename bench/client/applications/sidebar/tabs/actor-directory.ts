import { DocumentDirectory } from "../document-directory.ts";

/** The actors of the world. */
export class ActorDirectory extends DocumentDirectory {
  static override tabName = "actors";
  static override documentName = "Actor";
}
