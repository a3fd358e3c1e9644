import type { Dimensions } from "./dimensions.ts";
import type { Point } from "./grid.ts";

const MIN_SCALE = 0.2;
const MAX_SCALE = 4;

/** What part of the scene is shown, and how large: turns screen points into scene points. */
export class Viewport {
  /** The scene point in the middle of the view. */
  x = 0;
  y = 0;
  /** Screen pixels for one scene pixel. */
  scale = 1;
  readonly #svg: SVGSVGElement;

  constructor(svg: SVGSVGElement) {
    this.#svg = svg;
  }

  /** Show a point in the middle. Values left out keep what they are. */
  pan({ x = this.x, y = this.y, scale = this.scale }: Partial<Point & { scale: number }>): void {
    this.x = x;
    this.y = y;
    this.scale = Math.min(Math.max(scale, MIN_SCALE), MAX_SCALE);
    const { width, height } = this.#size();
    const w = width / this.scale;
    const h = height / this.scale;
    this.#svg.setAttribute("viewBox", `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`);
  }

  /** Zoom and keep the scene point under a screen point where it is. */
  zoom(factor: number, at: Point): void {
    const before = this.toScene(at);
    const scale = Math.min(Math.max(this.scale * factor, MIN_SCALE), MAX_SCALE);
    const ratio = this.scale / scale;
    this.pan({
      x: before.x + (this.x - before.x) * ratio,
      y: before.y + (this.y - before.y) * ratio,
      scale,
    });
  }

  /** Show the whole scene. */
  fit({ sceneX, sceneY, sceneWidth, sceneHeight }: Dimensions): void {
    const { width, height } = this.#size();
    this.pan({
      x: sceneX + sceneWidth / 2,
      y: sceneY + sceneHeight / 2,
      scale: Math.min(width / sceneWidth, height / sceneHeight, 1) * 0.94,
    });
  }

  /** The scene point at a screen point (`clientX`, `clientY`). */
  toScene(screen: Point): Point {
    const { left, top, width, height } = this.#size();
    return {
      x: this.x + (screen.x - left - width / 2) / this.scale,
      y: this.y + (screen.y - top - height / 2) / this.scale,
    };
  }

  /** The screen point of a scene point. */
  toScreen(point: Point): Point {
    const { left, top, width, height } = this.#size();
    return {
      x: left + width / 2 + (point.x - this.x) * this.scale,
      y: top + height / 2 + (point.y - this.y) * this.scale,
    };
  }

  #size(): { left: number; top: number; width: number; height: number } {
    const { left, top, width, height } = this.#svg.getBoundingClientRect();
    return { left, top, width: width || 1, height: height || 1 };
  }
}
