import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import "../common/documents/index.ts";
import { setGeneration } from "../common/generation.ts";
import { type Context, createContext } from "./context.ts";
import { Database } from "./database.ts";
import { BenchStartError, hasCode } from "./errors.ts";
import { watchSystem } from "./hot-reload.ts";
import { createHttp } from "./http.ts";
import { readManifest, readModule } from "./manifest.ts";
import {
  type BenchOptions,
  type ResolvedOptions,
  type RunningBench,
  resolveOptions,
  type Seed,
} from "./options.ts";
import { importPacks } from "./packs.ts";
import { Sessions } from "./sessions.ts";
import { Sockets } from "./sockets.ts";
import { seedWorld } from "./world.ts";
import { fillWorldContext } from "./world-context.ts";

export type { BenchOptions, RunningBench, Seed } from "./options.ts";

/** The first stable build of each generation that the bench can show. */
const RELEASES = {
  13: { generation: 13, build: 350, version: "13.350" },
  14: { generation: 14, build: 366, version: "14.366" },
} as const;

/**
 * Starts a bench. One process runs one at a time: shared code knows one world and generation.
 * @throws {BenchStartError} with one line that says what to do.
 */
export async function startBench(given: BenchOptions = {}): Promise<RunningBench> {
  const options = resolveOptions(given);
  const manifest = await readManifest(options.systemPath);
  const modules = await Promise.all(options.modulePaths.map(readModule));
  if (!(await stat(join(options.clientPath, "main.js")).catch(() => null)) && !options.testing)
    throw new BenchStartError(
      `The bench's browser client is not built: ${options.clientPath} has no main.js. Run: npm start`,
    );
  setGeneration(options.generation);
  const database = await Database.open(options.dataPath, options);
  const context = createContext({
    options,
    manifest,
    modules,
    database,
    sessions: new Sessions(database),
    release: RELEASES[options.generation],
    title: manifest.title,
  });
  fillWorldContext(context);
  try {
    if (options.reset || database.empty) await seedWorld(context, options.seedPath);
    else await importPacks(context);
    return await listen(context);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(context: Context): Promise<RunningBench> {
  const { options, database } = context;
  let sockets: Sockets | null = null;
  const reset = (seed?: Seed) =>
    context.queue.add(async () => {
      await seedWorld(context, seed ?? options.seedPath);
      sockets?.broadcast("reload", {});
    });
  const http = createServer(createHttp(context, reset));
  const port = await bind(http, options);
  sockets = new Sockets(context, http);
  const watcher = options.dev
    ? watchSystem(context, (event, data) => sockets?.broadcast(event, data))
    : null;
  return {
    url: `http://${options.host}:${port}`,
    port,
    reset,
    async close() {
      watcher?.close();
      await sockets?.close();
      http.closeAllConnections();
      await context.queue.add(() => database.close());
    },
  };
}

function bind(http: Server, { port, host }: ResolvedOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once("error", (error) => {
      if (!hasCode(error, "EADDRINUSE")) return reject(error);
      const message = `Port ${port} is in use. Stop what uses it, or start with --port <number>.`;
      reject(new BenchStartError(message, { cause: error }));
    });
    http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
  });
}
