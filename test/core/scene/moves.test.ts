import { describe, expect, it } from "vitest";
import { placesAlong } from "../../../src/core/scene/moves.ts";

describe("places along a way", () => {
  it("are close enough to each other, and the corners are among them", () => {
    const way = placesAlong(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 60 },
      ],
      25,
    );
    expect(way).toEqual([
      { x: 0, y: 0 },
      { x: 25, y: 0 },
      { x: 50, y: 0 },
      { x: 75, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 20 },
      { x: 100, y: 40 },
      { x: 100, y: 60 },
    ]);
  });

  it("are not where somebody has only jumped over", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 500, y: 0, isJump: true },
    ];
    expect(placesAlong(corners, 25)).toEqual([
      { x: 0, y: 0 },
      { x: 500, y: 0 },
    ]);
  });

  it("are the corners alone where there is no grid to go by", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ];
    expect(placesAlong(corners, 0)).toEqual(corners);
  });
});
