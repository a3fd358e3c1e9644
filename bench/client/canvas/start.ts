import type { Document } from "../../common/abstract/document.ts";
import type { Actor } from "../documents/actor.ts";
import type { Scene } from "../documents/scene.ts";
import type { TokenDocument } from "../documents/token.ts";
import { canvas, game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { drawScene, redrawRegions } from "./board.ts";
import type { Dimensions } from "./dimensions.ts";
import type { Grid, Point } from "./grid.ts";
import { listenForTargets } from "./targets.ts";
import { refreshTokenHud } from "./token-hud.ts";
import { TokenLayer } from "./token-layer.ts";
import type { Viewport } from "./viewport.ts";

declare module "../globals.ts" {
  interface Canvas {
    /** Whether a scene is drawn and can be used. */
    ready: boolean;
    scene: Scene | null;
    tokens: TokenLayer;
    /** Only with a scene. */
    grid: Grid;
    dimensions: Dimensions;
    viewport: Viewport;
    draw(scene?: Scene | null): Promise<void>;
    pan(view: Partial<Point & { scale: number }>): void;
    animatePan(view: Partial<Point & { scale: number }>): Promise<boolean>;
  }
}

/** Fill `canvas` before anything is drawn. Called while the client is assembled. */
export function prepareCanvas(): void {
  Object.assign(canvas, {
    ready: false,
    scene: null,
    tokens: new TokenLayer(),
    draw: (scene: Scene | null = canvas.scene) => drawScene(scene),
    pan: (view) => canvas.viewport.pan(view),
    animatePan: async (view) => {
      canvas.viewport.pan(view);
      return true;
    },
  } satisfies Partial<typeof canvas>);
  Hooks.once("init", listenForTargets);
}

/** Draw the active scene and follow what happens to its tokens. */
export async function startCanvas(): Promise<void> {
  followDocuments();
  const scene = (game.scenes.active ?? null) as Scene | null;
  if (scene) await scene.view();
  else await canvas.draw(null);
}

function followDocuments(): void {
  const here = (document: Document) =>
    canvas.ready && document.parent === (canvas.scene as unknown);
  Hooks.on("createToken", (document: TokenDocument) => {
    if (here(document)) canvas.tokens.add(document);
  });
  Hooks.on("updateToken", (document: TokenDocument) => {
    if (here(document)) refresh(document.id as string);
  });
  Hooks.on("deleteToken", (document: TokenDocument) => {
    if (here(document)) canvas.tokens.remove(document.id as string);
  });
  for (const action of ["create", "update", "delete"])
    Hooks.on(`${action}Region`, (document: Document) => {
      if (here(document)) redrawRegions();
    });
  Hooks.on("updateActor", refreshActor);
  for (const action of ["create", "update", "delete"])
    for (const name of ["ActiveEffect", "Item"])
      Hooks.on(`${action}${name}`, (document: Document) => refreshActor(actorAbove(document)));
  for (const hook of ["updateCombat", "deleteCombat", "createCombatant", "deleteCombatant"])
    Hooks.on(hook, () => canvas.ready && canvas.tokens.refreshAll());
}

function refresh(id: string): void {
  const token = canvas.tokens.get(id);
  if (!token) return;
  token.refresh();
  refreshTokenHud(token);
}

/** Draw the tokens of an actor again; all tokens of a world actor may show it. */
function refreshActor(actor: Actor | null): void {
  if (!actor || !canvas.ready) return;
  for (const token of canvas.tokens.placeables)
    if (token.actor === actor || (!actor.isToken && token.document.actorId === actor.id))
      refresh(token.id);
}

function actorAbove(document: Document): Actor | null {
  let above = document.parent as Document | null;
  while (above && above.documentName !== "Actor") above = above.parent as Document | null;
  return above as unknown as Actor | null;
}
