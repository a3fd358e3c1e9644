import { readDrag } from "../applications/sidebar/directory/drag-drop.ts";
import { t } from "../applications/ui/text.ts";
import type { Actor } from "../documents/actor.ts";
import type { CompendiumCollection } from "../documents/collections/compendium-collection.ts";
import { fromUuid } from "../documents/uuid.ts";
import { canvas, game, ui } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";

/**
 * Drop on the scene. Packages hear `dropCanvasData` with the place first, and `false` keeps the
 * bench out. An actor becomes a token.
 */
export async function dropOnBoard(event: DragEvent): Promise<void> {
  event.preventDefault();
  const dragged = readDrag(event);
  if (!dragged || !canvas.ready) return;
  const data = { ...dragged, ...canvas.viewport.toScene({ x: event.clientX, y: event.clientY }) };
  if (Hooks.call("dropCanvasData", canvas, data, event) === false) return;
  if (data.type !== "Actor" || !data.uuid) return;
  if (!game.user.can("TOKEN_CREATE")) {
    ui.notifications.warn(t("Canvas.NoTokenPermission"));
    return;
  }
  const actor = await worldActor(data.uuid);
  if (actor) await placeToken(actor, data);
}

/** Tokens need an actor of the world: one of a compendium is imported first. */
async function worldActor(uuid: string): Promise<Actor | null> {
  const actor = (await fromUuid(uuid)) as Actor | null;
  if (!actor?.pack) return actor;
  const pack = game.packs.get(actor.pack) as unknown as CompendiumCollection;
  const imported = await game.actors.importFromCompendium(pack, actor.id as string);
  return (imported as unknown as Actor | undefined) ?? null;
}

/** Create an actor's token with its middle at a point of the scene. */
async function placeToken(actor: Actor, { x, y }: { x: number; y: number }): Promise<void> {
  const document = await actor.getTokenDocument({}, { parent: canvas.scene } as never);
  const source = document.toObject() as Record<string, unknown>;
  const { size } = canvas.grid;
  const corner = canvas.grid.snapCorner({
    x: x - (Number(source.width) * size) / 2,
    y: y - (Number(source.height) * size) / 2,
  });
  await canvas.scene?.createEmbeddedDocuments("Token", [{ ...source, ...corner }] as never);
}
