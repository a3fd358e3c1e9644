import { DocumentDirectory } from "../document-directory.ts";

/** The items of the world. */
export class ItemDirectory extends DocumentDirectory {
  static override tabName = "items";
  static override documentName = "Item";
}
