import { describe, expect, it } from "vitest";
import {
  Interrupted,
  type Place,
  runStep,
  type Watch,
} from "../../../src/core/migrations/run-step.ts";
import { FakeShelf, halvePoints, points } from "./fakes.ts";

const watch: Watch = { goesOn: () => true, onProgress: () => {} };
const actors = (count: number) =>
  new FakeShelf(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`a${at}`, { system: { points: 8 } }]),
    ),
  );

describe("a step", () => {
  it("changes every document that needs it, with few requests", async () => {
    const shelf = actors(120);
    expect(await runStep(halvePoints, [shelf.place], watch)).toEqual([]);
    expect(new Set(points(shelf))).toEqual(new Set([4]));
    expect(shelf.requests.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it("asks for nothing where everything is as it should be", async () => {
    const shelf = actors(3);
    await runStep(halvePoints, [shelf.place], watch);
    await runStep(halvePoints, [shelf.place], watch);
    expect(shelf.requests).toHaveLength(1);
    expect(points(shelf)).toEqual([4, 4, 4]);
  });

  it("leaves other kinds of documents alone", async () => {
    const items = new FakeShelf({ i: { system: { points: 8 } } }, "Item");
    await runStep(halvePoints, [items.place], watch);
    expect(items.requests).toEqual([]);
  });

  it("goes on when one document is refused, and names it", async () => {
    const shelf = actors(3);
    shelf.refused.add("a1");
    const failures = await runStep(halvePoints, [shelf.place], watch);
    expect(failures.map(({ label }) => label)).toEqual(["the a1"]);
    expect(points(shelf)).toEqual([4, 8, 4]);
  });

  it("goes on when it stumbles over one document itself", async () => {
    const shelf = new FakeShelf({ bad: {}, good: { system: { points: 8 } } });
    const step = {
      ...halvePoints,
      updateActor: (source: { system?: { points?: unknown } }) => {
        if (!source.system) throw new Error("no system");
        return halvePoints.updateActor?.(source) ?? null;
      },
    };
    const failures = await runStep(step, [shelf.place], watch);
    expect(failures.map(({ label }) => label)).toEqual(["the bad"]);
    expect(shelf.sources.good).toMatchObject({ system: { points: 4 } });
  });

  it("goes on when a compendium does not open", async () => {
    const broken: Place = {
      label: "Old pack",
      size: 5,
      open: () => Promise.reject(new Error("gone")),
    };
    const shelf = actors(1);
    const failures = await runStep(halvePoints, [broken, shelf.place], watch);
    expect(failures.map(({ label }) => label)).toEqual(["Old pack"]);
    expect(points(shelf)).toEqual([4]);
  });

  it("tells how far it is, up to the end", async () => {
    const done: number[] = [];
    const places = [actors(60).place, actors(60).place];
    await runStep(halvePoints, places, { ...watch, onProgress: (part) => done.push(part) });
    expect(done).toEqual([50 / 120, 60 / 120, 110 / 120, 1]);
  });

  it("stops at once when the work is somebody else's, who goes on with the rest", async () => {
    const shelf = actors(120);
    const lost = { ...watch, goesOn: () => shelf.requests.length === 0 };
    await expect(runStep(halvePoints, [shelf.place], lost)).rejects.toThrow(Interrupted);
    expect(points(shelf).filter((value) => value === 4)).toHaveLength(50);
    await runStep(halvePoints, [shelf.place], watch);
    expect(new Set(points(shelf))).toEqual(new Set([4]));
  });
});
