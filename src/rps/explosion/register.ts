import { refreshCards } from "../../core/cards.ts";
import { offerMessage } from "../../core/contest/messages.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { itemOf } from "../../core/documents/lookup.ts";
import { removeCircles } from "../../core/scene/circle-regions.ts";
import { sceneOf } from "./card.ts";
import { explosiveOf } from "./explosive.ts";
import { openExplosion } from "./start-explosion.ts";
import { shotOf, takeBackLate } from "./told.ts";

type ExplosionMessage = Parameters<typeof sceneOf>[0];

/** Follows what happens to explosions outside their cards. Called in `init`. */
export function registerExplosions(): void {
  Hooks.on("createRegion", (region) => followRegion(region));
  Hooks.on("deleteRegion", (region) => followRegion(region));
  Hooks.on("createChatMessage", (message) => followShot(message));
  Hooks.on("deleteChatMessage", (message, _options, userId) => {
    followShot(message);
    cleanUp(message, userId);
  });
  Hooks.on("dropCanvasData", (_canvas, data) => dropped(data));
}

/** The card has a button for circles that are there, and one for those that are not. */
function followRegion(region: object): void {
  const id = foundry.utils.getProperty(region, "flags.quartet.explosion");
  const message = typeof id === "string" ? game.messages.get(id) : undefined;
  if (message) void refreshCards(message as unknown as QuartetChatMessage);
}

/** The card of the contest offers to say where a shot goes off, as long as nobody has. */
function followShot(message: ChatMessage.Implementation): void {
  const shot = shotOf(message as unknown as QuartetChatMessage);
  if (!shot) return;
  void takeBackLate(shot);
  const offer = offerMessage(shot.contest);
  if (offer) void refreshCards(offer);
}

/** Circles go with their message: by a game master's client, or by whose client may. */
function cleanUp(message: ChatMessage.Implementation, userId: string): void {
  if ((message.type as string) !== "rpsExplosion") return;
  const { activeGM } = game.users;
  if (activeGM ? !activeGM.isSelf : userId !== game.userId) return;
  const scene = sceneOf(message as unknown as ExplosionMessage);
  if (scene) void removeCircles(scene, String(message.id));
}

/** An explosive that is dropped on the scene goes off there, once somebody has said so. */
function dropped(data: object): boolean | undefined {
  const { type, uuid, x, y } = data as { type?: string; uuid?: string; x?: number; y?: number };
  if (type !== "Item" || x === undefined || y === undefined) return undefined;
  const item = itemOf(uuid);
  if (!item || !explosiveOf(item)) return undefined;
  void openExplosion(item, { point: { x, y } });
  return false;
}
