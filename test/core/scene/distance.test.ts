import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metresBetween, tokensWithin } from "../../../src/core/scene/distance.ts";

type Point = { x: number; y: number };

/** Squares of 100 pixels; diagonals cost one square, as a ruler would say. */
class SquareGrid {
  constructor(
    readonly units: string,
    readonly distance: number,
  ) {}
  measurePath([from, to]: Point[]) {
    const [dx, dy] = [Math.abs(to!.x - from!.x) / 100, Math.abs(to!.y - from!.y) / 100];
    const euclidean = Math.hypot(dx, dy) * this.distance;
    const waypoints = [{ euclidean: 0 }, { euclidean }];
    return { distance: Math.max(Math.round(dx), Math.round(dy)) * this.distance, waypoints };
  }
}

function sceneOf(units: string, distance = 1) {
  const contents: unknown[] = [];
  const scene = { grid: new SquareGrid(units, distance), tokens: { contents } };
  const token = (name: string, x: number, y: number, hidden = false) => {
    const made = { name, hidden, parent: scene, getCenterPoint: () => ({ x, y, elevation: 40 }) };
    contents.push(made);
    return made as unknown as TokenDocument.Implementation;
  };
  return { scene: scene as unknown as Scene.Implementation, token };
}
const names = (list: ReturnType<typeof tokensWithin>) =>
  list?.map(({ token, metres }) => `${token.name} ${metres}`) ?? null;

beforeEach(() => vi.stubGlobal("game", { user: { isGM: false } }));
afterEach(() => vi.unstubAllGlobals());

describe("the distance between tokens", () => {
  it("is what the grid measures between their centres, in metres", () => {
    const { token } = sceneOf("m", 2);
    expect(metresBetween(token("a", 50, 50), token("b", 350, 450))).toBe(8);
    const feet = sceneOf("ft", 5).token;
    expect(metresBetween(feet("a", 0, 0), feet("b", 200, 0))).toBe(3.048);
  });

  it("is unknown on different scenes, without a scene, and in unknown units", () => {
    const { token } = sceneOf("m");
    const here = token("a", 0, 0);
    expect(metresBetween(here, sceneOf("m").token("b", 0, 0))).toBeNull();
    const nowhere = { ...here, parent: null } as unknown as TokenDocument.Implementation;
    expect(metresBetween(here, nowhere)).toBeNull();
    expect(metresBetween(nowhere, nowhere)).toBeNull();
    const steps = sceneOf("steps").token;
    expect(metresBetween(steps("a", 0, 0), steps("b", 9, 9))).toBeNull();
  });
});

describe("who stands around a point", () => {
  const crowd = () => {
    const { scene, token } = sceneOf("m");
    token("far", 500, 0);
    token("edge", 0, 300);
    token("aslant", 300, 300);
    token("lurker", 100, 0, true);
    token("near", 50, 0);
    return scene;
  };

  it("is in a straight line, nearest first, the edge included", () => {
    expect(names(tokensWithin(crowd(), { x: 0, y: 0 }, 3))).toEqual(["near 0.5", "edge 3"]);
    expect(names(tokensWithin(crowd(), { x: 0, y: 0 }, 4.3))).toEqual([
      "near 0.5",
      "edge 3",
      "aslant 4.2426",
    ]);
    expect(names(tokensWithin(crowd(), { x: -900, y: 0 }, 2))).toEqual([]);
  });

  it("holds hidden tokens for game masters only", () => {
    vi.stubGlobal("game", { user: { isGM: true } });
    const list = names(tokensWithin(crowd(), { x: 0, y: 0 }, 1));
    expect(list).toEqual(["near 0.5", "lurker 1"]);
  });

  it("is unknown in unknown units, even if nobody is there", () => {
    expect(tokensWithin(sceneOf("steps").scene, { x: 0, y: 0 }, 3)).toBeNull();
    expect(tokensWithin(sceneOf("km").scene, { x: 0, y: 0 }, 3)).toEqual([]);
  });
});
