// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawRegions } from "../../client/canvas/region-drawing.ts";
import type { RegionDocument } from "../../client/documents/region.ts";
import type { Scene } from "../../client/documents/scene.ts";
import { game } from "../../client/globals.ts";
import { Hooks } from "../../client/helpers/hooks.ts";
import { REGION_VISIBILITY } from "../../common/constants.ts";
import type { JsonObject } from "../../common/protocol.ts";
import { answer, id, PLAYER, startWorld } from "./fake-backend.ts";

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: (...args: Parameters<typeof answer>) => answer(...args),
}));

const token = (name: string, x: number, y: number, size = 1): JsonObject => ({
  _id: id(name),
  name,
  x,
  y,
  width: size,
  height: size,
});
const circle = (radius: number) => ({ type: "circle", x: 200, y: 200, radius });
const scene = () => game.scenes.get(id("wood")) as Scene;
const make = (data: JsonObject) =>
  scene().createEmbeddedDocuments("Region", [{ name: "R", shapes: [circle(100)], ...data }]);

beforeEach(() =>
  startWorld({
    documents: {
      Scene: [
        {
          _id: id("wood"),
          name: "Wood",
          grid: { type: 1, size: 100, distance: 2, units: "m" },
          tokens: [token("near", 0, 0), token("far", 300, 400), token("big", 100, 0, 2)],
        },
      ],
    },
  }),
);

describe("a scene", () => {
  it("has regions that come and go, and tells of them", async () => {
    const told: string[] = [];
    for (const name of ["createRegion", "deleteRegion"]) Hooks.once(name, () => told.push(name));
    const [region] = (await make({ flags: { test: { explosion: "a" } } })) as RegionDocument[];
    expect(scene().regions.contents).toEqual([region]);
    expect(region!.getFlag("test", "explosion")).toBe("a");
    expect(region!.elevation).toMatchObject({ bottom: -Infinity, top: Infinity });
    expect(region!.toObject()).toMatchObject({ elevation: { bottom: null, top: null } });
    await scene().deleteEmbeddedDocuments("Region", [region!.id!]);
    expect(scene().regions.size).toBe(0);
    expect(told).toEqual(["createRegion", "deleteRegion"]);
  });

  it("measures between the centres of tokens", () => {
    const centre = (name: string) => {
      const { x, y } = scene().tokens.get(id(name))!.getCenterPoint();
      return { x, y };
    };
    expect(centre("near")).toEqual({ x: 50, y: 50 });
    expect(centre("big")).toEqual({ x: 200, y: 100 });
    const path = scene().grid.measurePath([centre("near"), centre("far")]);
    expect(path).toMatchObject({ distance: 8, spaces: 4, diagonals: 3, cost: 8, euclidean: 10 });
    expect(path.waypoints.map(({ euclidean }) => euclidean)).toEqual([0, 10]);
    expect(path.segments).toHaveLength(1);
    expect(path.segments[0]!.to).toBe(path.waypoints[1]);
    const moved = scene().tokens.get(id("near"))!.getCenterPoint({ x: 100, elevation: 3 });
    expect(moved).toEqual({ x: 150, y: 50, elevation: 3 });
  });

  it("does not measure what the bench can not", () => {
    const { grid } = scene();
    const start = { x: 0, y: 0 };
    expect(() => grid.measurePath([start, { ...start, elevation: 5 } as never])).toThrow(
      /elevation/,
    );
    expect(() => grid.measurePath([start], { cost: () => 1 })).toThrow(/cost/);
  });
});

describe("the drawing of regions", () => {
  const drawn = () => {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    drawRegions(group, scene().regions as Iterable<RegionDocument>);
    return [...group.children].map((child) => child.getAttribute("aria-label"));
  };
  const { LAYER, GAMEMASTER, ALWAYS, OBSERVER } = REGION_VISIBILITY;

  it("shows to each what the visibility says", async () => {
    await make({ name: "on the layer", visibility: LAYER });
    await make({ name: "for the game master", visibility: GAMEMASTER });
    await make({ name: "for all", visibility: ALWAYS });
    await make({ name: "hidden", visibility: ALWAYS, hidden: true });
    await make({ name: "for observers", visibility: OBSERVER });
    await make({ name: "observed", visibility: OBSERVER, ownership: { [PLAYER]: 2 } });
    expect(drawn()).toEqual([
      "for the game master",
      "for all",
      "hidden",
      "for observers",
      "observed",
    ]);
    Object.assign(game, { user: game.users.get(PLAYER) });
    expect(drawn()).toEqual(["for all", "observed"]);
  });

  it("puts small regions over large ones, in their colour and with their name", async () => {
    await make({ name: "core", color: "#ff0000", visibility: ALWAYS, shapes: [circle(50)] });
    await make({ name: "<b>gas</b>", visibility: ALWAYS, shapes: [circle(300)] });
    expect(drawn()).toEqual(["<b>gas</b>", "core"]);
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    drawRegions(group, scene().regions as Iterable<RegionDocument>);
    const [gas, core] = group.children;
    expect(gas!.querySelector("text")!.textContent).toBe("<b>gas</b>");
    expect(gas!.querySelector("b")).toBeNull();
    expect(core!.querySelector(".region-fill ellipse")!.getAttribute("style")).toContain("#ff0000");
    expect(core!.querySelector(".region-outline")!.getAttribute("rx")).toBe("50");
  });
});
