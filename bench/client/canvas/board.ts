import { h, iconButton, svg } from "../applications/ui/dom.ts";
import { layoutSlot } from "../applications/ui/layout.ts";
import { t } from "../applications/ui/text.ts";
import type { Scene } from "../documents/scene.ts";
import type { TokenDocument } from "../documents/token.ts";
import { canvas, game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { BenchNotImplemented } from "../strict.ts";
import { type Dimensions, dimensionsOf } from "./dimensions.ts";
import { dropOnBoard } from "./drop.ts";
import { Grid, type GridSource } from "./grid.ts";
import { activateBoardPointer } from "./pointer.ts";
import { drawRegions } from "./region-drawing.ts";
import { closeTokenHud } from "./token-hud.ts";
import { Viewport } from "./viewport.ts";

interface SceneLooks {
  width: number;
  height: number;
  padding: number;
  backgroundColor: unknown;
  background?: { src: string | null };
  grid: { size: number; distance: number; color: unknown; alpha: number };
}

/** Draw a scene, or an empty board for null. Called by `Scene#view`. */
export async function drawScene(scene: Scene | null): Promise<void> {
  closeTokenHud();
  canvas.tokens.clear();
  canvas.ready = false;
  const slot = layoutSlot("board");
  if (game.settings.get("core", "noCanvas")) {
    canvas.scene = null;
    slot.replaceChildren();
    return;
  }
  canvas.scene = scene;
  if (!scene) {
    slot.replaceChildren(h("p", { class: "no-scene" }, t("Canvas.None")));
    Hooks.callAll("canvasReady", canvas);
    return;
  }
  const looks = scene as unknown as SceneLooks;
  const grid: Grid | GridSource = scene.grid;
  if (!(grid instanceof Grid)) throw new BenchNotImplemented(`grids of type ${grid.type}`);
  canvas.grid = grid;
  canvas.dimensions = dimensionsOf(looks);
  const board = boardElement(scene, looks, canvas.dimensions);
  slot.replaceChildren(board, toolbar());
  canvas.viewport = new Viewport(board);
  canvas.viewport.fit(canvas.dimensions);
  activateBoardPointer(board);
  board.addEventListener("dragover", (event) => event.preventDefault());
  board.addEventListener("drop", (event) => void dropOnBoard(event));
  canvas.ready = true;
  for (const document of scene.tokens.contents) canvas.tokens.add(document as TokenDocument);
  Hooks.callAll("canvasReady", canvas);
}

/** Draw the regions of the scene again. */
export function redrawRegions(): void {
  const group = document.querySelector<SVGGElement>("#board > .regions");
  if (group && canvas.scene) drawRegions(group, canvas.scene.regions);
}

/** A scene that nobody has coloured lies on paper rather than on the schema's grey. */
const UNCHOSEN_GROUND = "#999999";

function groundStyle(color: unknown): string | undefined {
  const css = String(color ?? UNCHOSEN_GROUND);
  return css === UNCHOSEN_GROUND ? undefined : `fill: ${css}`;
}

function boardElement(scene: Scene, looks: SceneLooks, size: Dimensions): SVGSVGElement {
  const { sceneX, sceneY, sceneWidth, sceneHeight } = size;
  const place = { x: sceneX, y: sceneY, width: sceneWidth, height: sceneHeight };
  const tokens = svg("g", { class: "tokens" });
  canvas.tokens.group = tokens;
  const regions = svg("g", { class: "regions" });
  drawRegions(regions, scene.regions);
  const board = svg(
    "svg",
    { id: "board", role: "group", "aria-label": t("Canvas.Label", { name: scene.name }) },
    svg("rect", {
      class: "scene-ground",
      ...place,
      style: groundStyle(looks.backgroundColor),
    }),
  );
  if (looks.background?.src)
    board.append(
      svg("image", { ...place, href: looks.background.src, preserveAspectRatio: "xMidYMid slice" }),
    );
  if (canvas.grid.isSquare) board.append(...gridElements(looks, place));
  board.append(regions, tokens);
  return board;
}

function gridElements({ grid }: SceneLooks, place: object): SVGElement[] {
  const { size, alpha, color } = grid;
  const pattern = svg(
    "pattern",
    { id: "board-grid", width: size, height: size, patternUnits: "userSpaceOnUse" },
    svg("path", {
      d: `M${size} 0H0V${size}`,
      class: "grid-line",
      style: `stroke: ${String(color ?? "#000000")}; opacity: ${alpha}`,
    }),
  );
  return [svg("defs", {}, pattern), svg("rect", { ...place, fill: "url(#board-grid)" })];
}

function toolbar(): HTMLElement {
  const middle = () => canvas.viewport.toScreen(canvas.viewport);
  const tool = (classes: string, label: string, act: () => void) =>
    iconButton(classes, t(label), { on: { click: act } });
  return h(
    "div",
    { id: "board-tools", role: "toolbar", "aria-label": t("Canvas.Controls") },
    tool("fa-solid fa-crosshairs", "Canvas.Target", () => canvas.tokens.targetControlled()),
    tool("fa-solid fa-magnifying-glass-plus", "Canvas.ZoomIn", () =>
      canvas.viewport.zoom(1.25, middle()),
    ),
    tool("fa-solid fa-magnifying-glass-minus", "Canvas.ZoomOut", () =>
      canvas.viewport.zoom(0.8, middle()),
    ),
    tool("fa-solid fa-expand", "Canvas.Fit", () => canvas.viewport.fit(canvas.dimensions)),
  );
}
