import { describe, expect, it } from "vitest";
import {
  buildTree,
  type TreeEntry,
  type TreeFolder,
} from "../../client/applications/sidebar/directory/tree.ts";

const compare = new Intl.Collator("fi").compare;
const entry = (id: string, name: string, folder: string | null = null): TreeEntry => ({
  id,
  name,
  folder,
  sort: 0,
});
const folder = (id: string, name: string, parent: string | null = null): TreeFolder => ({
  ...entry(id, name, parent),
  color: null,
  sorting: "a",
});
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe("the tree of a directory", () => {
  it("sorts as the language does: in Finnish Ä comes after Z", () => {
    const tree = buildTree([entry("1", "Äes"), entry("2", "Zorro"), entry("3", "Aava")], [], {
      compare,
    });
    expect(names(tree.entries)).toEqual(["Aava", "Zorro", "Äes"]);
  });

  it("puts what lies in a missing folder at the top", () => {
    const tree = buildTree([entry("1", "Orphan", "gone")], [], { compare });
    expect(names(tree.entries)).toEqual(["Orphan"]);
  });

  it("leaves out empty folders unless they are wanted", () => {
    const folders = [folder("f", "Empty")];
    expect(buildTree([], folders, { compare }).children).toHaveLength(0);
    expect(buildTree([], folders, { compare, emptyFolders: true }).children).toHaveLength(1);
  });

  it("finds entries within folders, and all of a folder whose name matches", () => {
    const folders = [folder("f", "Weapons"), folder("g", "Swords", "f")];
    const entries = [entry("1", "Bow", "f"), entry("2", "Rapier", "g"), entry("3", "Rope")];
    const byName = buildTree(entries, folders, { compare, search: "rap" });
    expect(byName.children[0]?.children[0]?.entries).toHaveLength(1);
    expect(byName.entries).toHaveLength(0);
    const byFolder = buildTree(entries, folders, { compare, search: "weap" });
    expect(names(byFolder.children[0]?.entries ?? [])).toEqual(["Bow"]);
    expect(names(byFolder.children[0]?.children[0]?.entries ?? [])).toEqual(["Rapier"]);
  });
});
