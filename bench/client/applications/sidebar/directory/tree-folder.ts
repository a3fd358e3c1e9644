import type { Document } from "../../../../common/abstract/document.ts";
import type { TreeFolder } from "./tree.ts";

/** A Folder document as the tree of a directory needs it. */
export function treeFolder(folder: Document): TreeFolder {
  const source = folder._source as Record<string, unknown>;
  return {
    id: folder.id as string,
    name: source.name as string,
    folder: (source.folder as string | null) ?? null,
    sort: (source.sort as number) ?? 0,
    color: (source.color as string | null) ?? null,
    sorting: source.sorting === "m" ? "m" : "a",
  };
}
