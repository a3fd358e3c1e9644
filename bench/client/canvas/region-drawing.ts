import { REGION_VISIBILITY } from "../../common/constants.ts";
import type { RegionShape } from "../../common/documents/region-shapes.ts";
import { colorOf } from "../applications/ui/color.ts";
import { svg } from "../applications/ui/dom.ts";
import type { RegionDocument } from "../documents/region.ts";
import { game } from "../globals.ts";

/** Draws the regions that this user sees into a group of the board, large ones below small ones. */
export function drawRegions(group: SVGGElement, regions: Iterable<RegionDocument>): void {
  const shown = [...regions].filter(isShown).sort((a, b) => reach(b) - reach(a));
  group.replaceChildren(...shown.map(regionElement));
}

/** Whether this user sees a region while no layer of regions is open, which the bench has not. */
export function isShown(region: RegionDocument): boolean {
  const { GAMEMASTER, ALWAYS, OBSERVER } = REGION_VISIBILITY;
  if (isHidden(region) && !game.user.isGM) return false;
  if (region.visibility === GAMEMASTER) return game.user.isGM;
  if (region.visibility === ALWAYS) return true;
  return region.visibility === OBSERVER && region.testUserPermission(game.user, "OBSERVER");
}

function isHidden(region: RegionDocument): boolean {
  return "hidden" in region && region.hidden === true;
}

function radii(shape: RegionShape): { rx: number; ry: number } {
  if (shape.type === "circle") return { rx: shape.radius, ry: shape.radius };
  return { rx: shape.radiusX, ry: shape.radiusY };
}

/** How far a region spreads from the middle of its largest shape. */
function reach({ shapes }: RegionDocument): number {
  return Math.max(0, ...shapes.flatMap((shape) => Object.values(radii(shape))));
}

function outline(shape: RegionShape, properties: object): SVGElement {
  const { x, y } = shape;
  const turn = shape.type === "ellipse" && `rotate(${shape.rotation} ${x} ${y})`;
  return svg("ellipse", { cx: x, cy: y, ...radii(shape), transform: turn, ...properties });
}

/** A tinted area with an outline, and the name at the upper edge of its first shape. */
function regionElement(region: RegionDocument): SVGGElement {
  const color = colorOf(region);
  const [first] = region.shapes;
  const fills = region.shapes.map((shape) => outline(shape, { style: `fill: ${color}` }));
  const lines = region.shapes.map((shape) =>
    outline(shape, { class: "region-outline", style: `stroke: ${color}` }),
  );
  return svg(
    "g",
    {
      class: ["region", isHidden(region) && "hidden"],
      role: "img",
      "aria-label": region.name,
      "data-region-id": region.id,
    },
    svg("g", { class: "region-fill" }, ...fills),
    ...lines,
    first &&
      svg(
        "text",
        { class: "region-label", x: first.x, y: first.y - radii(first).ry + 28 },
        region.name,
      ),
  );
}
