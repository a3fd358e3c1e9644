import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mayDrawRegions } from "../../../src/core/foundry.ts";
import {
  type CircleDrawing,
  type CircleRegion,
  circleRegions,
  drawCircles,
  removeCircles,
} from "../../../src/core/scene/circle-regions.ts";

const drawing: CircleDrawing = {
  name: "Grenade",
  centre: { x: 250, y: 150 },
  circles: [
    { label: "core", metres: 2, color: "#cc2200", visibilityFlag: "all" },
    { label: "shrapnel", metres: 30, color: "#886600", visibilityFlag: "gm" },
  ],
  flags: { explosion: "first" },
};
const scale = { size: 100, distance: 2, units: "m" };
const text = (key: string, data?: object) => `${key} ${Object.values(data ?? {}).join("/")}`;

interface Stored extends CircleRegion {
  id: string;
  canUserModify(): boolean;
}

/** A scene that takes a moment to do what it is asked, and then holds its regions. */
function sceneOf({ units = "m", mine = true } = {}) {
  const regions: Stored[] = [];
  const deleted: string[][] = [];
  const scene = {
    grid: { ...scale, units },
    regions,
    createEmbeddedDocuments: async (_name: "Region", data: CircleRegion[]) => {
      await Promise.resolve();
      const made = data.map((entry, at) => ({
        ...entry,
        id: `id${regions.length + at}`,
        canUserModify: () => mine,
      }));
      regions.push(...made);
      return made;
    },
    deleteEmbeddedDocuments: async (_name: "Region", ids: string[]) => {
      await Promise.resolve();
      deleted.push(ids);
      const left = regions.filter(({ id }) => !ids.includes(id));
      regions.splice(0, regions.length, ...left);
      return ids;
    },
  };
  return { scene: scene as unknown as Scene.Implementation, regions, deleted };
}

const as = (generation: 13 | 14, isGM: boolean, permissions: string[] = []) => {
  const user = { isGM, can: (permission: string) => permissions.includes(permission) };
  const i18n = { lang: "en", format: text, localize: text };
  const settings = { get: () => "metric" };
  vi.stubGlobal("game", { user, i18n, settings, release: { generation } });
  return user as unknown as User.Implementation;
};

beforeEach(() => {
  vi.stubGlobal("CONST", { REGION_VISIBILITY: { LAYER: 0, GAMEMASTER: 1, ALWAYS: 2 } });
  const getProperty = (object: Stored) => object.flags.quartet?.explosion;
  vi.stubGlobal("foundry", { utils: { getProperty } });
  as(13, true);
});
afterEach(() => vi.unstubAllGlobals());

describe("who may draw", () => {
  it("are game masters in generation 13", () => {
    expect(mayDrawRegions(as(13, true))).toBe(true);
    expect(mayDrawRegions(as(13, false, ["REGION_CREATE"]))).toBe(false);
  });
  it("are those with the permission in generation 14", () => {
    expect(mayDrawRegions(as(14, false, ["REGION_CREATE"]))).toBe(true);
    expect(mayDrawRegions(as(14, false))).toBe(false);
  });
});

describe("the regions of circles", () => {
  const regions = (circles: CircleDrawing["circles"], units = "m") =>
    circleRegions({ ...drawing, circles }, { ...scale, units }, { all: 2, gm: 1 }, { text });

  it("are circles in pixels around the centre, each named, coloured and marked", () => {
    expect(regions(drawing.circles)).toEqual([
      {
        name: "QUARTET.Scene.Circle Grenade/core",
        color: "#cc2200",
        shapes: [{ type: "circle", x: 250, y: 150, radius: 100 }],
        visibility: 2,
        flags: { quartet: { explosion: "first" } },
      },
      expect.objectContaining({
        shapes: [{ type: "circle", x: 250, y: 150, radius: 1500 }],
        visibility: 1,
      }),
    ]);
  });

  it("are none for circles without a radius, or in unknown units", () => {
    const [core] = drawing.circles;
    expect(regions([{ ...core!, metres: 0 }])).toEqual([]);
    expect(regions([{ ...core!, metres: Number.NaN }])).toEqual([]);
    expect(regions(drawing.circles, "steps")).toEqual([]);
  });
});

describe("drawing an explosion", () => {
  it("makes one region for each circle, once, however often it is asked", async () => {
    const { scene, regions } = sceneOf();
    const clicks = await Promise.all([drawCircles(scene, drawing), drawCircles(scene, drawing)]);
    expect(clicks.map((made) => made.length)).toEqual([2, 0]);
    expect(regions).toHaveLength(2);
    await drawCircles(scene, { ...drawing, flags: { explosion: "second" } });
    expect(regions).toHaveLength(4);
  });

  it("does nothing, and complains of nothing, for who may not or where it can not", async () => {
    const { scene, regions } = sceneOf({ units: "steps" });
    expect(await drawCircles(scene, drawing)).toEqual([]);
    as(13, false);
    expect(await drawCircles(sceneOf().scene, drawing)).toEqual([]);
    expect(regions).toEqual([]);
  });
});

describe("removing an explosion", () => {
  it("takes its regions, in one request, and no others", async () => {
    const { scene, regions, deleted } = sceneOf();
    await drawCircles(scene, drawing);
    await drawCircles(scene, { ...drawing, flags: { explosion: "second" } });
    const clicks = [removeCircles(scene, "first"), removeCircles(scene, "first")];
    expect(await Promise.all(clicks)).toEqual([2, 0]);
    expect(deleted).toEqual([["id0", "id1"]]);
    expect(regions.map(({ flags }) => flags.quartet.explosion)).toEqual(["second", "second"]);
  });

  it("leaves what this user may not remove", async () => {
    const { scene, regions } = sceneOf({ mine: false });
    await drawCircles(scene, drawing);
    expect(await removeCircles(scene, "first")).toBe(0);
    expect(regions).toHaveLength(2);
  });
});
