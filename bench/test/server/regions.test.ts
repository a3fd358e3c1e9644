import { rm } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "../../common/protocol.ts";
import { ids, type TestBench, type TestClient } from "./harness.ts";

type Harness = typeof import("./harness.ts");

const parentUuid = `Scene.${ids.scene}`;
const blast = (more: JsonObject = {}): JsonObject => ({
  name: "Grenade",
  color: "#cc3311",
  shapes: [{ type: "circle", x: 200, y: 200, radius: 150 }],
  visibility: 2,
  flags: { sample: { explosion: "first" } },
  ...more,
});

describe.each([13, 14] as const)("regions on the server of generation %i", (generation) => {
  let harness: Harness;
  let bench: TestBench;
  let gm: TestClient;
  let anna: TestClient;
  let bert: TestClient;

  beforeEach(async () => {
    // Schemas are made once, as the generation is that runs.
    vi.resetModules();
    harness = await import("./harness.ts");
    bench = await harness.start({ generation });
    gm = await harness.TestClient.join(bench.url, ids.gm, "secret");
    anna = await harness.TestClient.join(bench.url, ids.anna);
    bert = await harness.TestClient.join(bench.url, ids.bert);
  });
  afterEach(() => bench.stop());

  const regions = async (client: TestClient) =>
    ((await client.document("Scene", ids.scene))?.regions ?? []) as JsonObject[];
  const create = async (client: TestClient, more: JsonObject = {}) => {
    const { error, result } = await client.create("Region", blast(more), { parentUuid });
    return { error, id: String((result?.[0] as JsonObject | undefined)?._id) };
  };

  it("are kept with their scene, told to everybody, changed and deleted", async () => {
    const { error, id } = await create(gm);
    expect(error).toBeUndefined();
    await anna.settle();
    expect(anna.heard.map(({ action, type }) => `${action} ${type}`)).toEqual(["create Region"]);
    await gm.update("Region", { _id: id, name: "Bomb" }, { parentUuid });
    expect(await regions(anna)).toMatchObject([blast({ _id: id, name: "Bomb", behaviors: [] })]);
    await gm.delete("Region", id, { parentUuid });
    expect(await regions(anna)).toEqual([]);
  });

  it("outlive a restart", async () => {
    const { id } = await create(gm);
    for (const client of [gm, anna, bert]) client.leave();
    await bench.close();
    const { startBench } = await import("../../server/main.ts");
    const again = await startBench(bench.options);
    const { folder } = bench;
    const stop = async () => {
      await again.close();
      await rm(folder, { recursive: true, force: true });
    };
    bench = { ...bench, ...again, stop };
    gm = await harness.TestClient.join(bench.url, ids.gm, "secret");
    expect(await regions(gm)).toMatchObject([{ _id: id, name: "Grenade" }]);
  });

  it("are refused whole if one shape is wrong", async () => {
    const wrong = { shapes: [{ type: "circle", x: 0, y: 0, radius: -5 }] };
    expect((await create(gm, wrong)).error?.message).toMatch(/radius/);
    expect(await regions(gm)).toEqual([]);
  });

  it(generation === 13 ? "are not for players" : "belong to the player who made them", async () => {
    const { error, id } = await create(anna);
    if (generation === 13) {
      expect(error?.name).toBe("PermissionError");
      expect(await regions(gm)).toEqual([]);
      return;
    }
    expect(error).toBeUndefined();
    expect(await regions(gm)).toMatchObject([{ ownership: { default: 0, [ids.anna]: 3 } }]);
    const rename = { _id: id, name: "X" };
    expect((await bert.update("Region", rename, { parentUuid })).error?.name).toBe(
      "PermissionError",
    );
    expect((await bert.delete("Region", id, { parentUuid })).error?.name).toBe("PermissionError");
    expect((await anna.delete("Region", id, { parentUuid })).error).toBeUndefined();
  });
});
