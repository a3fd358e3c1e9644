import type { Folder } from "../folder.ts";

/** A folder and what it holds; the root has no folder. */
export interface TreeNode<Entry> {
  folder: Folder | null;
  root: boolean;
  depth: number;
  visible: boolean;
  children: TreeNode<Entry>[];
  entries: Entry[];
}

/** Anything that a directory lists: a document or an entry of a compendium's index. */
export interface TreeEntry {
  name?: string | null;
  sort?: number | null;
  folder?: { id: string | null } | string | null;
}

export type SortingMode = "a" | "m";

/** The order of directory rows: by name, or by hand. */
export function compareEntries(mode: SortingMode) {
  return (a: TreeEntry, b: TreeEntry): number => {
    const byName = (a.name ?? "").localeCompare(b.name ?? "");
    return mode === "a" ? byName : (a.sort ?? 0) - (b.sort ?? 0) || byName;
  };
}

/**
 * Arranges entries in the tree of their folders. What lies in an unknown folder goes to the root.
 * @param visible Whether folders without any entry show too (for those who may fill them).
 */
export function buildTree<Entry extends TreeEntry>(
  folders: Iterable<Folder>,
  entries: Iterable<Entry>,
  mode: SortingMode,
  visible: boolean,
): TreeNode<Entry> {
  const root = node<Entry>(null, true);
  const nodes = new Map<string, TreeNode<Entry>>();
  for (const folder of folders) nodes.set(folder.id!, node<Entry>(folder, false));
  for (const child of nodes.values()) parentOf(child, nodes, root).children.push(child);
  for (const entry of entries) (nodes.get(folderId(entry) ?? "") ?? root).entries.push(entry);
  arrange(root, 0, mode, visible);
  return root;
}

function node<Entry>(folder: Folder | null, root: boolean): TreeNode<Entry> {
  return { folder, root, depth: 0, visible: true, children: [], entries: [] };
}

function parentOf<Entry>(
  child: TreeNode<Entry>,
  nodes: Map<string, TreeNode<Entry>>,
  root: TreeNode<Entry>,
): TreeNode<Entry> {
  return nodes.get(folderId(child.folder as TreeEntry) ?? "") ?? root;
}

function folderId(entry: TreeEntry): string | null {
  return typeof entry.folder === "string" ? entry.folder : (entry.folder?.id ?? null);
}

function arrange<Entry extends TreeEntry>(
  at: TreeNode<Entry>,
  depth: number,
  mode: SortingMode,
  visible: boolean,
): void {
  at.depth = depth;
  at.entries.sort(compareEntries(mode));
  for (const child of at.children) {
    const sorting = (child.folder as { sorting?: SortingMode } | null)?.sorting ?? "a";
    arrange(child, depth + 1, sorting, visible);
  }
  at.children.sort((a, b) => compareEntries(mode)(a.folder as TreeEntry, b.folder as TreeEntry));
  at.visible =
    visible || at.root || at.entries.length > 0 || at.children.some((child) => child.visible);
  if (!at.folder) return;
  at.folder.depth = depth;
  at.folder.children = at.children as TreeNode<unknown>[];
}
