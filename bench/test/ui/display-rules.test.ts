import { describe, expect, it } from "vitest";
import { readChange } from "../../client/applications/ui/read-change.ts";
import { dimensionsOf } from "../../client/canvas/dimensions.ts";
import { showsByMode } from "../../client/canvas/display-rules.ts";
import { Grid } from "../../client/canvas/grid.ts";
import { TOKEN_DISPLAY_MODES as MODES } from "../../common/constants.ts";

const state = { controlled: false, hover: false, isOwner: false };

describe("what a token shows", () => {
  it("to its owner only, on hover only, always, never", () => {
    expect(showsByMode(MODES.OWNER, state)).toBe(false);
    expect(showsByMode(MODES.OWNER, { ...state, isOwner: true })).toBe(true);
    expect(showsByMode(MODES.HOVER, { ...state, hover: true })).toBe(true);
    expect(showsByMode(MODES.OWNER_HOVER, { ...state, hover: true })).toBe(false);
    expect(showsByMode(MODES.ALWAYS, state)).toBe(true);
    expect(showsByMode(MODES.NONE, { controlled: true, hover: true, isOwner: true })).toBe(false);
  });
});

describe("the grid", () => {
  const at = (x: number, y: number) => ({ x: x * 100 + 50, y: y * 100 + 50 });
  const grid = (diagonals: number) =>
    new Grid({ type: 1, size: 100, distance: 2, units: "m", diagonals });

  it("snaps corners to the nearest square", () => {
    expect(grid(0).snapCorner({ x: 149, y: 151 })).toEqual({ x: 100, y: 200 });
  });

  it("measures diagonals by the rule of the system", () => {
    const path = [at(0, 0), at(3, 4)];
    expect(grid(0).measurePath(path)).toMatchObject({ distance: 8, spaces: 4, diagonals: 3 });
    expect(grid(3).measurePath(path).distance).toBe(14);
    expect(grid(4).measurePath(path).distance).toBe(10);
    expect(grid(5).measurePath(path).distance).toBe(12);
  });

  it("refuses hexagons loudly", () => {
    expect(() => new Grid({ type: 2, size: 100, distance: 1, units: "" })).toThrow(/not implement/);
  });

  it("begins at the corner of the scene whatever the padding", () => {
    const size = { width: 1000, height: 730, padding: 0.25, grid: { size: 100, distance: 1 } };
    expect(dimensionsOf(size)).toMatchObject({ sceneX: 300, sceneY: 200, width: 1600 });
  });
});

describe("numbers as people type them", () => {
  it.each([
    ["12", 12, false],
    ["0,5", 0.5, false],
    ["+2", 2, true],
    ["−3", -3, true],
    ["=-3", -3, false],
  ])("%s", (text, value, isDelta) => {
    expect(readChange(text)).toEqual({ value, isDelta });
  });

  it("refuses words", () => {
    expect(readChange("many")).toBeNull();
    expect(readChange("1e5")).toBeNull();
  });
});
