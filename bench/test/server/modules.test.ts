import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { afterAll, afterEach, expect, it } from "vitest";
import { ids, start, type TestBench, TestClient } from "./harness.ts";

const folder = await mkdtemp(join(tmpdir(), "bench-module-"));
let bench: TestBench | null = null;

/** A module with one compendium that players may not see. */
async function makeModule(extra: object = {}): Promise<string> {
  const module = await mkdtemp(join(folder, "module-"));
  const source = join(module, "source");
  await mkdir(source);
  const rope = { _id: "ropeofmodule0000", _key: "!items!ropeofmodule0000", name: "Long rope" };
  await writeFile(join(source, "rope.json"), JSON.stringify({ ...rope, type: "thing" }));
  await compilePack(source, join(module, "packs/more"), { log: false });
  const ownership = { PLAYER: "NONE", ASSISTANT: "OWNER" };
  const packs = [{ name: "more", label: "More", type: "Item", ownership }];
  const manifest = { id: "extra", title: "Extra", version: "1.0.0", packs, ...extra };
  await writeFile(join(module, "module.json"), JSON.stringify(manifest));
  return module;
}

afterEach(async () => {
  await bench?.stop();
  bench = null;
});
afterAll(() => rm(folder, { recursive: true }));

it("an active module has its compendia, for those who may see them", async () => {
  bench = await start({ modulePaths: [await makeModule()] });
  const gm = await TestClient.join(bench.url, ids.gm, "secret");
  const anna = await TestClient.join(bench.url, ids.anna);
  expect(gm.world.modules).toMatchObject([{ id: "extra", title: "Extra" }]);
  const metadata = { packageType: "module", packageName: "extra", system: "sample" };
  expect(gm.world.packs).toMatchObject([
    { id: "sample.things", metadata: { packageType: "system" } },
    { id: "extra.more", metadata, index: [{ name: "Long rope" }] },
  ]);
  expect(anna.world.packs.map(({ id }) => id)).toEqual(["sample.things"]);
  const update = { _id: "ropeofmodule0000", name: "X" };
  const answer = await gm.update("Item", update, { pack: "extra.more" });
  expect(answer.error?.message).toContain("locked");
  gm.leave();
  anna.leave();
});

it("a module that brings code or styles is refused", async () => {
  const modulePaths = [await makeModule({ esmodules: ["run.js"] })];
  await expect(start({ modulePaths })).rejects.toThrow('modules without "esmodules" only');
});
