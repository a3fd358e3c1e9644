import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startBench } from "../../server/main.ts";
import { root } from "../../server/options.ts";
import { ids, logIn, makeSystem, seed, start, TestClient } from "./harness.ts";

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bench-test-"));
  children = [];
});
afterEach(async () => {
  for (const child of children) if (child.exitCode === null && !child.signalCode) await kill(child);
  await rm(folder, { recursive: true, force: true });
});

/** A bench in a process of its own, which can be killed. */
async function spawnBench(port = 0): Promise<{ url: string; child: ChildProcess }> {
  const options = JSON.stringify({
    port,
    systemPath: await makeSystem(folder),
    dataPath: join(folder, "world"),
    seedPath: seed,
    testing: true,
  });
  const script = join(folder, "run.mts");
  const main = JSON.stringify(join(root, "bench/server/main.ts"));
  await writeFile(
    script,
    `const { startBench } = await import(${main}); console.log((await startBench(${options})).url)`,
  );
  const child = spawn(join(root, "node_modules/.bin/tsx"), [script], { detached: true });
  children.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).trim()));
    child.stderr.on("data", (line) => reject(new Error(String(line))));
  });
  return { url, child };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  // The launcher and the server that it started are one group.
  process.kill(-child.pid!, "SIGKILL");
  await gone;
}

it("loses nothing that it acknowledged when it is killed, and its clients come back", async () => {
  const { url, child } = await spawnBench();
  const anna = await TestClient.join(url, ids.anna);
  for (let health = 10; health < 30; health++) {
    const { error } = await anna.update("Actor", { _id: ids.hero, "system.health": health });
    expect(error).toBeUndefined();
  }
  await kill(child);
  const back = new Promise((resolve) => anna.socket.once("connect", resolve as () => void));
  await spawnBench(Number(new URL(url).port));
  await back;
  // The session outlives the server, as the same line shows.
  expect(await anna.document("Actor", ids.hero)).toMatchObject({ system: { health: 29 } });
  anna.leave();
}, 30_000);

it("starts anew from a seed, and tells its clients", async () => {
  const bench = await start();
  const gm = await TestClient.join(bench.url, ids.gm, "secret");
  await gm.update("Actor", { _id: ids.hero, name: "Changed" });
  const told = new Promise((resolve) => gm.socket.once("reload", resolve));
  const response = await fetch(`${bench.url}/bench/reset`, { method: "POST" });
  expect(response.ok).toBe(true);
  await told;
  expect(await gm.document("Actor", ids.hero)).toMatchObject({ name: "Hero" });
  await bench.reset({ users: seed.users! });
  expect((await gm.look()).documents.Actor).toEqual([]);
  await expect(bench.reset({ users: [] })).rejects.toThrow(/game master/);
  expect((await gm.look()).users).toHaveLength(3);
  gm.leave();
  await bench.stop();
});

it("says in one line why it cannot start", async () => {
  const bench = await start();
  const { options } = bench;
  const file = join(folder, "file");
  await writeFile(file, "");
  const elsewhere = { ...options, dataPath: join(folder, "other") };
  await expect(startBench({ ...elsewhere, port: bench.port })).rejects.toThrow(
    /Port \d+ is in use/,
  );
  await expect(startBench(options)).rejects.toThrow(/is in use. Stop the bench/);
  await expect(startBench({ ...elsewhere, systemPath: folder })).rejects.toThrow(/npm run build/);
  await expect(startBench({ ...elsewhere, dataPath: join(file, "world") })).rejects.toThrow(
    /be written/,
  );
  await bench.stop();
});

it("checks names and passwords at the door", async () => {
  const bench = await start();
  await expect(logIn(bench.url, ids.gm, "wrong")).rejects.toThrow("WrongPassword");
  await expect(logIn(bench.url, "nobody")).rejects.toThrow("UnknownUser");
  const outside = await fetch(`${bench.url}/game`, { redirect: "manual" });
  expect(outside.headers.get("location")).toBe("/join");
  const anna = await TestClient.join(bench.url, ids.anna);
  const page = await (await fetch(`${bench.url}/join`)).text();
  expect(page).toContain(`<option value="${ids.anna}" disabled>Anna</option>`);
  expect(page).toContain(`<option value="${ids.bert}">Bert</option>`);
  expect(JSON.stringify(await anna.look())).not.toContain("secret:");
  anna.leave();
  await bench.stop();
});
