import { DocumentDirectory } from "../document-directory.ts";

/** The macros of the world. */
export class MacroDirectory extends DocumentDirectory {
  static override tabName = "macros";
  static override documentName = "Macro";
}
