import { Collection } from "../../common/collection.ts";
import type { DocumentName } from "../../common/protocol.ts";
import type { ClientDocument } from "../documents/client-document.ts";
import type { DocumentCollection } from "../documents/collections/document-collection.ts";
import { CompendiumCollection, CompendiumPacks } from "../documents/collections/index.ts";
import type { DocumentConfig } from "../documents/config-types.ts";
import { CONFIG, game } from "../globals.ts";

type CollectionClass = new (data: object[]) => DocumentCollection;

/** Members of `game`, in the order in which collections are built. */
const collections = [
  ["users", "User"],
  ["folders", "Folder"],
  ["actors", "Actor"],
  ["items", "Item"],
  ["scenes", "Scene"],
  ["combats", "Combat"],
  ["journal", "JournalEntry"],
  ["macros", "Macro"],
  ["messages", "ChatMessage"],
] as const satisfies [string, DocumentName][];

/** Makes members exist that hold nothing before `setup` is over, as systems may ask for them. */
export function announceDocuments(): void {
  const members = game as unknown as Record<string, unknown>;
  for (const [member] of collections) members[member] = undefined;
  Object.assign(members, { user: null, packs: undefined, collections: undefined });
  Object.defineProperty(game, "combat", { get: () => game.combats?.viewed ?? null });
}

/** Builds all documents of the world from what the server sent, then prepares them. */
export async function buildDocuments(): Promise<void> {
  const { documents, users, packs, activeUsers } = game.data;
  const members = game as unknown as Record<string, unknown>;
  game.collections = new Collection();
  game.packs = new CompendiumPacks();
  game.collections.set("Setting", game.settings.storage.get("world") as never);
  for (const [member, name] of collections) {
    const config = (CONFIG as unknown as Record<string, DocumentConfig>)[name]!;
    const Class = config.collection as unknown as CollectionClass;
    const data = name === "User" ? users : (documents[name] ?? []);
    const collection = new Class(data);
    members[member] = collection;
    game.collections.set(name, collection);
    if (name === "User") game.user = game.users.get(game.userId)!;
  }
  for (const id of activeUsers) {
    const user = game.users.get(id);
    if (user) user.active = true;
  }
  for (const pack of packs) game.packs.set(pack.id, new CompendiumCollection(pack));
  for (const collection of game.collections)
    for (const document of collection) (document as ClientDocument)._safePrepareData();
  // Index fields that the system asked for are at hand when it is ready.
  await Promise.all(game.packs.map((pack) => pack.getIndex()));
}
