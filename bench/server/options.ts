import { join, resolve } from "node:path";
import type { JsonObject } from "../common/protocol.ts";

/** World data to start from: a folder of YAML or JSON documents, or the documents themselves. */
export type Seed = string | Record<string, JsonObject[]>;

export interface BenchOptions {
  /** TCP port; 0 takes any free one. */
  port?: number;
  /** Address to bind to. Only this machine reaches the default. */
  host?: string;
  /** Folder of the built system, which holds its `system.json`. */
  systemPath?: string;
  /** Folders of modules that are active, each with its `module.json` and nothing but compendia. */
  modulePaths?: string[];
  /** Folder of the world's database. Created if missing. */
  dataPath?: string;
  /** What a new world starts with. */
  seedPath?: Seed | null;
  /** Folder of the built browser client. */
  clientPath?: string;
  generation?: 13 | 14;
  /** Delay of each message in milliseconds, both ways, random between the two. */
  latency?: [min: number, max: number] | null;
  /** Interface language of users who have not chosen one. */
  language?: string;
  /** Throw the stored world away and start from the seed. */
  reset?: boolean;
  /** Watch the built system and tell clients about changes. */
  dev?: boolean;
  /** Allow `POST /bench/reset`. */
  testing?: boolean;
}

export interface RunningBench {
  url: string;
  port: number;
  /** Writes what is pending and frees the port. */
  close(): Promise<void>;
  /** Starts the world anew; connected clients reload. */
  reset(seed?: Seed): Promise<void>;
}

export type ResolvedOptions = Required<BenchOptions>;

/** The root of the repository. */
export const root = resolve(import.meta.dirname, "../..");

export function resolveOptions(options: BenchOptions): ResolvedOptions {
  return {
    port: options.port ?? 30123,
    host: options.host ?? "127.0.0.1",
    systemPath: options.systemPath ?? join(root, "dist/quartet"),
    modulePaths: options.modulePaths ?? [],
    dataPath: options.dataPath ?? join(root, ".bench/world"),
    seedPath: options.seedPath === undefined ? join(root, "content/world") : options.seedPath,
    clientPath: options.clientPath ?? join(root, ".bench/client"),
    generation: options.generation ?? (process.env.BENCH_GENERATION === "13" ? 13 : 14),
    latency: options.latency ?? null,
    language: options.language ?? "en",
    reset: options.reset ?? false,
    dev: options.dev ?? false,
    testing: options.testing ?? false,
  };
}
