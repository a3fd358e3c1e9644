import type { Position } from "./types.ts";

export const initialPosition: Position = { width: "auto", height: "auto" };

const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * A wanted position as the viewport allows it: new windows are centred, and none leaves the
 * screen so far that its header cannot be reached.
 */
export function resolvePosition(element: HTMLElement, wanted: Position): Position {
  const { innerWidth, innerHeight } = window;
  const scale = wanted.scale ?? 1;
  if (wanted.width !== "auto") element.style.width = `${wanted.width}px`;
  const width = Math.min(wanted.width === "auto" ? element.offsetWidth : wanted.width, innerWidth);
  const height = Math.min(
    wanted.height === "auto" ? element.offsetHeight : wanted.height,
    innerHeight,
  );
  const left = wanted.left ?? (innerWidth - width * scale) / 2;
  const top = wanted.top ?? (innerHeight - height * scale) / 2;
  return {
    ...wanted,
    width: wanted.width === "auto" ? "auto" : width,
    height: wanted.height === "auto" ? "auto" : height,
    left: Math.round(clamp(left, 0, innerWidth - width * scale)),
    top: Math.round(clamp(top, 0, innerHeight - height * scale)),
    scale,
  };
}

const css = (value: number | "auto" | undefined) =>
  value === undefined ? "" : value === "auto" ? "auto" : `${value}px`;

/** Write a resolved position to the element's style. */
export function applyPosition(element: HTMLElement, position: Position, minimized: boolean): void {
  const { style } = element;
  style.left = css(position.left);
  style.top = css(position.top);
  if (!minimized) {
    style.width = css(position.width);
    style.height = css(position.height);
  }
  style.transform = position.scale && position.scale !== 1 ? `scale(${position.scale})` : "";
  if (position.zIndex) style.zIndex = String(position.zIndex);
}
