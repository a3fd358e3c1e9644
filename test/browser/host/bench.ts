import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fromRoot } from "../../../tools/paths.ts";
import { BENCH_USER_IDS, testWorld } from "../../fixtures/world.ts";
import { builtFolders } from "./built.ts";
import type { Client } from "./clients.ts";
import type { HostDriver } from "./driver.ts";

/** Every message waits this long, at random: what is only right on a fast line fails here. */
const LATENCY: [number, number] = [0, 150];

interface Address {
  readonly url: string;
  readonly port: number;
}

/** A bench of the tests' own: on a free port, with the world of the tests, on a slow line. */
export class BenchProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), "quartet-bench-"));
  private child: ChildProcess | null = null;
  private port = 0;
  url = "";

  /** @param modules Folders of modules that are active in its world. */
  constructor(
    private readonly generation: 13 | 14 = 14,
    private readonly modules: readonly string[] = [],
  ) {}

  /** Starts it, after a stop or a kill with the same world at the same address. */
  async start(): Promise<this> {
    const options = {
      port: this.port,
      dataPath: join(this.folder, "world"),
      ...builtFolders(),
      seedPath: testWorld(BENCH_USER_IDS),
      generation: this.generation,
      modulePaths: this.modules,
      latency: LATENCY,
      testing: true,
    };
    const script = fromRoot("test/browser/host/bench-process.ts");
    this.child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(options)], {
      cwd: fromRoot(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const address = await firstLine(this.child);
    this.url = address.url;
    this.port = address.port;
    return this;
  }

  /** Ends it at once, without a chance to write what is pending. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Ends it and throws its world away. */
  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    this.child = null;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

async function firstLine(child: ChildProcess): Promise<Address> {
  const lines = createInterface({ input: child.stdout! });
  const failed = once(child, "exit").then(() => null);
  const line = await Promise.race([once(lines, "line").then(([text]) => String(text)), failed]);
  if (line === null) throw new Error("The bench did not start; see above.");
  return JSON.parse(line) as Address;
}

/** The bench as a host of the tests. */
export class BenchHost implements HostDriver {
  readonly name = "bench";

  constructor(readonly url: string) {}

  prepare(): Promise<void> {
    return this.seed();
  }

  async reset(clients: readonly Client[]): Promise<void> {
    // The bench makes every page reload once the world is new.
    await Promise.all(clients.map((client) => client.expectReload()));
    await this.seed();
    await Promise.all(clients.map((client) => client.reloaded()));
  }

  async joined(): Promise<void> {}

  private async seed(): Promise<void> {
    const response = await fetch(`${this.url}/bench/reset`, { method: "POST" });
    if (!response.ok) throw new Error(`The bench was not reset: ${await response.text()}`);
  }
}
