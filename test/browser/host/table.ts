import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { BenchHost, BenchProcess } from "./bench.ts";
import { Client } from "./clients.ts";
import type { HostDriver, PlayerKey } from "./driver.ts";
import { FoundryHost } from "./foundry.ts";
import { ownTable } from "./workers.ts";

/** A game master and players at one table, from the first test of a file to the last. */
export interface Table {
  readonly host: HostDriver;
  readonly browser: Browser;
  readonly gm: Client;
  readonly aino: Client;
  readonly boris: Client;
  readonly all: readonly Client[];
  /** The bench that only this file uses, if it asked for one. */
  readonly bench: BenchProcess;
  /** Makes the world new for everyone. */
  reset(): Promise<void>;
}

export interface TableOptions {
  /** Who joins; all three if left out. */
  readonly players?: readonly PlayerKey[];
  /** Use a bench of this generation that no other file uses. */
  readonly ownBench?: 13 | 14;
  /** Folders of modules that are active on a bench of one's own. */
  readonly modules?: readonly string[];
  /** Done to the window of each player while it is still empty. */
  readonly before?: (context: BrowserContext) => Promise<void>;
}

/**
 * Sets a table for the tests of a file: joins before the first, leaves after the last, and after
 * each one nothing may have gone wrong at any client.
 */
export function useTable(options: TableOptions = {}): Table {
  const { players = ["gm", "aino", "boris"], ownBench, modules, before } = options;
  const clients = new Map<PlayerKey, Client>();
  let host: HostDriver | null = null;
  let browser: Browser | null = null;
  let bench: BenchProcess | null = null;

  beforeAll(async () => {
    bench = ownBench ? await new BenchProcess(ownBench, modules).start() : null;
    host = bench ? new BenchHost(bench.url) : sharedHost();
    browser = await chromium.connect(ownTable(inject("browsers")));
    if (!bench) await host.prepare();
    const at = { browser, url: host.url };
    const joined = await Promise.all(
      players.map((key) => Client.join(at.browser, at.url, key, before)),
    );
    for (const client of joined) clients.set(client.key, client);
    await host.joined([...clients.values()]);
  });

  afterEach(async () => {
    await Promise.all([...clients.values()].map((client) => client.closeWindows()));
    for (const client of clients.values()) client.expectQuiet();
  });

  afterAll(async () => {
    await Promise.all([...clients.values()].map((client) => client.leave()));
    await browser?.close();
    await bench?.stop();
  });

  const client = (key: PlayerKey) => existing(clients.get(key), key);
  return {
    get host() {
      return existing(host, "host");
    },
    get browser() {
      return existing(browser, "browser");
    },
    get bench() {
      return existing(bench, "own bench");
    },
    get gm() {
      return client("gm");
    },
    get aino() {
      return client("aino");
    },
    get boris() {
      return client("boris");
    },
    get all() {
      return [...clients.values()];
    },
    reset: () => existing(host, "host").reset([...clients.values()]),
  };
}

function sharedHost(): HostDriver {
  const url = ownTable(inject("hostUrls"));
  return inject("hostName") === "foundry" ? new FoundryHost(url) : new BenchHost(url);
}

function existing<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${name} yet`);
  return value;
}
