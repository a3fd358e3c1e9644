/** What the tree needs of a document or an index entry. */
export interface TreeEntry {
  id: string;
  name: string;
  /** Id of the folder that holds it. */
  folder: string | null;
  sort: number;
}
export interface TreeFolder extends TreeEntry {
  color: string | null;
  /** By name ("a") or by hand ("m"). */
  sorting: "a" | "m";
}
export interface TreeNode<E extends TreeEntry> {
  folder: TreeFolder | null;
  children: TreeNode<E>[];
  entries: E[];
}

export interface TreeOptions {
  /** Part of the names to show; everything if blank. */
  search?: string;
  /** Keep folders that show nothing. */
  emptyFolders?: boolean;
  compare: (a: string, b: string) => number;
}

/**
 * Sort entries into their folders. Entries and folders whose folder is missing stand at the top.
 * While searching, folders without a match are left out; a folder whose own name matches keeps all.
 */
export function buildTree<E extends TreeEntry>(
  entries: E[],
  folders: TreeFolder[],
  { search = "", emptyFolders = false, compare }: TreeOptions,
): TreeNode<E> {
  const wanted = search.trim().toLocaleLowerCase();
  const matches = (name: string) => !wanted || name.toLocaleLowerCase().includes(wanted);
  const known = new Set(folders.map((folder) => folder.id));
  const home = ({ folder }: TreeEntry) => (folder && known.has(folder) ? folder : null);

  const build = (folder: TreeFolder | null, everything: boolean, above: Set<string>) => {
    const id = folder?.id ?? null;
    const all = everything || (folder !== null && wanted !== "" && matches(folder.name));
    const order = (a: TreeEntry, b: TreeEntry) =>
      (folder?.sorting === "m" ? a.sort - b.sort : 0) || compare(a.name, b.name);
    const node: TreeNode<E> = { folder, children: [], entries: [] };
    node.entries = entries
      .filter((entry) => home(entry) === id && (all || matches(entry.name)))
      .sort(order);
    for (const child of folders.filter((f) => home(f) === id && !above.has(f.id)).sort(order)) {
      const branch = build(child, all, new Set(above).add(child.id));
      const empty = branch.entries.length === 0 && branch.children.length === 0;
      if (!empty || (emptyFolders && !wanted) || (wanted && matches(child.name)))
        node.children.push(branch);
    }
    return node;
  };
  return build(null, false, new Set());
}
