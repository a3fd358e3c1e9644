import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catchUp, runMigrations } from "../../../src/core/migrations/run.ts";
import { halvePoints } from "./fakes.ts";
import { fakeActor, fakePack, setFakeTable } from "./table.ts";

const later = { number: 3, description: "nothing to see" };

beforeEach(() => {
  for (const method of ["info", "warn"] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the migrations of a world", () => {
  it("reach its actors and open compendiums, and note how far they came", async () => {
    const [aila, raider] = [fakeActor("aila", 8), fakeActor("raider", 6)];
    const { settings, said } = setFakeTable([aila], [fakePack("open", [raider], false)]);
    await runMigrations([halvePoints, later]);
    expect([aila.points, raider.points]).toEqual([4, 3]);
    expect(settings.get("core.migrationVersion")).toBe(3);
    expect(settings.get("core.migrationRunner")).toBe("");
    expect(said).toEqual(["Progress"]);
  });

  it("leave locked compendiums alone, say so, and catch up when they are open", async () => {
    const raider = fakeActor("raider", 6);
    const pack = fakePack("old", [raider], true);
    const { settings, said } = setFakeTable([], [pack]);
    await runMigrations([halvePoints]);
    expect(raider.points).toBe(6);
    expect(said).toContain("Locked.one 1 old");
    expect(settings.get("core.migrationBehind")).toEqual({ "world.old": 1 });

    await catchUp([halvePoints]);
    expect(raider.points).toBe(6);
    pack.locked = false;
    await runMigrations([later]);
    expect(raider.points).toBe(6);
    await catchUp([halvePoints, later]);
    expect(raider.points).toBe(3);
    expect(settings.get("core.migrationBehind")).toEqual({});
  });

  it("tell at the end what was refused, by name", async () => {
    const actors = [fakeActor("aila", 8), fakeActor("bad", 8)];
    const { settings, said, refused } = setFakeTable(actors, []);
    refused.add("bad");
    await runMigrations([halvePoints]);
    expect(actors.map(({ points }) => points)).toEqual([4, 8]);
    expect(said).toContain("Failed.one 1 the bad");
    expect(settings.get("core.migrationVersion")).toBe(2);
  });

  it("stop without a word when another game master has taken over", async () => {
    const { settings, said } = setFakeTable([fakeActor("aila", 8)], []);
    const takeOver = {
      ...halvePoints,
      updateActor: () => {
        settings.set("core.migrationRunner", "somebody");
        return null;
      },
    };
    await runMigrations([takeOver, later]);
    expect(settings.get("core.migrationVersion")).toBe(1);
    expect(settings.get("core.migrationRunner")).toBe("somebody");
    expect(said).toEqual(["Progress"]);
  });
});
