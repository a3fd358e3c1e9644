import type { DocumentName, JsonObject, WorldData } from "../common/protocol.ts";
import { primaryNames } from "./collections.ts";
import type { Context } from "./context.ts";
import type { Write } from "./database.ts";
import { BenchStartError } from "./errors.ts";
import { checkType, cleanData } from "./modify/clean.ts";
import { giveEmbeddedIds } from "./modify/ids.ts";
import { build, sourceOf } from "./modify/schema.ts";
import { stampCreation } from "./modify/stats.ts";
import type { Seed } from "./options.ts";
import { importPacks, packsFor } from "./packs.ts";
import { readSeed, type SeedDocument } from "./seed.ts";
import { readerOf, visibleTo } from "./visibility.ts";

/**
 * Starts the world anew: with the seed and the compendia of its packages, and with the sessions of
 * users that the new world has too.
 * @throws {BenchStartError} for a bad seed; then the old world stays.
 */
export async function seedWorld(context: Context, seed: Seed | null): Promise<void> {
  const { database, sessions } = context;
  const documents = await readSeed(seed);
  const gm = documents.find(({ name, source }) => name === "User" && source.role === 4)!.source;
  const passwords = new Map<string, string>();
  for (const { name, source } of documents) {
    if (name !== "User") continue;
    if (source.password) passwords.set(String(source._id), String(source.password));
    delete source.password;
  }
  const writes = documents.map((document) => seedWrite(context, document, String(gm._id)));
  const users = new Set(writes.filter(({ name }) => name === "User").map(({ id }) => id));
  const kept = database.metaOf("session/").filter(([, userId]) => users.has(String(userId)));
  await database.clear();
  await database.write(writes, { seeded: true, ...Object.fromEntries(kept) });
  for (const [id, password] of passwords) await sessions.setPassword(id, password);
  await importPacks(context);
}

function seedWrite(context: Context, { name, source }: SeedDocument, gmId: string): Write {
  if (name === "Setting" && typeof source.value !== "string")
    source.value = JSON.stringify(source.value);
  giveEmbeddedIds(name, source, true);
  try {
    checkType(context.manifest, name, source);
    cleanData(context.manifest, name, source.type, source);
    const clean = sourceOf(build(name, source, { strict: true }));
    stampCreation(context, clean, gmId);
    return { store: "world", name, id: String(clean._id), value: clean };
  } catch (error) {
    const which = `${name} "${source.name ?? source.key ?? source._id}"`;
    throw new BenchStartError(`The world seed has a bad ${which}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** What a client receives when it joins. */
export function worldFor(context: Context, userId: string): WorldData {
  const { database, manifest, modules, options, release, title } = context;
  const user = database.get("world", "User", userId);
  const reader = readerOf(database, userId);
  const documents: Partial<Record<DocumentName, JsonObject[]>> = {};
  for (const name of primaryNames)
    if (name !== "User")
      documents[name] = database.all("world", name).filter((s) => visibleTo(reader, name, s));
  return {
    userId,
    release,
    world: { id: "bench", title, system: manifest.id, systemVersion: manifest.version },
    system: manifest as JsonObject,
    modules: modules.map((module) => module.manifest as JsonObject),
    users: database.all("world", "User"),
    activeUsers: [...new Set([...context.activeUsers(), userId])],
    documents,
    packs: packsFor(context, Number(user?.role ?? 0)),
    options: { language: options.language },
  };
}
