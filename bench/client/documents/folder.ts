import type { Document } from "../../common/abstract/document.ts";
import { BaseFolder } from "../../common/documents/base-folder.ts";
import type { Color } from "../../common/utils/color.ts";
import { CONFIG, game } from "../globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { TreeNode } from "./collections/folder-tree.ts";
import type { DocumentName } from "./types.ts";

/** A folder of a directory or of a compendium. */
export class Folder extends ClientDocumentMixin(BaseFolder) {
  declare color: Color | null;
  declare type: string;
  declare sorting: "a" | "m";
  declare sort: number;
  /** How deep the folder lies in its tree; the first level is 1. */
  declare depth: number | undefined;
  /** The folders inside, as the last built tree has them. */
  declare children: TreeNode<unknown>[];

  override _initialize(options: Record<string, unknown> = {}): void {
    if (!Object.hasOwn(this, "depth")) Object.assign(this, { depth: undefined, children: [] });
    super._initialize(options);
  }

  /** Members of a compendium's own folders are found in its index. */
  get contents(): unknown[] {
    const inside = (entry: { folder?: { id: string | null } | string | null }) =>
      (typeof entry.folder === "string" ? entry.folder : entry.folder?.id) === this.id;
    const pack = this.pack ? game.packs.get(this.pack) : null;
    if (pack) return pack.index.filter((entry) => inside(entry as never));
    return game.collections.get(this.type)?.filter((entry) => inside(entry as never)) ?? [];
  }

  get documentClass(): typeof Document {
    return CONFIG[this.type as Exclude<DocumentName, "ChatMessage">].documentClass;
  }

  get documentCollection() {
    return this.pack ? game.packs.get(this.pack) : game.collections.get(this.type);
  }

  /** Whether the user opened the folder in its directory. */
  get expanded(): boolean {
    return game.folders._expanded[this.uuid] ?? false;
  }

  get #siblings(): Folder[] {
    const pack = this.pack ? game.packs.get(this.pack) : null;
    return pack ? pack.folders.contents : game.folders.contents;
  }

  get #parentId(): string | null {
    return (this._source as unknown as { folder: string | null }).folder;
  }

  /** The folders that this one lies in, nearest first. */
  get ancestors(): Folder[] {
    const found: Folder[] = [];
    let id = this.#parentId;
    while (id) {
      const above = this.#siblings.find((folder) => folder.id === id);
      if (!above || found.includes(above)) break;
      found.push(above);
      id = above.#parentId;
    }
    return found;
  }

  getParentFolders(): Folder[] {
    return this.ancestors;
  }

  getSubfolders(recursive = false): Folder[] {
    const direct = this.#siblings.filter((folder) => folder.#parentId === this.id);
    return recursive ? direct.flatMap((folder) => [folder, ...folder.getSubfolders(true)]) : direct;
  }

  /** A folder shows if the user may fill it or sees something in it. */
  override get visible(): boolean {
    if (game.user.isGM) return true;
    const seen = this.contents.some((entry) => (entry as { visible?: boolean }).visible ?? true);
    return seen || this.getSubfolders().some((folder) => folder.visible);
  }
}
