import { game } from "../../globals.ts";
import type { Folder } from "../folder.ts";
import type { DocumentName, Operation } from "../types.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's folders of all kinds. */
export class Folders extends WorldCollection<Folder> {
  static override documentName = "Folder" as const;

  /** Ids of folders that the user opened in a directory. */
  _expanded: Record<string, boolean> = {};

  override get directoryKey(): null {
    return null;
  }

  /** A change of folders shows in the directories of what they hold. */
  override _onModifyContents(
    action: "create" | "update" | "delete",
    documents: Folder[],
    result: unknown[],
    operation: Operation,
    user: never,
  ): void {
    super._onModifyContents(action, documents, result, operation, user);
    if (operation.render === false) return;
    for (const type of new Set(documents.map((folder) => folder.type)))
      game.collections.get(type as DocumentName)?.render();
  }
}
