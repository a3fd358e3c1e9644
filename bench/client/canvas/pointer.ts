import { canvas } from "../globals.ts";
import type { Point } from "./grid.ts";
import type { Token } from "./token.ts";
import { closeTokenHud, openTokenHud } from "./token-hud.ts";
import { moveTokens } from "./token-layer.ts";

/** Screen pixels that the pointer must move before a press counts as a drag. */
const THRESHOLD = 4;

/** Select, drag, pan, zoom and open by pointer; select and open by keyboard. */
export function activateBoardPointer(board: SVGSVGElement): void {
  board.addEventListener("pointerdown", (event) => onPointerDown(board, event));
  board.addEventListener("wheel", onWheel, { passive: false });
  board.addEventListener("pointerover", (event) => setHover(tokenOf(event)));
  board.addEventListener("pointerleave", () => setHover(null));
  board.addEventListener("focusin", (event) => setHover(tokenOf(event)));
  board.addEventListener("focusout", () => setHover(null));
  board.addEventListener("dblclick", (event) => openSheet(tokenOf(event)));
  board.addEventListener("contextmenu", onContextMenu);
  board.addEventListener("keydown", onKeyDown);
}

function tokenOf(event: Event): Token | null {
  const id = (event.target as Element).closest<SVGGElement>(".token")?.dataset.tokenId;
  return (id && canvas.tokens.get(id)) || null;
}

function setHover(token: Token | null): void {
  const prior = canvas.tokens.hover;
  if (prior === token) return;
  canvas.tokens.hover = token;
  for (const changed of [prior, token]) {
    if (!changed) continue;
    changed.hover = changed === token;
    changed.refresh();
  }
}

function openSheet(token: Token | null): void {
  if (token?.actor?.visible) token.actor.sheet?.render({ force: true });
}

function onWheel(event: WheelEvent): void {
  event.preventDefault();
  canvas.viewport.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, { x: event.clientX, y: event.clientY });
  closeTokenHud();
}

function onContextMenu(event: Event): void {
  event.preventDefault();
  const token = tokenOf(event);
  if (token?.isOwner) void openTokenHud(token);
  else closeTokenHud();
}

function onKeyDown(event: KeyboardEvent): void {
  const token = tokenOf(event);
  if (!token || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  // The first press selects, the next opens the sheet.
  if (token.controlled || !token.isOwner) openSheet(token);
  else token.control({ releaseOthers: !event.shiftKey });
}

function onPointerDown(board: SVGSVGElement, event: PointerEvent): void {
  if (event.button !== 0) return;
  closeTokenHud();
  const token = tokenOf(event);
  const start = { x: event.clientX, y: event.clientY };
  if (token) token.control({ releaseOthers: !event.shiftKey && !token.controlled });
  const drag = token?.controlled ? tokenDrag() : panDrag();
  follow(board, start, drag, () => {
    if (!token) canvas.tokens.releaseAll();
  });
}

interface Drag {
  move(by: Point): void;
  end(by: Point): void;
  cancel(): void;
}

/** Follow the pointer until it is let go; a press without a move is a click. */
function follow(board: SVGSVGElement, start: Point, drag: Drag, onClick: () => void): void {
  let moved = false;
  const offset = (event: PointerEvent) => ({
    x: event.clientX - start.x,
    y: event.clientY - start.y,
  });
  const stop = new AbortController();
  const { signal } = stop;
  const view = board.ownerDocument.defaultView ?? window;
  view.addEventListener(
    "pointermove",
    (event) => {
      const by = offset(event);
      moved ||= Math.hypot(by.x, by.y) >= THRESHOLD;
      if (moved) drag.move(by);
    },
    { signal },
  );
  view.addEventListener(
    "pointerup",
    (event) => {
      stop.abort();
      if (moved) drag.end(offset(event));
      else onClick();
    },
    { signal },
  );
  view.addEventListener(
    "pointercancel",
    () => {
      stop.abort();
      drag.cancel();
    },
    { signal },
  );
}

function panDrag(): Drag {
  const { x, y } = canvas.viewport;
  const pan = (by: Point) => {
    const { scale } = canvas.viewport;
    canvas.viewport.pan({ x: x - by.x / scale, y: y - by.y / scale });
  };
  return { move: pan, end: pan, cancel: () => canvas.viewport.pan({ x, y }) };
}

/** The drawing follows the pointer; the documents change once, when it is let go. */
function tokenDrag(): Drag {
  const tokens = canvas.tokens.controlled.map((token) => ({ token, x: token.x, y: token.y }));
  const at = (by: Point) =>
    tokens.map(({ token, x, y }) => ({
      token,
      x: x + by.x / canvas.viewport.scale,
      y: y + by.y / canvas.viewport.scale,
    }));
  return {
    move: (by) => {
      for (const { token, x, y } of at(by))
        token.element.setAttribute("transform", `translate(${x} ${y})`);
    },
    end: (by) => {
      // Whatever the server says, the tokens end up where their documents are.
      void moveTokens(at(by)).finally(() => {
        for (const { token } of tokens) token.refresh();
      });
    },
    cancel: () => {
      for (const { token } of tokens) token.refresh();
    },
  };
}
