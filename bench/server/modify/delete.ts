import type { DocumentName, JsonObject } from "../../common/protocol.ts";
import { compendiumNames } from "../collections.ts";
import type { Write } from "../database.ts";
import { PermissionError, RequestError } from "../errors.ts";
import { type Change, nameOf, type Request } from "./create.ts";
import { build } from "./schema.ts";
import { childIds, findChild, removeChild } from "./target.ts";

/** What follows from a deletion for documents of another kind or id. */
export interface Consequence {
  action: "update" | "delete";
  name: DocumentName;
  result: (JsonObject | string)[];
}

/** Deletes documents. @throws {PermissionError | RequestError} and then deletes none. */
export function remove(request: Request): Change & { consequences: Consequence[] } {
  const { context, user, name, operation, store, target } = request;
  const all = () =>
    target
      ? childIds(target.container, name)
      : context.database.all(store, name).map((source) => String(source._id));
  const ids = operation.deleteAll ? all() : (operation.ids ?? []);
  const pack = store === "world" ? null : store;
  for (const id of ids) {
    const source = target
      ? findChild(target.container, name, id)
      : context.database.get(store, name, id);
    if (!source) throw new RequestError(`There is no ${name} with the id ${id}`);
    const document = build(name, source, { parent: target?.parent ?? null, pack });
    if (!pack && !document.canUserModify(user, "delete"))
      throw new PermissionError(`${nameOf(user)} may not delete ${name} ${id}`);
    if (target) removeChild(target.container, name, id);
  }
  if (target) {
    const write = { store, name: target.name, id: target.id, value: target.primary };
    return { writes: [write], result: ids, consequences: [] };
  }
  const writes: Write[] = ids.map((id) => ({ store, name, id, value: null }));
  const consequences = name === "Folder" ? emptyFolders(request, ids, writes) : [];
  return { writes, result: ids, consequences };
}

/**
 * What a deleted folder holds moves one level up, or goes too: folders with the option
 * `deleteSubfolders`, documents with `deleteContents`.
 */
function emptyFolders(
  { context, operation, store }: Request,
  ids: string[],
  writes: Write[],
): Consequence[] {
  const { database } = context;
  const folders = database.all(store, "Folder");
  const gone = new Set(ids);
  if (operation.deleteSubfolders)
    for (let before = -1; before < gone.size; ) {
      before = gone.size;
      for (const { _id, folder } of folders) if (gone.has(String(folder))) gone.add(String(_id));
    }
  const above = (id: string): string | null => {
    const folder = folders.find(({ _id }) => _id === id)?.folder;
    return typeof folder === "string" ? (gone.has(folder) ? above(folder) : folder) : null;
  };
  const consequences: Consequence[] = [];
  const subfolders = [...gone].filter((id) => !ids.includes(id));
  if (subfolders.length > 0) {
    writes.push(...subfolders.map((id) => ({ store, name: "Folder" as const, id, value: null })));
    consequences.push({ action: "delete", name: "Folder", result: subfolders });
  }
  for (const name of ["Folder", ...compendiumNames] as DocumentName[]) {
    const inside = database
      .all(store, name)
      .filter(({ _id, folder }) => gone.has(String(folder)) && !gone.has(String(_id)));
    if (inside.length === 0) continue;
    const drop = name !== "Folder" && operation.deleteContents === true;
    for (const source of inside) {
      const value = drop ? null : { ...source, folder: above(String(source.folder)) };
      writes.push({ store, name, id: String(source._id), value });
    }
    consequences.push({
      action: drop ? "delete" : "update",
      name,
      result: inside.map(({ _id, folder }) =>
        drop ? String(_id) : { _id, folder: above(String(folder)) },
      ),
    });
  }
  return consequences;
}
