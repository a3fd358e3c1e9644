import type { CardRenderer } from "../../core/cards.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { atHand } from "../../core/documents/lookup.ts";
import { localName } from "../../core/documents/translated.ts";
import { mayDrawRegions } from "../../core/foundry.ts";
import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import { regionsOf, removeCircles } from "../../core/scene/circle-regions.ts";
import { metresPerUnit } from "../../core/scene/units.ts";
import type { RpsExplosionModel } from "../data/explosion-message.ts";
import { explosionCard, type StandingFacts } from "./card-view.ts";
import { drawExplosion } from "./circles.ts";
import { type Explosive, explosionOf } from "./explosive.ts";
import { bystanders } from "./places.ts";
import { outermost } from "./zones-view.ts";

type ExplosionMessage = QuartetChatMessage & { readonly system: RpsExplosionModel };

/** The card of an explosion, made anew on each reader's client. */
export const explosionCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/rps/explosion/card.hbs",
  context: (message) => explosionCard(facts(message as ExplosionMessage), reader()),
  actions: {
    drawCircles: (message) => draw(message as ExplosionMessage),
    removeCircles: (message) => remove(message as ExplosionMessage),
  },
};

function explosiveIn({ system }: ExplosionMessage): Explosive {
  const { name, damage, force, explosionType, withShrapnel } = system;
  return { name: name as TranslatedName, damage, force, explosionType, withShrapnel };
}

/** The scene of an explosion; `null` when it is gone, or there was none. */
export function sceneOf({ system }: ExplosionMessage): Scene.Implementation | null {
  const found: unknown = system.scene ? atHand(system.scene) : null;
  return found instanceof Scene ? (found as Scene.Implementation) : null;
}

function facts(message: ExplosionMessage) {
  const { surroundings, centre } = message.system;
  const scene = sceneOf(message);
  const drawn = scene ? regionsOf(scene, String(message.id)) : [];
  const isDrawable = scene !== null && centre !== null && metresPerUnit(scene.grid.units) !== null;
  return {
    explosive: explosiveIn(message),
    surroundings,
    isPlaced: centre !== null && (scene === null || isDrawable),
    standing: message.system.standing.map(({ token, name, metres }) => ({
      name: knownName(token, name),
      metres,
    })),
    hidden: hiddenNow(message, scene),
    // The names of circles reach everybody: what is whispered is not drawn.
    mayDraw:
      isDrawable && drawn.length === 0 && message.whisper.length === 0 && mayDrawRegions(game.user),
    mayRemove: drawn.some((region) => region.canUserModify(game.user, "delete")),
  };
}

/** The name of a token as this reader knows its character. */
function knownName(uuid: string | null | undefined, name: string): string {
  const token: unknown = uuid ? atHand(uuid) : null;
  const actor = token instanceof TokenDocument ? (token.actor as QuartetActor | null) : null;
  return localName(name, actor);
}

/** Hidden tokens are in no message: a game master's own client finds them. */
function hiddenNow(message: ExplosionMessage, scene: Scene.Implementation | null): StandingFacts[] {
  const { centre, surroundings } = message.system;
  if (!game.user.isGM || !scene || !centre) return [];
  const metres = outermost(explosionOf(explosiveIn(message)), surroundings);
  return (bystanders(scene, centre, metres) ?? []).filter(({ isHidden }) => isHidden);
}

async function draw(message: ExplosionMessage): Promise<void> {
  const { centre, surroundings } = message.system;
  const scene = sceneOf(message);
  if (!scene || !centre) return warn("QUARTET.Rps.Explosion.SceneGone");
  await drawExplosion(scene, centre, explosiveIn(message), surroundings, String(message.id));
}

async function remove(message: ExplosionMessage): Promise<void> {
  const scene = sceneOf(message);
  if (!scene) return warn("QUARTET.Rps.Explosion.SceneGone");
  await removeCircles(scene, String(message.id));
}
